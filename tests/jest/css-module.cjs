// Class names are their own values, so that a test can ask for them.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
