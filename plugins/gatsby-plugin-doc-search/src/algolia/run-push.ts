import { createRequire } from 'node:module';
import path from 'node:path';
import algoliasearch from 'algoliasearch';
import type { AlgoliaObject } from './algolia-objects';
import type { AlgoliaTarget } from './algolia-target';
import { pushOptions, type PushOptions } from './push-options';
import { verifyIndex, type Verdict } from './verify-index';

type OnPostBuild = (gatsby: object, options: PushOptions) => Promise<void>;

/**
 * Pushes records outside of a build, by gatsby-plugin-algolia's own code and with the same check after it.
 *
 * @param target where to
 * @param objects what the index should hold
 * @param log takes what the plugin says
 * @returns the verdict on the index
 * @throws (rejects with) Error when the plugin gives up
 */
export async function runPush(
  target: AlgoliaTarget,
  objects: readonly AlgoliaObject[],
  log: (line: string) => void,
): Promise<Verdict> {
  const { onPostBuild } = createRequire(path.resolve('package.json'))(
    'gatsby-plugin-algolia/gatsby-node.js',
  ) as { onPostBuild: OnPostBuild };
  const fail = (message: string, error?: unknown): never => {
    throw new Error(message, { cause: error });
  };
  const activity = { start: () => undefined, end: () => undefined, setStatus: log, panicOnBuild: fail };
  const gatsby = {
    graphql: () => Promise.resolve({ data: objects }),
    reporter: { activityTimer: () => activity, panicOnBuild: fail, warn: log, info: log },
    // Nothing is kept from run to run: what the index holds is asked of the index.
    cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
  };
  await onPostBuild(
    gatsby,
    pushOptions(target, ({ data }: { data: AlgoliaObject[] }) => data, ''),
  );
  return verifyIndex(openIndex(target), objects);
}

/** The index of a target, through the official client. */
export function openIndex({ appId, apiKey, indexName, clientOptions }: AlgoliaTarget) {
  return algoliasearch(appId, apiKey, clientOptions).initIndex(indexName);
}
