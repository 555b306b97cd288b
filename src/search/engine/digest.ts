import type { SearchRecord } from '../records/search-record';

/**
 * Computes a short fingerprint of records. Each index part includes it, so that parts from
 * different builds are never combined.
 *
 * @param records - An index's records.
 * @returns A 32-bit FNV-1a hash in base 36.
 */
export function digestRecords(records: readonly SearchRecord[]): string {
  const text = JSON.stringify(records);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
