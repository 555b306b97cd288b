// Stands in for outdent.
export default String.raw;
