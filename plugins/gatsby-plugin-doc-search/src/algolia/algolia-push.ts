import { createRequire } from 'node:module';
import path from 'node:path';

type OnPostBuild = (gatsby: object, options: object) => Promise<void>;

/** Cache key of gatsby-plugin-algolia for the records that it pushed to an index. */
const keyOf = (indexName: string) => `algolia-objects-${indexName}`;

/**
 * Clears the last push record in gatsby-plugin-algolia, so that it reads the index instead. It
 * stores this record even if the push fails later, and the next push would then skip records that
 * never arrived.
 *
 * @param getCache - Gatsby's function `getCache`.
 * @param indexName - Index name.
 */
export async function forgetLastPush(
  getCache: (id: string) => { set: (key: string, value: unknown) => Promise<unknown> },
  indexName: string,
): Promise<void> {
  await getCache('gatsby-plugin-algolia').set(keyOf(indexName), {});
}

/**
 * Runs gatsby-plugin-algolia outside a build.
 *
 * @param options - Plugin options.
 * @param data - Its query result.
 * @param log - Receives the plugin's messages.
 * @throws When the push fails (the promise rejects).
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
      // Without stored records, the plugin reads the index.
      cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
    },
    options,
  );
}
