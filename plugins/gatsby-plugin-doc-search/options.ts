import { toAlgoliaTarget, type AlgoliaTarget } from './src/algolia/algolia-target';
import { sitePushOptions } from './src/algolia/push-options';
import type { SearchableDocsOptions } from './src/docs/to-searchable-docs';

/**
 * Returns the search plugins for gatsby-config: gatsby-plugin-algolia if there is an index to push
 * to, and gatsby-plugin-doc-search.
 *
 * @param push - The index to push to, or null.
 * @param options - Options of gatsby-plugin-doc-search.
 */
export function searchPlugins(
  push: (AlgoliaTarget & { host: string | null }) | null,
  options: SearchableDocsOptions & { glossary: string },
) {
  if (!push) return [{ resolve: 'gatsby-plugin-doc-search', options: { ...options } }];
  const algolia = toAlgoliaTarget(push);
  return [
    { resolve: 'gatsby-plugin-algolia', options: sitePushOptions(algolia, options) },
    { resolve: 'gatsby-plugin-doc-search', options: { ...options, algolia } },
  ];
}
