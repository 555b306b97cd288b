import algoliasearch from 'algoliasearch';
import { runAlgoliaPlugin } from './algolia-push';
import type { Synonym } from '../../../../src/search/engine/names-part';
import type { AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';
import type { AlgoliaTarget } from './algolia-target';
import { pushOptions } from './push-options';
import { pushSynonyms } from './push-synonyms';
import { verifyIndex, type Verdict } from './verify-index';

/**
 * Pushes records outside of a build, by gatsby-plugin-algolia's own code and with the same check after it.
 *
 * @param target where to
 * @param objects what the index should hold
 * @param synonyms the synonyms it should have
 * @param log takes what the plugin says
 * @returns the verdict on the index
 * @throws (rejects with) Error when the plugin gives up
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

/** The index of a target, through the official client. */
export function openIndex({ appId, apiKey, indexName, clientOptions }: AlgoliaTarget) {
  return algoliasearch(appId, apiKey, clientOptions).initIndex(indexName);
}
