import { ERRORS_SLUG } from '../../model/addresses';
import { PLACEHOLDER } from '../../model/toolkit-error';
import { removeSeparators } from '../language/analyze';
import type { IndexedRecord } from './names-part';

/** An error message that may be in a query, with any values. */
export interface MessagePattern {
  /** The ID of the message's record. */
  id: number;
  /** The texts between the values, in this order. */
  pieces: readonly string[];
  /** Number of letters and digits, without the values. */
  length: number;
}

// Shorter messages can't be told apart from other words in a query.
const SHORTEST = 10;

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
  return records.flatMap((record, id) => {
    if (!isMessage(record)) return [];
    const pieces = record.heading.split(PLACEHOLDER).map(removeSeparators);
    const length = pieces.join('').length;
    return length < SHORTEST ? [] : [{ id, length, pieces }];
  });
}

/**
 * Finds the error messages in a query, such as a pasted log line.
 *
 * @returns The message length for each matching record; longer messages are more certain.
 */
export function findMessages(patterns: readonly MessagePattern[], text: string): Map<number, number> {
  const query = removeSeparators(text);
  return new Map(
    query.length < SHORTEST
      ? []
      : patterns.flatMap(({ id, pieces, length }) =>
          includesInOrder(query, pieces) ? [[id, length] as const] : [],
        ),
  );
}

/** A regular expression with several `.*` would take quadratic time and more. */
function includesInOrder(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}
