import { readAlgoliaTarget } from './src/algolia/algolia-target';
import { sitePushOptions } from './src/algolia/push-options';
import type { SearchableDocsOptions } from './src/docs/to-searchable-docs';

/**
 * The entries of gatsby-config for search: gatsby-plugin-algolia where the environment names an index to push to, then gatsby-plugin-doc-search.
 *
 * @param env - The environment of the build.
 * @param options - Options of gatsby-plugin-doc-search.
 * @throws When only some of the Algolia settings are there.
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
