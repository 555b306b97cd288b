import { errorIn, type Problem } from '../../../src/model/problem';

/** Marks, embeddings, overrides, and isolates from the Unicode bidirectional algorithm. */
const BIDI_CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Finds characters that change the display order of text, which can hide what a sample does.
 *
 * @returns A problem for each line that contains one.
 */
export function findBidiControls(source: string, file: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    const found = BIDI_CONTROL.exec(text)?.[0]?.codePointAt(0);
    if (found === undefined) return [];
    const name = `U+${found.toString(16).toUpperCase().padStart(4, '0')}`;
    return [
      errorIn(
        file,
        `the invisible character ${name} changes the order in which the line is shown. Delete it.`,
        index + 1,
      ),
    ];
  });
}
