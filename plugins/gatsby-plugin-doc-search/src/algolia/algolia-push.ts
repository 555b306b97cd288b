import { createRequire } from 'node:module';
import path from 'node:path';

type OnPostBuild = (gatsby: object, options: object) => Promise<void>;

/** The cache key under which gatsby-plugin-algolia keeps what it pushed to an index. */
const keyOf = (indexName: string) => `algolia-objects-${indexName}`;

/**
 * Makes gatsby-plugin-algolia forget what it pushed last time, so that it asks the index itself. It remembers a push
 * even if the push then fails, and the next one would leave out what never arrived.
 *
 * @param getCache - Gatsby's function of that name.
 */
export async function forgetLastPush(
  getCache: (id: string) => { set: (key: string, value: unknown) => Promise<unknown> },
  indexName: string,
): Promise<void> {
  await getCache('gatsby-plugin-algolia').set(keyOf(indexName), {});
}

/**
 * Runs gatsby-plugin-algolia outside of a build.
 *
 * @param options - The plugin's options.
 * @param data - What its query returns.
 * @param log - Takes what the plugin reports.
 * @throws (rejects with) Error when the plugin gives up.
 */
export async function runAlgoliaPlugin(
  options: object,
  data: unknown,
  log: (line: string) => void,
): Promise<void> {
  const { onPostBuild } = createRequire(path.resolve('package.json'))(
    'gatsby-plugin-algolia/gatsby-node.js',
  ) as { onPostBuild: OnPostBuild };
  const fail = (message: string, error?: unknown): never => {
    throw new Error(message, { cause: error });
  };
  const activity = { start: () => undefined, end: () => undefined, setStatus: log, panicOnBuild: fail };
  await onPostBuild(
    {
      graphql: () => Promise.resolve({ data }),
      reporter: { activityTimer: () => activity, panicOnBuild: fail, warn: log, info: log },
      // Nothing is kept between runs: the plugin asks the index what it contains.
      cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
    },
    options,
  );
}
