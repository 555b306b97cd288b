// Keys of a US keyboard, row by row, and what the Ukrainian layout types with the same keys.
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`\\";
const UKRAINIAN = "йцукенгшщзхїфівапролджєячсмитьбю.'ґ";
const LATIN_SHIFTED = 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?~|';
const UKRAINIAN_SHIFTED = 'ЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮ,₴Ґ';

// The letters of the Russian layout that the Ukrainian one has not, since it is the other likely slip.
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

const pairs = [...(LATIN + LATIN_SHIFTED)].map(
  (key, at) => [key, [...(UKRAINIAN + UKRAINIAN_SHIFTED)][at] ?? key] as const,
);
const TO_UKRAINIAN: ReadonlyMap<string, string> = new Map(pairs);
const TO_LATIN: ReadonlyMap<string, string> = new Map([
  ...pairs.filter(([, letter]) => /\p{L}/u.test(letter)).map(([key, letter]) => [letter, key] as const),
  ...RUSSIAN,
]);

// «вебхук» is no English word in the other layout: `dt,[er`.
const INSIDE_NO_WORD = /[[\];,`](?=\p{L})/u;

const convert = (text: string, keys: ReadonlyMap<string, string>): string =>
  [...text].map((key) => keys.get(key) ?? key).join('');

/**
 * What the same keys would have typed in the other layout: `руфдер` → `health`, `gjvbkrf` → `помилка`.
 *
 * @param text a query as typed, not normalised
 * @returns the text in the other layout, or `null` if it mixes both alphabets or has no letters
 */
export function switchLayout(text: string): string | null {
  const cyrillic = /\p{sc=Cyrillic}/u.test(text);
  const latin = /\p{sc=Latin}/u.test(text);
  if (cyrillic === latin) return null;
  const other = convert(text, cyrillic ? TO_LATIN : TO_UKRAINIAN);
  return cyrillic && INSIDE_NO_WORD.test(other) ? null : other;
}
