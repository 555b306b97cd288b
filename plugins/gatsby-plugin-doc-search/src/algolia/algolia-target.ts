import algoliasearch, { type AlgoliaSearchOptions } from 'algoliasearch';

/** The index that records are pushed to. */
export interface AlgoliaTarget {
  appId: string;
  /** A key with write access. It must never reach the browser. */
  apiKey: string;
  indexName: string;
  /** Client options. Timeouts are in seconds. */
  clientOptions?: AlgoliaSearchOptions;
}

/**
 * Adds the client options for a push to the credentials of an index.
 *
 * @param credentials - The index, and optionally a test server such as `127.0.0.1:4000`.
 */
export function toAlgoliaTarget({
  host,
  ...credentials
}: AlgoliaTarget & { host?: string | null }): AlgoliaTarget {
  return {
    ...credentials,
    clientOptions: {
      timeouts: { connect: 2, read: 30, write: 30 },
      ...(host ? { hosts: [{ url: host, protocol: 'http', accept: 3 }] } : {}),
    },
  };
}

/** Opens an index with the Algolia client. */
export function openIndex({ appId, apiKey, indexName, clientOptions }: AlgoliaTarget) {
  return algoliasearch(appId, apiKey, clientOptions).initIndex(indexName);
}
