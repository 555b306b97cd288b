import type { SearchRecord } from '../records/search-record';
import { packFull } from './full-part';
import { packNames, type Synonym } from './names-part';

/**
 * Serializes one part of the embedded index. `names` is enough for first results; `full` adds the
 * text. Equal records produce byte-equal parts.
 *
 * @param records - All records in one locale and version, sorted by `toSearchRecords`; the same
 *   array for both parts.
 * @param part - The part to serialize.
 * @param synonyms - Terms with the same meaning; only `names` includes them.
 * @returns JSON for `loadIndex`.
 * @throws Error if the records have several locales or versions.
 */
export function buildIndex(
  records: readonly SearchRecord[],
  part: 'names' | 'full',
  synonyms: readonly Synonym[] = [],
): string {
  const editions = new Set(records.map((record) => `${record.locale} ${record.version}`));
  if (editions.size > 1) {
    throw new Error(
      `search index: one index has records of ${[...editions].join(', ')}. Build one index for each.`,
    );
  }
  const digest = digestRecords(records);
  return part === 'names' ? packNames(records, digest, synonyms) : packFull(records, digest);
}

/**
 * Computes a short fingerprint of records. Each index part includes it, so that parts from
 * different builds are never combined.
 *
 * @param records - An index's records.
 * @returns A 32-bit FNV-1a hash in base 36.
 */
function digestRecords(records: readonly SearchRecord[]): string {
  const text = JSON.stringify(records);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
