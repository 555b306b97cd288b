// Replaces @algolia/autocomplete-plugin-algolia-insights, which sends clicks to Algolia and isn't
// used.
export const createAlgoliaInsightsPlugin = () => undefined;
