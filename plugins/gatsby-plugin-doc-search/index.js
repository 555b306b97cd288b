// Gatsby takes a folder for a plugin only when it has an index.js; the hooks are in gatsby-node.ts.
