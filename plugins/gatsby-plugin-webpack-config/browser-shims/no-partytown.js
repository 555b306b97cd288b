// Stands in for @builder.io/partytown/integration and gatsby-script, which only Gatsby's plugin for scripts in a worker asks for.
export const partytownSnippet = () => '';
export const collectedScriptsByPage = new Map();
