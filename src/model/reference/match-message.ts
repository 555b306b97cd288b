import { removeSeparators } from '../text/normalize';
import { PLACEHOLDER } from './toolkit-error';

/** An error message to look for in text, whatever values it contains there. */
export interface MessagePattern {
  id: number;
  /** The fixed parts between the values, in order. */
  pieces: readonly string[];
  /** Number of letters and digits, without the values. */
  length: number;
}

// Minimum length. Shorter messages can't be told apart from other words.
const SHORTEST = 10;

/** Returns a message's pattern; an empty list if the message is too short to be recognized. */
export function messagePattern(id: number, message: string): MessagePattern[] {
  const pieces = message.split(PLACEHOLDER).map(removeSeparators);
  const { length } = pieces.join('');
  return length < SHORTEST ? [] : [{ id, length, pieces }];
}

/**
 * Finds the error messages in text such as a pasted log line.
 *
 * @returns The message length for each ID; longer messages are more certain.
 */
export function findMessages(patterns: readonly MessagePattern[], text: string): Map<number, number> {
  const simplified = removeSeparators(text);
  return new Map(
    simplified.length < SHORTEST
      ? []
      : patterns.flatMap(({ id, pieces, length }) =>
          includesInOrder(simplified, pieces) ? [[id, length] as const] : [],
        ),
  );
}

/**
 * Checks whether the text contains the pieces in this order. A regular expression with several `.*`
 * would take quadratic time or more.
 */
function includesInOrder(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}
