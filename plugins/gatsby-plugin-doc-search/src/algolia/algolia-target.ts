import type { AlgoliaSearchOptions } from 'algoliasearch';

/** Where records are pushed to. */
export interface AlgoliaTarget {
  appId: string;
  /** A key that may write. It must never reach the browser. */
  apiKey: string;
  indexName: string;
  /** For tests: other hosts than those of the application. Timeouts are seconds. */
  clientOptions?: AlgoliaSearchOptions;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the target of a release build from its environment.
 *
 * @param env `ALGOLIA_ADMIN_KEY`, `GATSBY_ALGOLIA_APP_ID` and `GATSBY_ALGOLIA_INDEX_NAME`; `ALGOLIA_HOST`
 *   (`127.0.0.1:4000`) is for tests against a double
 * @returns `null` without a key: the build then pushes nothing
 * @throws Error naming the variables that are missing besides the key
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
      `ALGOLIA_ADMIN_KEY is set, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not. Set all three to push records, or unset the key to build without.`,
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
