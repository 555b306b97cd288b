import type { SearchProvider } from '../../config/search';
import { searchPartPath } from '../../model/addresses';
import { createAlgoliaClient } from './algolia-client';
import { createEmbeddedClient } from './embedded-client';
import { createFailoverClient } from './failover-client';
import type { SearchClient } from './search-client';

interface SearchClientOptions {
  provider: SearchProvider;
  locale: string;
  version: string;
  /** Path prefix of the site, without a slash at the end. */
  base: string;
}

const clients = new Map<string, SearchClient>();

/**
 * The search of one language: one client for the life of the page, so that an index is loaded once.
 *
 * @param options who answers, and what for
 */
export function searchClientFor(options: SearchClientOptions): SearchClient {
  const known = clients.get(options.locale);
  if (known) return known;
  const { provider, locale, version, base } = options;
  const embedded = createEmbeddedClient({ partUrl: (part) => base + searchPartPath(locale, part) });
  const client =
    provider.provider === 'algolia'
      ? createFailoverClient({ hosted: createAlgoliaClient({ ...provider, locale, version }), embedded })
      : embedded;
  clients.set(locale, client);
  return client;
}
