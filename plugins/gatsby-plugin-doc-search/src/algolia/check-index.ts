import type { SearchIndex } from 'algoliasearch';
import type { AlgoliaObject } from '../../../../src/search/algolia/algolia-objects';

/**
 * Checks after a push that an index contains exactly the build's records. If it doesn't exist, it
 * counts as empty.
 *
 * @param index - The index.
 * @param objects - The build's records.
 * @returns Whether the index matches, and one sentence for the log.
 * @throws Algolia client errors (the promise rejects).
 */
export async function checkIndex(
  index: SearchIndex,
  objects: readonly AlgoliaObject[],
): Promise<{ isComplete: boolean; message: string }> {
  const digests = await readDigests(index);
  const built = new Map(objects.map(({ objectID, internal }) => [objectID, internal.contentDigest]));
  const extra = [...digests].filter(([id]) => !built.has(id));
  const missing = [...built].filter(([id]) => !digests.has(id)).length;
  const changed = [...built].filter(([id, digest]) => digests.has(id) && digests.get(id) !== digest).length;
  const stale = extra.filter(([, digest]) => digest !== null).length;
  // Objects without a digest were written by another source.
  const unmanaged = extra.filter(([, digest]) => digest === null).map(([id]) => id);
  if (missing + changed + extra.length === 0)
    return {
      isComplete: true,
      message: `${index.indexName}: contains exactly the ${objects.length} records of this build.`,
    };
  const advice =
    unmanaged.length > 0
      ? `Another source has written records, such as ${unmanaged[0] ?? ''}. Use a separate index for this site.`
      : 'Build again with ALGOLIA_ADMIN_KEY.';
  return {
    isComplete: false,
    message: `${index.indexName}: should contain the ${objects.length} records of this build, but: ${missing} missing, ${changed} changed, ${stale} stale, ${unmanaged.length} unmanaged; ${digests.size} objects in the index. ${advice}`,
  };
}

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
