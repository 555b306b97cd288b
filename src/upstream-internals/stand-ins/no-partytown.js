// Stands in for @builder.io/partytown/integration.
export const partytownSnippet = () => '';
