import type { SearchRecord } from '../records/search-record';

/**
 * A short fingerprint of records. The parts of an index carry it, so that parts of two builds are never read as one.
 *
 * @param records the records of an index
 * @returns a 32-bit FNV-1a hash in base 36
 */
export function digestRecords(records: readonly SearchRecord[]): string {
  const text = JSON.stringify(records);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
