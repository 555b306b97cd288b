import { toAlgoliaTarget, type AlgoliaTarget } from './src/algolia/algolia-target';
import { sitePushOptions } from './src/algolia/push-options';
import type { SearchableDocsOptions } from './src/docs/to-searchable-docs';

export interface Options extends SearchableDocsOptions {
  /** Path to a bilingual glossary.yml, whose term pairs are synonyms. */
  glossary: string;
  /** The index that gatsby-plugin-algolia, which runs before this plugin, pushes to. */
  algolia?: AlgoliaTarget;
}

/**
 * Returns the search plugins for gatsby-config: gatsby-plugin-algolia if there is an index to push
 * to, and gatsby-plugin-doc-search.
 *
 * @param push - The index to push to, or null.
 * @param options - The other options of gatsby-plugin-doc-search.
 */
export function searchPlugins(push: (AlgoliaTarget & { host: string | null }) | null, options: Options) {
  if (!push) return [{ resolve: 'gatsby-plugin-doc-search', options: { ...options } }];
  const algolia = toAlgoliaTarget(push);
  return [
    { resolve: 'gatsby-plugin-algolia', options: sitePushOptions(algolia, options) },
    { resolve: 'gatsby-plugin-doc-search', options: { ...options, algolia } satisfies Options },
  ];
}
