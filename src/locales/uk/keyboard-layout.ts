// US keyboard keys, row by row, and the characters on the same keys in the Ukrainian layout.
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`\\";
const UKRAINIAN = "йцукенгшщзхїфівапролджєячсмитьбю.'ґ";
const LATIN_SHIFTED = 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?~|';
const UKRAINIAN_SHIFTED = 'ЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮ,₴Ґ';

// Letters that only the Russian layout has. People also switch to it by mistake.
const RUSSIAN: readonly (readonly [string, string])[] = [
  ['ы', 's'],
  ['э', "'"],
  ['ъ', ']'],
  ['ё', '`'],
  ['Ы', 'S'],
  ['Э', '"'],
  ['Ъ', '}'],
  ['Ё', '~'],
];

const keyPairs = [...(LATIN + LATIN_SHIFTED)].map(
  (key, at) => [key, [...(UKRAINIAN + UKRAINIAN_SHIFTED)][at] ?? key] as const,
);
const TO_UKRAINIAN: ReadonlyMap<string, string> = new Map(keyPairs);
const TO_LATIN: ReadonlyMap<string, string> = new Map([
  ...keyPairs.filter(([, letter]) => /\p{L}/u.test(letter)).map(([key, letter]) => [letter, key] as const),
  ...RUSSIAN,
]);

// Punctuation inside a word means that it wasn't typed in the wrong layout: «вебхук» → `dt,[er`.
const PUNCTUATION_IN_WORD = /[[\];,`](?=\p{L})/u;

const convert = (text: string, keys: ReadonlyMap<string, string>): string =>
  [...text].map((key) => keys.get(key) ?? key).join('');

/**
 * Converts text typed in the wrong keyboard layout: `руфдер` → `health`, `gjvbkrf` → `помилка`.
 *
 * @param text - The query as typed, not normalized.
 * @returns The text in the other layout, or `null` if it mixes both alphabets, has no letters, or
 *   would have punctuation inside a word.
 */
export function switchLayout(text: string): string | null {
  const cyrillic = /\p{sc=Cyrillic}/u.test(text);
  const latin = /\p{sc=Latin}/u.test(text);
  if (cyrillic === latin) return null;
  const other = convert(text, cyrillic ? TO_LATIN : TO_UKRAINIAN);
  return cyrillic && PUNCTUATION_IN_WORD.test(other) ? null : other;
}
