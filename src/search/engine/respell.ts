import { analyzers } from '../../locales/analyzers';
import { isStopWord } from '../language/analyze';
import type { SearchIndex } from './load-index';
import { editDistance } from './match-records';
import type { QueryUnit } from './query-units';

const WORD = /[a-z][a-z\d]+|[\p{sc=Cyrillic}’]{4,}/gu;
const VOWELS = /[аеіоу]/g;

const countVowels = (sound: string): number => sound.match(VOWELS)?.length ?? 0;

const vocabularies = new WeakMap<SearchIndex, Set<string>>();

/** Returns the words in titles, the glossary, and the full text, in this order. */
function vocabularyOf(index: SearchIndex): Set<string> {
  const titles = index.records.map(({ heading, page }) => heading ?? page);
  const words =
    vocabularies.get(index) ??
    new Set([titles, index.synonyms, index.full?.texts].join(' ').toLowerCase().match(WORD));
  vocabularies.set(index, words);
  return words;
}

/**
 * Returns how much two words that sound similar may differ. Only foreign names may: similar Ukrainian
 * words are other words, or typos. More than one difference must keep the number of vowels. Needed by
 * «затерти», which isn't `start`, and «парасоля», which isn't `parcel`.
 */
function mostDifferences(sound: string, heard: string, other: string): number {
  if (!/^[a-z]/.test(other)) return 0;
  return Math.min(countVowels(sound) === countVowels(heard) ? 3 : 1, sound.length / 2 - 1);
}

/** Finds a word in the index that sounds like a misspelled word of the query. */
function findHeard(index: SearchIndex, { word, terms }: QueryUnit): string | undefined {
  const soundOf = analyzers.find(({ script }) => script.test(word))?.soundOf;
  if (!soundOf || isStopWord(word)) return undefined;
  const sounds = [word, ...terms].map(soundOf);
  let found: string | undefined;
  let least = Infinity;
  for (const other of vocabularyOf(index)) {
    const heard = soundOf(other);
    for (const sound of sounds) {
      if (sound[0] !== heard[0]) continue;
      // Vowels are heard less clearly, so consonants count twice.
      const cost =
        editDistance(sound, heard) + editDistance(sound.replace(VOWELS, ''), heard.replace(VOWELS, ''));
      if (cost >= least || cost > mostDifferences(sound, heard, other)) continue;
      least = cost;
      found = other;
    }
  }
  return found;
}

/**
 * Replaces words that no record contains with the ones that sound the same: «сендгрід» with
 * `sendgrid`, and «пагынация» with «пагінація».
 *
 * @param unknown - The words to replace.
 */
export const respell = (index: SearchIndex, text: string, unknown: readonly QueryUnit[]): string =>
  // Back to front, so that the positions of earlier words stay valid.
  unknown.reduceRight(
    (query, unit) =>
      query.slice(0, unit.start) + (findHeard(index, unit) ?? unit.word) + query.slice(unit.end),
    text,
  );
