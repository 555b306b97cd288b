/** The only apostrophe in normalized text. */
const APOSTROPHE = '’';

/**
 * Straight and curly quotes, modifier letter, backtick, acute, and prime: all are typed as
 * apostrophes.
 */
export const APOSTROPHES = "'‘’ʼʹ`´′＇";
const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g');
// Soft hyphens and zero-width characters invisibly split a word.
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
// A stress mark over a Cyrillic vowel («за́мок») is a reading aid, not part of the spelling.
const STRESS = /([\u0400-\u04ff])\u0301/g;

/**
 * Normalizes text for comparing words: NFC, lowercase, one apostrophe, no soft hyphens, zero-width
 * characters, or stress marks. Keeps «ґ» for the Ukrainian analyzer.
 *
 * @param text - Any text.
 * @returns The normalized text; its length may differ from the input's.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(STRESS, '$1')
    .replace(ANY_APOSTROPHE, APOSTROPHE)
    .toLowerCase();
}

/**
 * Reduces text to lowercase letters and digits, to compare whole names.
 *
 * @param text - A name or a query.
 * @returns For example, `healthcheckmodule` for `HealthCheckModule` and `health check module`.
 */
export function removeSeparators(text: string): string {
  return normalize(text).replace(/[^\p{L}\p{N}]/gu, '');
}
