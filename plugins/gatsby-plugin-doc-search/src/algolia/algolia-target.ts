import type { AlgoliaSearchOptions } from 'algoliasearch';

/** The index that records are pushed to. */
export interface AlgoliaTarget {
  appId: string;
  /** A key with write access. It must never reach the browser. */
  apiKey: string;
  indexName: string;
  /** Client options. Tests set other hosts; timeouts are in seconds. */
  clientOptions?: AlgoliaSearchOptions;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a release build's Algolia settings.
 *
 * @param env - `ALGOLIA_ADMIN_KEY`, `GATSBY_ALGOLIA_APP_ID`, and `GATSBY_ALGOLIA_INDEX_NAME`. Tests
 *   set `ALGOLIA_HOST` (`127.0.0.1:4000`) to use a fake server.
 * @returns Null without a key: the build then pushes no records.
 * @throws When the other variables aren't set; the message lists them.
 */
export function readAlgoliaTarget(env: Environment): AlgoliaTarget | null {
  const { ALGOLIA_ADMIN_KEY: apiKey, ALGOLIA_HOST: host } = env;
  const { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_INDEX_NAME: indexName } = env;
  if (!apiKey) return null;
  if (!appId || !indexName) {
    const missing = [
      appId ? '' : 'GATSBY_ALGOLIA_APP_ID',
      indexName ? '' : 'GATSBY_ALGOLIA_INDEX_NAME',
    ].filter(Boolean);
    throw new Error(
      `ALGOLIA_ADMIN_KEY is set, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not. Set all three to push records, or unset the key to build without Algolia.`,
    );
  }
  return {
    appId,
    apiKey,
    indexName,
    clientOptions: {
      timeouts: { connect: 2, read: 30, write: 30 },
      ...(host ? { hosts: [{ url: host, protocol: 'http', accept: 3 }] } : {}),
    },
  };
}
