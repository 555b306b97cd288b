// Replaces outdent, whose result isn't visible to readers.
export default String.raw;
