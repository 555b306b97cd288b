/** The one apostrophe that normalised text has. */
export const APOSTROPHE = '’';

// Typewriter, left and right quotes, the modifier letter, backtick, acute and prime: people type them all.
const APOSTROPHES = /['‘’ʼʹ`´′＇]/g;
// Soft hyphens and zero-width characters break a word that the eye sees as whole.
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
// A stress mark over a Cyrillic vowel («за́мок») is a reading aid and no part of the spelling.
const STRESS = /([\u0400-\u04ff])\u0301/g;

/**
 * Brings text to the form in which words are compared: NFC, lower case, one apostrophe,
 * no soft hyphens, zero-width characters or stress marks. «ґ» stays: see `spellings`.
 *
 * @param text any text
 * @returns the normalised text; its length may differ from the input's
 */
export function normalize(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(STRESS, '$1')
    .replace(APOSTROPHES, APOSTROPHE)
    .toLowerCase();
}

/**
 * The spellings under which a normalised word is found: itself and, where it has «ґ», the same word
 * with «г», because many keyboards and writers do without the letter.
 *
 * @param word a normalised word
 * @returns one or two spellings, the word's own first
 */
export function spellings(word: string): string[] {
  return word.includes('ґ') ? [word, word.replaceAll('ґ', 'г')] : [word];
}
