import { createHash } from 'node:crypto';
import { packageNames, versionPrefixes } from '../records/filter-values';
import type { SearchRecord } from '../records/search-record';

/** A record as stored in an Algolia index. */
export type AlgoliaObject = SearchRecord & {
  /** What a `pkg:` filter may give. */
  packageNames: string[];
  /** What a `since:` filter may give. */
  sinceVersions: string[];
  /** What gatsby-plugin-algolia compares, to push only what has changed. */
  internal: { contentDigest: string };
};

/**
 * Gives records the digest by which a push detects changes.
 *
 * @param records records of any number of locales
 * @returns one object for each
 */
export function toAlgoliaObjects(records: readonly SearchRecord[]): AlgoliaObject[] {
  return records.map((record) => ({
    ...record,
    packageNames: packageNames(record.package),
    sinceVersions: versionPrefixes(record.since),
    internal: {
      contentDigest: createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 20),
    },
  }));
}
