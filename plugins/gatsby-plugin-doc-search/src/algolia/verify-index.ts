import type { SearchIndex } from 'algoliasearch';
import type { AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';
import { compareIndex, describeDifference, isEqual, type IndexDifference } from './compare-index';

const CHUNK = 1000;

/** A push result. */
export interface Verdict {
  isComplete: boolean;
  /** Number of objects that had to be pushed or deleted again. */
  repaired: number;
  difference: IndexDifference;
  /** One sentence for the log. */
  message: string;
}

/**
 * Checks after a push that an index contains exactly the build's records. Missing, changed, and
 * stale records are pushed or deleted again. Objects from other sources are not touched, and make
 * the check fail.
 *
 * @param index - The index.
 * @param objects - The build's records.
 * @returns The result after the repair.
 * @throws Algolia client errors (the promise rejects).
 */
export async function verifyIndex(index: SearchIndex, objects: readonly AlgoliaObject[]): Promise<Verdict> {
  const before = await compareIndex(index, objects);
  const repaired = before.missing.length + before.changed.length + before.stale.length;
  if (repaired > 0) await repair(index, objects, before);
  const difference = repaired > 0 ? await compareIndex(index, objects) : before;
  const isComplete = isEqual(difference);
  const resent = repaired > 0 ? ` ${repaired} had to be pushed again.` : '';
  const message = isComplete
    ? `${index.indexName}: contains exactly the ${objects.length} records of this build.${resent}`
    : `${index.indexName}: should contain the ${objects.length} records of this build, but: ${describeDifference(difference)}.${resent} ${advice(difference)}`;
  return { isComplete, repaired, difference, message };
}

function advice({ foreign }: IndexDifference): string {
  return foreign.length > 0
    ? `Another source has written records, such as ${foreign[0] ?? ''}. Use a separate index for this site.`
    : 'Run "npm run search -- push".';
}

async function repair(
  index: SearchIndex,
  objects: readonly AlgoliaObject[],
  { missing, changed, stale }: IndexDifference,
): Promise<void> {
  const ids = new Set([...missing, ...changed]);
  const resent = objects.filter(({ objectID }) => ids.has(objectID));
  for (let start = 0; start < resent.length; start += CHUNK)
    await index.saveObjects(resent.slice(start, start + CHUNK)).wait();
  if (stale.length > 0) await index.deleteObjects(stale).wait();
}
