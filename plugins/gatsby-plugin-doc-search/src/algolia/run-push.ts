import algoliasearch from 'algoliasearch';
import { runAlgoliaPlugin } from './algolia-push';
import type { Synonym } from '../../../../src/search/engine/names-part';
import type { AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';
import type { AlgoliaTarget } from './algolia-target';
import { pushOptions } from './push-options';
import { pushSynonyms } from './push-synonyms';
import { verifyIndex, type Verdict } from './verify-index';

/**
 * Pushes records outside a build, with the code of gatsby-plugin-algolia and the same check as in a
 * build.
 *
 * @param target - The index to push to.
 * @param objects - Records from the last build.
 * @param synonyms - Synonyms in the embedded index.
 * @param log - Receives the plugin's messages.
 * @returns The check's result.
 * @throws When the push fails (the promise rejects).
 */
export async function runPush(
  target: AlgoliaTarget,
  objects: readonly AlgoliaObject[],
  synonyms: readonly Synonym[],
  log: (line: string) => void,
): Promise<Verdict> {
  const options = pushOptions(target, ({ data }: { data: AlgoliaObject[] }) => data, '');
  await runAlgoliaPlugin(options, objects, log);
  await pushSynonyms(openIndex(target), synonyms);
  return verifyIndex(openIndex(target), objects);
}

/** Opens an index with the Algolia client. */
export function openIndex({ appId, apiKey, indexName, clientOptions }: AlgoliaTarget) {
  return algoliasearch(appId, apiKey, clientOptions).initIndex(indexName);
}
