import type MiniSearch from 'minisearch';
import { isStopWord, stem } from '../language/analyze';
import type { MatchedTerms } from './highlight';
import { findMessages } from './find-messages';
import { NAME_FIELDS, type SearchIndex } from './load-index';
import { planQuery, type QueryUnit } from './query-units';

/** How well one record answers a query. */
export interface RecordMatch {
  /** The best score of each word of the query; 0 where it does not match. */
  scores: number[];
  /** For each word, whether it matched exactly or as a prefix, not by similarity. */
  sure: boolean[];
  /** For each word, whether it is in the record's names, not only in its text. */
  named: boolean[];
  /** Whether all words matched at once, as one name. */
  joined: boolean;
  terms: MatchedTerms;
}

/** What `matchRecords` found. */
export interface Matches {
  units: QueryUnit[];
  records: Map<number, RecordMatch>;
  /** The error messages that the query holds: record and length. */
  messages: ReadonlyMap<number, number>;
  /** For each word that only similar terms answer, or none: the nearest term of a title, or `null`. */
  corrections: (string | null)[];
}

/** What a match in the text is worth beside one in a title: see `NAME_FIELDS`. */
const TEXT_WEIGHT = 1;
const PREFIX_WEIGHT = 0.7;
const FUZZY_WEIGHT = 0.45;
const SHORTEST_FUZZY = 4;
const LONG_WORD = 8;
// A proposal may be farther from the word than what is found for it.
const TWO_SLIPS = 6;
const MOST_SLIPS = 2;
// An ending that is being typed has so many letters more than the stem, as a rule.
const LONGEST_ENDING = 3;
// A short name that matches is the nearer one; a short text is not, so its length counts for less.
const NAME_BM25 = { k: 1.2, b: 0.7, d: 0.5 };
const TEXT_BM25 = { k: 1.2, b: 0.3, d: 0.5 };

interface Look {
  prefix?: boolean;
  fuzzy?: number;
}

interface Found {
  id: number;
  score: number;
  terms: string[];
  isName: boolean;
}

function lookUp(engine: MiniSearch, term: string, look: Look, isName: boolean): Found[] {
  const weights = { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT };
  const results = engine.search(term, {
    boost: { ...NAME_FIELDS },
    bm25: isName ? NAME_BM25 : TEXT_BM25,
    weights,
    ...look,
  });
  // A prefix may match several terms of one identifier (itself, its parts, their pairs), and MiniSearch adds them up.
  return results.map(({ id, score, terms }) => ({
    id: Number(id),
    score: (score / Math.max(1, terms.length)) * (isName ? 1 : TEXT_WEIGHT),
    terms,
    isName,
  }));
}

const lookUpBoth = (index: SearchIndex, term: string, look: Look = {}): Found[] => [
  ...lookUp(index.names, term, look, true),
  ...(index.full ? lookUp(index.full.engine, term, look, false) : []),
];

/** Looks for records that have all of the terms; each counts as much as the others. */
function lookUpAll(index: SearchIndex, terms: readonly string[], look: Look): Found[] {
  const found = terms.map((term) => lookUpBoth(index, term, look));
  if (found.length === 1) return found.flat();
  const everywhere = found.map((each) => new Set(each.map(({ id }) => id)));
  const inNames = found.map((each) => new Set(each.flatMap(({ id, isName }) => (isName ? [id] : []))));
  return found
    .flat()
    .filter(({ id }) => everywhere.every((ids) => ids.has(id)))
    .map((each) => ({
      ...each,
      score: each.score / terms.length,
      isName: inNames.every((ids) => ids.has(each.id)),
    }));
}

/** Another number is no misspelling of this one: 0.6.1 is not 0.6.0. */
const isNumber = (word: string): boolean => /^[\p{N}.]+$/u.test(word);

const editDistance = (word: string): number =>
  word.length < SHORTEST_FUZZY || isNumber(word) ? 0 : word.length < LONG_WORD ? 1 : 2;

/** The word without its last letters, longest first: a half-typed «налаштуван» is longer than the stem it leads to. */
const beginnings = (word: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(word.length - SHORTEST_FUZZY, LONGEST_ENDING)) }, (_, cut) =>
    word.slice(0, -1 - cut),
  );

/** The word with two adjacent letters swapped: the most common typo, which edit distance counts as two. */
const swaps = (word: string): string[] =>
  word.length < SHORTEST_FUZZY
    ? []
    : [...word]
        .slice(1)
        .map((_, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`);

const lookUpStems = (index: SearchIndex, word: string): Found[] =>
  stem(word, index.locale).flatMap((term) => lookUpBoth(index, term));

/** Looks up a word unchanged, by each exact method. */
function findSurely(index: SearchIndex, unit: QueryUnit): Found[][] {
  const { word, terms, isLast } = unit;
  const found = terms.map((term) => lookUpBoth(index, term));
  if (!isLast) return found;
  found.push(lookUpBoth(index, word, { prefix: true }));
  if (found.some(({ length }) => length > 0) || isNumber(word)) return found;
  for (const beginning of beginnings(word)) {
    const shorter = lookUpBoth(index, beginning);
    if (shorter.length === 0) continue;
    // "managment" is nearer to "management" than to what "manages" begins with.
    const isFar = word.length - beginning.length > Math.min(LONGEST_ENDING, word.length / 4);
    return isFar && findSimilar(index, unit).length > 0 ? [] : [shorter];
  }
  return [];
}

/** Looks for words similar to one that was not found. */
function findSimilar(index: SearchIndex, { word, terms }: QueryUnit): Found[] {
  const fuzzy = editDistance(word);
  if (fuzzy === 0) return [];
  const swapped = swaps(word).flatMap((other) => lookUpStems(index, other));
  return swapped.length > 0
    ? swapped
    : [...new Set([...terms, word])].flatMap((term) => lookUpBoth(index, term, { fuzzy }));
}

/** In how many letters two words differ: the index compares stems, whose words may have little in common. */
function slipsBetween(one: string, other: string): number {
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

/**
 * Whether a word of titles may be what a reader meant: words that share letters may still be two words, and nobody who types "nginx" means
 * "engine". One slip may be in the first letter, unless the word is short; two leave the first two letters as they are.
 */
function mayBeMeant(word: string, surface: string, slips: number): boolean {
  if (slipsBetween(word, surface) > MOST_SLIPS) return false;
  const kept = Math.max(1, slips);
  return (
    word.slice(0, kept) === surface.slice(0, kept) || (slips < MOST_SLIPS && word.length > SHORTEST_FUZZY)
  );
}

/** The term of a title that is nearest to a word: with letters swapped, else with one slip, else with two. */
function nearestName(index: SearchIndex, { word, terms }: QueryUnit): string | null {
  if (word.length < SHORTEST_FUZZY) return null;
  const swapped = () => swaps(word).flatMap((other) => lookUpStems(index, other));
  const typed = [...new Set([...terms, word])];
  const slipped = (fuzzy: number) => () =>
    typed.flatMap((term) => lookUp(index.names, term, { fuzzy }, true));
  const ways = [swapped, slipped(1), ...(word.length < TWO_SLIPS ? [] : [slipped(MOST_SLIPS)])];
  for (const [at, find] of ways.entries()) {
    const candidates = find().flatMap(({ score, terms: found }) =>
      found
        .filter((term) => mayBeMeant(word, index.surfaces.get(term) ?? '', at))
        .map((term) => ({ term, score })),
    );
    if (candidates.length > 0)
      return candidates.reduce((first, next) => (next.score > first.score ? next : first)).term;
  }
  return null;
}

/** Collects what is found, word by word; scores for names and text of a record add up, other matches do not. */
function createTally(units: readonly QueryUnit[]) {
  const records = new Map<number, RecordMatch>();
  const blank = (): RecordMatch => ({
    scores: units.map(() => 0),
    sure: units.map(() => false),
    named: units.map(() => false),
    joined: false,
    terms: { words: new Set(), humps: units.map(() => new Set()) },
  });
  const note = (found: readonly Found[], from: number, to: number, weight: number, isSure: boolean): void => {
    const isHump = to === from + 1 && units[from]?.isHump;
    const sums = new Map<number, number>();
    for (const { id, score, terms, isName } of found) {
      const match = records.get(id) ?? blank();
      records.set(id, match);
      if (to - from === units.length) match.joined = true;
      const sum = (sums.get(id) ?? 0) + score * weight;
      sums.set(id, sum);
      for (let at = from; at < to; at++) {
        match.scores[at] = Math.max(match.scores[at] ?? 0, sum);
        if (isSure) match.sure[at] = true;
        if (isName) match.named[at] = true;
      }
      const matched = (isHump && match.terms.humps[from]) || match.terms.words;
      for (const term of terms) matched.add(term);
    }
  };
  return { records, note };
}

/**
 * Looks the words of a query up in an index: exactly; as a beginning, if it is the last word; and, if a word is
 * found nowhere, by similarity (one wrong letter in words of 4 to 7 letters, two in longer ones, or two swapped).
 *
 * @param index with or without full text
 * @param text the query without its filters
 * @returns every record that matches any word
 */
export function matchRecords(index: SearchIndex, text: string): Matches {
  const { units, words, wholes } = planQuery(text, index.locale);
  const { records, note } = createTally(units);
  const answered = units.map(() => false);
  const replaced = units.map(() => false);
  for (const { terms, from, to, isLast, replaces, weight } of [
    ...wholes,
    ...index.translate({ units, words }),
  ]) {
    const found = lookUpAll(index, terms, { prefix: isLast });
    note(found, from, to, weight / (to - from), true);
    if (found.length === 0) continue;
    answered.fill(true, from, to);
    if (replaces) replaced.fill(true, from, to);
  }
  for (const [at, unit] of units.entries()) {
    const ways = replaced[at] ? [] : findSurely(index, unit);
    for (const found of ways) note(found, at, at + 1, 1, true);
    answered[at] ||= ways.some(({ length }) => length > 0);
  }
  const corrections = units.map((unit, at) => {
    if (answered[at]) return null;
    const similar = findSimilar(index, unit);
    note(similar, at, at + 1, 1, false);
    return isStopWord(unit.word) ? null : nearestName(index, unit);
  });
  const messages = findMessages(index.messages, text);
  // All of the query is answered by its message, also the names and numbers in it.
  for (const [id, score] of messages)
    note([{ id, score, terms: [], isName: true }], 0, units.length, 1, true);
  return { units, records, messages, corrections };
}
