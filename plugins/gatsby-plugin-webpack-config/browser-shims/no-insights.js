// Stands in for @algolia/autocomplete-plugin-algolia-insights, which sends to Algolia what readers click: the site does not ask for it.
export const createAlgoliaInsightsPlugin = () => undefined;
