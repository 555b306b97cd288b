import { errorIn, type Problem } from '../../../src/model/problem';

/** Marks, embeddings, overrides, and isolates from the Unicode bidirectional algorithm. */
const BIDI_CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Control characters, which a terminal's output can contain, except tabs and line ends. */
const CONTROL = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;

/** Any character that `findHiddenCharacters` reports, and what replaces invalid characters. */
export const HIDDEN_CHARACTER = new RegExp(`${BIDI_CONTROL.source}|${CONTROL.source}|[\\0\uFFFD]`, 'u');

/**
 * Finds characters that change the display order of text, which can hide what a sample does, and
 * other control characters.
 *
 * @returns A problem for each line that contains one.
 */
export function findHiddenCharacters(source: string, file: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    const [character] = BIDI_CONTROL.exec(text) ?? CONTROL.exec(text) ?? [];
    const code = character?.codePointAt(0);
    if (character === undefined || code === undefined) return [];
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    const effect = BIDI_CONTROL.test(character)
      ? 'changes the order in which the line is shown'
      : 'is a control character';
    return [errorIn(file, `the invisible character ${name} ${effect}. Delete it.`, index + 1)];
  });
}
