import type { SearchIndex } from 'algoliasearch';
import type { AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';

/** Differences between an index and a build's records. */
export interface IndexDifference {
  /** IDs of records that aren't in the index. */
  missing: string[];
  /** IDs of records with other content in the index. */
  changed: string[];
  /** IDs from an earlier build. */
  stale: string[];
  /** IDs of objects without a digest, which another source has written. */
  foreign: string[];
  /** Number of objects in the index. */
  indexed: number;
}

/**
 * Compares an index with a build's records.
 *
 * @param index - The index. If it doesn't exist, it counts as empty.
 * @param objects - The build's records.
 * @returns Sorted IDs by kind of difference.
 * @throws Algolia client errors (the promise rejects).
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

/** Checks whether an index contains exactly the build's records. */
export const isEqual = ({ missing, changed, stale, foreign }: IndexDifference): boolean =>
  missing.length + changed.length + stale.length + foreign.length === 0;

/**
 * Formats the differences for a log: `2 missing, 0 changed, 1 stale, 0 foreign; 41 objects in the
 * index`.
 */
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
