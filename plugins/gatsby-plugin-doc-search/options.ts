import { readAlgoliaTarget } from './src/algolia/algolia-target';
import { sitePushOptions } from './src/algolia/push-options';
import type { SearchableDocsOptions } from './src/docs/to-searchable-docs';

/**
 * Returns the search plugins for gatsby-config: gatsby-plugin-algolia if the environment contains
 * an index to push to, and gatsby-plugin-doc-search.
 *
 * @param env - The build's environment.
 * @param options - Options of gatsby-plugin-doc-search.
 * @throws When only some Algolia settings are set.
 */
export function searchPlugins(
  env: Readonly<Record<string, string | undefined>>,
  options: SearchableDocsOptions & { glossary: string },
) {
  const algolia = readAlgoliaTarget(env);
  const push = algolia && {
    resolve: 'gatsby-plugin-algolia',
    options: sitePushOptions(algolia, { version: options.version }),
  };
  return [
    ...(push ? [push] : []),
    { resolve: 'gatsby-plugin-doc-search', options: { ...options, ...(algolia ? { algolia } : {}) } },
  ];
}
