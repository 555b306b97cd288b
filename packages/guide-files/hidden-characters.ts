import { errorIn, type Problem } from '../../src/model/text/problem';

/** Marks, embeddings, overrides, and isolates from the Unicode bidirectional algorithm. */
const BIDI_CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Control characters, such as those in copied terminal output, and characters that XML doesn't allow.
 * Tabs and line ends are fine.
 */
const CONTROL = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF\p{Cs}]/u;

/** Any character that `findHiddenCharacters` reports, and what replaces invalid characters. */
const HIDDEN_CHARACTER = new RegExp(`${BIDI_CONTROL.source}|${CONTROL.source}|[\\0\uFFFD]`, 'u');

/** Returns the first hidden or invalid character, such as `U+202E`, or null. */
export function hiddenCharacterIn(text: string): string | null {
  const code = HIDDEN_CHARACTER.exec(text)?.[0].codePointAt(0);
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Finds characters that change the display order of text, which can hide what a sample does, and
 * other control characters.
 *
 * @returns A problem for each line that contains one.
 */
export function findHiddenCharacters(source: string, file: string): Problem[] {
  return source.split('\n').flatMap((text, index) => {
    const [character] = BIDI_CONTROL.exec(text) ?? CONTROL.exec(text) ?? [];
    if (character === undefined) return [];
    const effect = BIDI_CONTROL.test(character)
      ? 'changes the order in which the line is shown'
      : 'is a control character';
    return [
      errorIn(
        file,
        `the invisible character ${hiddenCharacterIn(character)} ${effect}. Delete it.`,
        index + 1,
      ),
    ];
  });
}
