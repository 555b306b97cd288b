import { transliterate } from './transliterate';

const replaceAll = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((result, [from, to]) => result.replace(from, to), text);

/** How English spelling sounds, in the letters of `transliterate`. */
const ENGLISH_SOUNDS = [
  [/ation/g, 'eishn'],
  [/tion/g, 'shn'],
  [/ph/g, 'f'],
  [/c(?=[iey])/g, 's'],
  [/q|c(?!h)/g, 'k'],
  [/j/g, 'dzh'],
  [/e[ea]/g, 'i'],
  [/oo/g, 'u'],
  [/o[uw]/g, 'au'],
  // A silent `e` makes a vowel long: `rate` is «рейт», and `type` is «тайп».
  [/[iy](?=[^aeiou]e(?![b-rtvxz]))/g, 'ai'],
  [/a(?=[^aeiou]e(?![b-rtvxz]))/g, 'ei'],
  [/(..)e$/, '$1'],
  [/y/g, 'i'],
] as const;

/** Letters that readers confuse, or type as in Russian: «пагынация», «пагинация». */
const SAME_SOUNDS = [
  [/[ьъ’']/g, ''],
  [/[иыїй]/g, 'і'],
  [/э/g, 'е'],
  [/є/g, 'іе'],
  [/ю/g, 'іу'],
  [/я/g, 'іа'],
  [/ё/g, 'о'],
  [/[ґх]/g, 'г'],
  [/з/g, 'с'],
  [/(.)\1/g, '$1'],
] as const;

/**
 * Writes a word as it sounds to a Ukrainian reader, so that «сендгрід» can be compared with
 * `sendgrid`, and «пагынация» with «пагінація».
 *
 * @param word - A normalized word in either alphabet.
 */
export const soundOf = (word: string): string =>
  replaceAll(transliterate(replaceAll(word, ENGLISH_SOUNDS)) ?? word, SAME_SOUNDS);
