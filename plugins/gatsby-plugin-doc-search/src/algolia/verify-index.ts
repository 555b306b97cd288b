import type { SearchIndex } from 'algoliasearch';
import type { AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';
import { compareIndex, describeDifference, isEqual, type IndexDifference } from './compare-index';

const CHUNK = 1000;

/** The outcome of a push. */
export interface Verdict {
  isComplete: boolean;
  /** How many objects had to be pushed or deleted again. */
  repaired: number;
  difference: IndexDifference;
  /** One sentence for the log. */
  message: string;
}

/**
 * Makes sure, after a push, that an index holds exactly what was built. What is missing, changed or stale is pushed or deleted
 * once more; objects that this site never wrote are left alone and make the verdict a failure.
 *
 * @param index the index that was pushed to
 * @param objects what was built
 * @returns the verdict after the repair
 * @throws (rejects with) the client's errors
 */
export async function verifyIndex(index: SearchIndex, objects: readonly AlgoliaObject[]): Promise<Verdict> {
  const before = await compareIndex(index, objects);
  const repaired = before.missing.length + before.changed.length + before.stale.length;
  if (repaired > 0) await repair(index, objects, before);
  const difference = repaired > 0 ? await compareIndex(index, objects) : before;
  const isComplete = isEqual(difference);
  const again = repaired > 0 ? ` ${repaired} had to be sent again.` : '';
  const message = isComplete
    ? `${index.indexName}: holds exactly the ${objects.length} records built.${again}`
    : `${index.indexName}: should hold the ${objects.length} records built, but: ${describeDifference(difference)}.${again} ${advice(difference)}`;
  return { isComplete, repaired, difference, message };
}

function advice({ foreign }: IndexDifference): string {
  return foreign.length > 0
    ? `Records of another origin, such as ${foreign[0] ?? ''}: use an index of its own for this site.`
    : 'Run "npx tsx scripts/search-index.ts" once more.';
}

async function repair(
  index: SearchIndex,
  objects: readonly AlgoliaObject[],
  { missing, changed, stale }: IndexDifference,
): Promise<void> {
  const wanted = new Set([...missing, ...changed]);
  const again = objects.filter(({ objectID }) => wanted.has(objectID));
  for (let at = 0; at < again.length; at += CHUNK)
    await index.saveObjects(again.slice(at, at + CHUNK)).wait();
  if (stale.length > 0) await index.deleteObjects(stale).wait();
}
