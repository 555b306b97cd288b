// Stands in for browser-lang: nobody is sent to another language than that of the address.
export default () => '';
