import type MiniSearch from 'minisearch';
import { isStopWord, stem } from '../language/analyze';
import type { MatchedTerms } from './highlight';
import { findMessages } from '../../model/reference/match-message';
import { NAME_FIELDS, type SearchIndex } from './load-index';
import { isPartOfName } from './part-of-name';
import { planQuery, type QueryUnit } from './query-units';

/** How well one record matches a query. */
export interface RecordMatch {
  /** The best score of each query word; 0 where it doesn't match. */
  scores: number[];
  /** For each word, whether it matched exactly or as a prefix, not by similarity. */
  exact: boolean[];
  /** For each word, whether it is in the record's names, not only in its text. */
  named: boolean[];
  /** The best score of each query word in the records of the same guide, where it matches exactly. */
  onPage: readonly number[];
  terms: MatchedTerms;
}

/** The result from `matchRecords`. */
export interface Matches {
  units: QueryUnit[];
  records: Map<number, RecordMatch>;
  /** The error messages that the query contains: record ID and message length. */
  messages: ReadonlyMap<number, number>;
  /** For each word, whether a record contains it, or a word that begins with it, and not only a synonym. */
  isSpelled: boolean[];
  /** For each word without an exact match, the nearest term in a title; otherwise `null`. */
  corrections: (string | null)[];
}

/** Needed by "докер": shorter words are similar to too many others. */
const MIN_FUZZY_LENGTH = 4;
/** Needed by "як закешувати відповідь": stems may be close while their words are not. */
const MAX_TYPOS = 2;

interface LookupOptions {
  prefix?: boolean;
  fuzzy?: number;
}

interface TermMatch {
  id: number;
  score: number;
  terms: string[];
  isName: boolean;
}

function lookUp(engine: MiniSearch, term: string, options: LookupOptions, isName: boolean): TermMatch[] {
  const results = engine.search(term, {
    boost: { ...NAME_FIELDS },
    ...options,
  });
  // Needed by "how to send an email": a prefix may match several terms of one identifier (itself,
  // its parts, and pairs of them), and MiniSearch adds up their scores.
  return results.map(({ id, score, terms }) => ({
    id: Number(id),
    score: score / Math.max(1, terms.length),
    terms,
    isName,
  }));
}

const lookUpBoth = (index: SearchIndex, term: string, options: LookupOptions = {}): TermMatch[] => [
  ...lookUp(index.names, term, options, true),
  ...(index.full ? lookUp(index.full.engine, term, options, false) : []),
];

/** Finds records that contain all of the terms; each term counts the same. */
function lookUpAll(index: SearchIndex, terms: readonly string[]): TermMatch[] {
  const matchesByTerm = terms.map((term) => lookUpBoth(index, term));
  if (matchesByTerm.length === 1) return matchesByTerm.flat();
  const idsByTerm = matchesByTerm.map((matches) => new Set(matches.map(({ id }) => id)));
  const nameIdsByTerm = matchesByTerm.map(
    (matches) => new Set(matches.flatMap(({ id, isName }) => (isName ? [id] : []))),
  );
  return matchesByTerm
    .flat()
    .filter(({ id }) => idsByTerm.every((ids) => ids.has(id)))
    .map((match) => ({
      ...match,
      score: match.score / terms.length,
      isName: nameIdsByTerm.every((ids) => ids.has(match.id)),
    }));
}

/**
 * Returns the word with each pair of adjacent letters swapped. Needed by "помлика": MiniSearch
 * counts swapped letters as two typos.
 */
const swapLetters = (word: string): string[] =>
  [...word]
    .slice(1)
    .map((_, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`);

/** Numbers have no typos: 0.6.1 doesn't mean 0.6.0. Protects versions and values. */
const isNumber = (word: string): boolean => /^[\p{N}.]+$/u.test(word);

const lookUpStems = (index: SearchIndex, word: string): TermMatch[] =>
  stem(word, index.locale).flatMap((term) => lookUpBoth(index, term));

/** Looks up a word without typo correction, once per method. */
function findExact(index: SearchIndex, { word, terms, isLast }: QueryUnit): TermMatch[][] {
  const matches = terms.map((term) => lookUpBoth(index, term));
  return isLast ? [...matches, lookUpBoth(index, word, { prefix: true })] : matches;
}

/**
 * Looks up words that differ from an unknown word by one letter, or by two swapped letters. Needed by
 * "sentry": nobody types a letter before "entry". In Ukrainian it may be a prefix: «згенерувати».
 */
function findSimilar(index: SearchIndex, { word, terms }: QueryUnit): TermMatch[] {
  if (word.length < MIN_FUZZY_LENGTH || isNumber(word)) return [];
  const swapped = swapLetters(word).flatMap((other) => lookUpStems(index, other));
  if (swapped.length > 0) return swapped;
  const rest = word.slice(1);
  const others = /^[a-z]/.test(word) ? [rest, ...stem(rest, index.locale)] : [];
  return [...new Set([...terms, word])]
    .flatMap((term) => lookUpBoth(index, term, { fuzzy: 1 }))
    .filter((match) => !match.terms.some((term) => others.includes(term)));
}

/**
 * Finds names in code by some of their words, typed as one unknown word. Needed by "matchesprop".
 */
function findNames(index: SearchIndex, { word }: QueryUnit): TermMatch[] {
  return index.codeWords.flatMap((words, id) =>
    isPartOfName(words, word) ? [{ id, score: 1 / words.length, terms: [], isName: true }] : [],
  );
}

/** Counts the letters in which two words differ. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [above, letter] of [...one].entries()) {
    let left = above + 1;
    row = row.map((up, at) => {
      if (at === 0) return left;
      const kept = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      left = Math.min(up + 1, left + 1, kept);
      return left;
    });
  }
  return row.at(-1) ?? 0;
}

/** Checks whether a reader may have meant a word in a title: "nginx" doesn't mean "engine". */
const isPlausibleTypo = (word: string, displayForm: string): boolean =>
  editDistance(word, displayForm) <= MAX_TYPOS;

/** Picks the best matching term in a title as the correction of a word. */
function pickCorrection(index: SearchIndex, word: string, similar: readonly TermMatch[]): string | null {
  // Needed by "почати роботу": stop words aren't looked up, so they don't need a correction.
  if (isStopWord(word)) return null;
  // Needed by "optimstic lokcing": the stem's most frequent word is "lock".
  const swapped = swapLetters(word).find((other) => index.displayForms.has(other));
  if (swapped !== undefined) return swapped;
  const candidates = similar
    .filter(({ isName }) => isName)
    .flatMap(({ score, terms }) => terms.map((term) => ({ term, score })))
    .filter(({ term }) => isPlausibleTypo(word, index.displayForms.get(term) ?? ''));
  return candidates.sort((a, b) => b.score - a.score)[0]?.term ?? null;
}

/** Collects matches word by word. Scores for a record's names and text add up; others don't. */
function createScoreboard(units: readonly QueryUnit[]) {
  const records = new Map<number, RecordMatch>();
  const createMatch = (): RecordMatch => ({
    scores: units.map(() => 0),
    exact: units.map(() => false),
    named: units.map(() => false),
    onPage: [],
    terms: { words: new Set(), camelCaseParts: units.map(() => new Set()) },
  });
  const addMatches = (matches: readonly TermMatch[], from: number, to: number, isExact: boolean): void => {
    const isCamelCasePart = to === from + 1 && units[from]?.isCamelCasePart;
    const sums = new Map<number, number>();
    for (const { id, score, terms, isName } of matches) {
      const match = records.get(id) ?? createMatch();
      records.set(id, match);
      const sum = (sums.get(id) ?? 0) + score;
      sums.set(id, sum);
      for (let at = from; at < to; at++) match.scores[at] = Math.max(match.scores[at] ?? 0, sum);
      if (isExact) match.exact.fill(true, from, to);
      if (isName) match.named.fill(true, from, to);
      const matchedTerms = (isCamelCasePart && match.terms.camelCaseParts[from]) || match.terms.words;
      terms.forEach((term) => matchedTerms.add(term));
    }
  };
  return { records, addMatches };
}

/** Tells the records of each guide which query words match elsewhere on the page. */
function shareOnPages(index: SearchIndex, records: ReadonlyMap<number, RecordMatch>): void {
  const pages = new Map<string, number[]>();
  for (const [id, match] of records) {
    const record = index.records[id];
    if (record?.type !== 'guide') continue;
    const scores = pages.get(record.path) ?? match.scores.map(() => 0);
    match.scores.forEach((score, at) => {
      if (match.exact[at]) scores[at] = Math.max(scores[at] ?? 0, score);
    });
    pages.set(record.path, scores);
    match.onPage = scores;
  }
}

/**
 * Looks up the words of a query: exactly, as a prefix if it is the last word, and by similarity if
 * no record contains the word.
 *
 * @param index - With or without full text.
 * @param text - The query without its filters.
 * @returns Every record that matches at least one word.
 */
export function matchRecords(index: SearchIndex, text: string): Matches {
  const { units, words } = planQuery(text, index.locale);
  const { records, addMatches } = createScoreboard(units);
  const hasMatches = units.map(() => false);
  const isReplaced = units.map(() => false);
  const isSpelled = units.map(() => false);
  for (const { terms, from, to, replaces } of index.translate({ units, words })) {
    const matches = lookUpAll(index, terms);
    addMatches(matches, from, to, true);
    if (matches.length === 0) continue;
    hasMatches.fill(true, from, to);
    if (replaces) isReplaced.fill(true, from, to);
  }
  for (const [at, unit] of units.entries()) {
    const matchesByMethod = isReplaced[at] ? [] : findExact(index, unit);
    for (const matches of matchesByMethod) addMatches(matches, at, at + 1, true);
    isSpelled[at] = matchesByMethod.some(({ length }) => length > 0);
    hasMatches[at] ||= isSpelled[at];
  }
  const corrections = units.map((unit, at) => {
    if (hasMatches[at]) return null;
    const similar = findSimilar(index, unit);
    if (similar.length === 0) addMatches(findNames(index, unit), at, at + 1, true);
    addMatches(similar, at, at + 1, false);
    return pickCorrection(index, unit.word, similar);
  });
  // Comes before messages: one that matches the whole query says nothing about others on its page.
  shareOnPages(index, records);
  const messages = findMessages(index.messages, text);
  // Needed by "[Nest] 4242 … No access token found": a pasted message matches the whole query.
  for (const [id, score] of messages)
    addMatches([{ id, score, terms: [], isName: true }], 0, units.length, true);
  return { units, records, messages, isSpelled, corrections };
}
