import { ERRORS_SLUG } from '../../model/addresses';
import { PLACEHOLDER } from '../../model/toolkit-error';
import { removeSeparators } from '../language/analyze';
import type { IndexedRecord } from './names-part';

/** An error message that may be in a query, whatever the values in it. */
export interface MessagePattern {
  /** The id of its record. */
  id: number;
  pattern: RegExp;
  /** How many letters and digits it has besides the values. */
  length: number;
}

// What is shorter says too little to be told from other words of a query.
const SHORTEST = 10;

/** Whether a record is that of an error message. The headings of packages on the same page are single words. */
export function isMessage<Found extends Pick<IndexedRecord, 'path' | 'heading'>>(
  record: Found,
): record is Found & { heading: string } {
  return record.path.endsWith(ERRORS_SLUG) && (record.heading?.includes(' ') ?? false);
}

/**
 * Makes patterns of the error messages among the records.
 *
 * @param records - All records of an index; their places are their ids.
 */
export function messagePatterns(records: readonly IndexedRecord[]): MessagePattern[] {
  return records.flatMap((record, id) => {
    if (!isMessage(record)) return [];
    const pieces = record.heading.split(PLACEHOLDER).map(removeSeparators);
    const length = pieces.join('').length;
    // Letters and digits need no escaping.
    return length < SHORTEST ? [] : [{ id, length, pattern: new RegExp(pieces.join('.*'), 'u') }];
  });
}

/**
 * Finds the messages that a query holds, as when a line of a log is pasted.
 *
 * @returns For each record that matches, the length of its message: the longer, the surer.
 */
export function findMessages(patterns: readonly MessagePattern[], text: string): Map<number, number> {
  const query = removeSeparators(text);
  return new Map(
    query.length < SHORTEST
      ? []
      : patterns.flatMap(({ id, pattern, length }) => (pattern.test(query) ? [[id, length] as const] : [])),
  );
}
