// Returns class names unchanged, so tests can use them in selectors.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
