import type { SearchIndex } from 'algoliasearch';
import type { AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';

/** How an index differs from the records that were built. */
export interface IndexDifference {
  /** Built, and not in the index. */
  missing: string[];
  /** In the index with other contents. */
  changed: string[];
  /** In the index from an earlier build. */
  stale: string[];
  /** In the index from elsewhere: without a digest. */
  foreign: string[];
  /** How many objects the index holds. */
  indexed: number;
}

/**
 * Compares an index, object by object, with what it should hold.
 *
 * @param index the index; one that does not exist is empty
 * @param objects what was built
 * @returns ids by the way in which they differ, sorted
 * @throws (rejects with) the client's errors
 */
export async function compareIndex(
  index: SearchIndex,
  objects: readonly AlgoliaObject[],
): Promise<IndexDifference> {
  const digests = await readDigests(index);
  const built = new Map(objects.map(({ objectID, internal }) => [objectID, internal.contentDigest]));
  const extra = [...digests].filter(([id]) => !built.has(id));
  const ids = (entries: readonly (readonly [string, unknown])[]): string[] =>
    entries.map(([id]) => id).sort();
  return {
    missing: ids([...built].filter(([id]) => !digests.has(id))),
    changed: ids([...built].filter(([id, digest]) => digests.has(id) && digests.get(id) !== digest)),
    stale: ids(extra.filter(([, digest]) => digest !== null)),
    foreign: ids(extra.filter(([, digest]) => digest === null)),
    indexed: digests.size,
  };
}

/** Whether an index contains exactly what was built. */
export const isEqual = ({ missing, changed, stale, foreign }: IndexDifference): boolean =>
  missing.length + changed.length + stale.length + foreign.length === 0;

/** For a log: `2 missing, 0 changed, 1 stale, 0 foreign; 41 objects in the index`. */
export const describeDifference = ({ missing, changed, stale, foreign, indexed }: IndexDifference): string =>
  `${missing.length} missing, ${changed.length} changed, ${stale.length} stale, ${foreign.length} foreign; ${indexed} objects in the index`;

async function readDigests(index: SearchIndex): Promise<Map<string, string | null>> {
  const digests = new Map<string, string | null>();
  try {
    await index.browseObjects<{ internal?: { contentDigest?: string } }>({
      attributesToRetrieve: ['internal.contentDigest'],
      batch: (hits) => {
        for (const { objectID, internal } of hits) digests.set(objectID, internal?.contentDigest ?? null);
      },
    });
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
  }
  return digests;
}
