import { withPrefix } from 'gatsby';
import type { ComponentType } from 'react';
import type { SearchResultsProps } from '../components/search/SearchResults';
import { search, searchProvider } from '../config/search';
import { splitPath } from '../model/addresses';
import type { SearchClient } from '../search/client/search-client';

/** The results component and the search client. */
export interface LoadedSearch {
  Results: ComponentType<SearchResultsProps>;
  client: SearchClient;
}

/** The site's path prefix, without a trailing slash. */
export const basePath = withPrefix('/').replace(/\/$/, '');

const loading = new Map<string, Promise<LoadedSearch>>();

/**
 * Loads the results component and the search index in parallel. Repeated calls return the same
 * promise, unless loading failed.
 *
 * @param language - The page's language.
 * @throws If the code can't be loaded.
 */
export function loadSearch(language: string): Promise<LoadedSearch> {
  const pending = loading.get(language);
  if (pending) return pending;
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

/** Starts loading search if its dialog is already open, so that it is ready when the app starts. */
export function loadOpenSearch(): void {
  // `SearchSlot` handles the error.
  if (document.querySelector('[id="site:search"][open]'))
    loadSearch(splitPath(window.location.pathname.slice(basePath.length)).locale).catch(() => undefined);
}
