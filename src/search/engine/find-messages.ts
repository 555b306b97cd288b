import { ERRORS_SLUG } from '../../model/docs/addresses';
import { messagePattern, type MessagePattern } from '../../model/reference/match-message';
import type { IndexedRecord } from './names-part';

/** Checks whether a record is an error message. Package headings on that page are single words. */
export function isMessage<Found extends Pick<IndexedRecord, 'path' | 'heading'>>(
  record: Found,
): record is Found & { heading: string } {
  return record.path.endsWith(ERRORS_SLUG) && (record.heading?.includes(' ') ?? false);
}

/**
 * Creates patterns for the error messages among the records.
 *
 * @param records - All records in an index; a record's ID is its position.
 */
export function messagePatterns(records: readonly IndexedRecord[]): MessagePattern[] {
  return records.flatMap((record, id) => (isMessage(record) ? messagePattern(id, record.heading) : []));
}
