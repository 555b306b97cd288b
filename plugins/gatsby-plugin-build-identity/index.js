// Gatsby asks every plugin for an index.js; the work is done in gatsby-node.ts.
