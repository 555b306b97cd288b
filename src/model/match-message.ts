import { removeSeparators } from './normalize';
import { PLACEHOLDER } from './toolkit-error';

/** An error message that may be in a text, with any values. */
export interface MessagePattern {
  id: number;
  /** The texts between the values, in this order. */
  pieces: readonly string[];
  /** Number of letters and digits, without the values. */
  length: number;
}

// Shorter messages can't be told apart from other words in a text.
const SHORTEST = 10;

/** Returns a message's pattern; an empty list if the message is too short to be recognized. */
export function messagePattern(id: number, message: string): MessagePattern[] {
  const pieces = message.split(PLACEHOLDER).map(removeSeparators);
  const { length } = pieces.join('');
  return length < SHORTEST ? [] : [{ id, length, pieces }];
}

/**
 * Finds the error messages in a text, such as a pasted log line.
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

/** A regular expression with several `.*` would take quadratic time and more. */
function includesInOrder(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}
