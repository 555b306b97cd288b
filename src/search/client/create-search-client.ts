import type { SearchProvider } from '../../config/search';
import { searchPartPath } from '../../model/docs/addresses';
import { createAlgoliaClient } from './algolia-client';
import { createEmbeddedClient } from './embedded-client';
import { createFailoverClient } from './failover-client';
import type { SearchClient } from './search-client';

/** What is searched. */
export interface SearchSource {
  provider: SearchProvider;
  /** Results are from this version only. */
  version: string;
}

interface SearchClientOptions extends SearchSource {
  locale: string;
  /** The site's path prefix, without a trailing slash. */
  base: string;
  /** Fetches a part of the embedded index; `fetch` by default. */
  fetchPart?: typeof fetch;
}

const clients = new Map<string, SearchClient>();

/**
 * Returns the search client for a language. The client is reused until the page is closed, so that
 * each index is loaded once.
 *
 * @param options - Settings for the client.
 */
export function searchClientFor(options: SearchClientOptions): SearchClient {
  const known = clients.get(options.locale);
  if (known) return known;
  const { provider, locale, version, base, fetchPart } = options;
  const embedded = createEmbeddedClient({
    partUrl: (part) => base + searchPartPath(locale, part),
    fetchPart,
  });
  const client =
    provider.provider === 'algolia'
      ? createFailoverClient({ hosted: createAlgoliaClient({ ...provider, locale, version }), embedded })
      : embedded;
  clients.set(locale, client);
  return client;
}
