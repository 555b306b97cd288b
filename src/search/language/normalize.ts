/** The one apostrophe that normalized text has. */
const APOSTROPHE = '’';

// Typewriter, left and right quotes, the modifier letter, backtick, acute and prime: people type them all.
const APOSTROPHES = /['‘’ʼʹ`´′＇]/g;
// Soft hyphens and zero-width characters split a word that looks whole.
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
// A stress mark over a Cyrillic vowel («за́мок») is a reading aid, not part of the spelling.
const STRESS = /([\u0400-\u04ff])\u0301/g;

/**
 * Brings text to the form in which words are compared: NFC, lower case, one apostrophe,
 * no soft hyphens, zero-width characters or stress marks. «ґ» stays: the analyzer of Ukrainian knows it.
 *
 * @param text any text
 * @returns the normalized text; its length may differ from the input's
 */
export function normalize(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(STRESS, '$1')
    .replace(APOSTROPHES, APOSTROPHE)
    .toLowerCase();
}
