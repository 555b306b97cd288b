import { createHash } from 'node:crypto';
import { packageNames, versionPrefixes } from '../records/filter-values';
import type { SearchRecord } from '../records/search-record';

/** A record as stored in an Algolia index. */
export type AlgoliaObject = SearchRecord & {
  /** Values that a `pkg:` filter matches. */
  packageNames: string[];
  /** Values that a `since:` filter matches. */
  sinceVersions: string[];
  /** gatsby-plugin-algolia compares the digest, to push only changed records. */
  internal: { contentDigest: string };
};

/**
 * Adds the digest that lets a push detect changes.
 *
 * @param records - Records in any number of locales.
 * @returns One object per record.
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
