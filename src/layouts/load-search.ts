import { withPrefix } from 'gatsby';
import type { ComponentType } from 'react';
import type { SearchResultsProps } from '../components/search/SearchResults';
import { search, searchProvider } from '../config/search';
import { splitPath } from '../model/addresses';
import type { SearchClient } from '../search/client/search-client';

/** What the search dialog shows results with. */
export interface LoadedSearch {
  Results: ComponentType<SearchResultsProps>;
  client: SearchClient;
}

/** Path prefix of the site, without slash at its end. */
export const basePath = withPrefix('/').replace(/\/$/, '');

const loading = new Map<string, Promise<LoadedSearch>>();

/**
 * Loads the code of the search, and its index while the code of the results still is on its way. Asked again, it answers with the same load, unless
 * that has failed.
 *
 * @param language - Language of the page.
 */
export function loadSearch(language: string): Promise<LoadedSearch> {
  const known = loading.get(language);
  if (known) return known;
  const load = Promise.all([import('../components/search/SearchResults'), loadClient(language)]).then(
    ([{ SearchResults }, client]) => ({ Results: SearchResults, client }),
  );
  loading.set(language, load);
  load.catch(() => loading.delete(language));
  return load;
}

async function loadClient(language: string): Promise<SearchClient> {
  const { searchClientFor } = await import('../search/client/create-search-client');
  const client = searchClientFor({
    provider: searchProvider,
    locale: language,
    version: search.version,
    base: basePath,
  });
  void client.warmUp();
  return client;
}

/** Before the app takes over a page whose reader has opened the search: by the time it has, the index is there. */
export function loadOpenSearch(): void {
  // The dialog says it where the search cannot be loaded.
  if (document.querySelector('#site-search[open]'))
    loadSearch(splitPath(window.location.pathname.slice(basePath.length)).locale).catch(() => undefined);
}
