import { packageLabel } from '../../model/addresses';
import { analyze, indexTerms, isQuestion, squeeze, wordByWord } from '../language/analyze';
import type { MatchedTerms } from './highlight';
import { isMessage } from './find-messages';
import { slugOf, termsOfName, type SearchIndex } from './load-index';
import type { Matches, RecordMatch } from './match-records';
import { isCodeName } from '../records/record-fields';
import type { IndexedRecord } from './names-part';

/** A record with its final score. */
export interface RankedRecord {
  id: number;
  score: number;
  match: RecordMatch;
  /**
   * Above 0 for what comes before all else: what the query names as code does, an error whose message was pasted. The number of
   * letters that say so, and a little more where upper and lower case agree, too. Below those, a release that the query names.
   */
  named: number;
}

// What a name that equals the whole query is worth: see the README on ranking.
const EXACT = { symbol: 10, page: 8, section: 2.5, member: 2.5 } as const;
const SAME_WORDS = { symbol: 3, page: 5, section: 2.2, member: 2 } as const;
// A match by similarity counts for less than half a word.
const UNSURE = 0.4;
// What a record keeps whose names have none of the words, and one whose weight is nothing.
const TEXT_ONLY = 0.25;
const WEIGHTLESS = 0.2;
// What a record keeps that has the parts of a name only here and there: "one run" and "finds" for `findOne`.
const APART = 0.3;
// What an error message keeps for one or two words, which ask for a page rather than quote it.
const UNQUOTED = 0.3;
const FEWEST_QUOTED = 3;
// What a text is worth that has the query word for word, as when a line of a log is pasted: fewer words are together by chance.
const VERBATIM = 8;
const FEWEST_VERBATIM = 3;
// What members and messages keep for a query without a Latin letter: their names have its words in translation only.
const TRANSLATED = 0.15;
// What names in code and messages keep for a question, which asks for an explanation.
const UNEXPLAINED = 0.6;
const LATIN = /\p{Script=Latin}/u;
// Each further hit on the same page steps back by this factor, so that one page does not fill the list.
const SAME_PAGE = 0.6;

type Rank = keyof typeof EXACT;

function rankOf({ type, kind, heading }: IndexedRecord): Rank {
  // Who names it as code gets it first; who only uses its words looks for what is there.
  if (kind === 'removed') return 'member';
  if (kind === 'release') return 'section';
  if (type === 'symbol' || type === 'member') return type;
  return heading === null ? 'page' : 'section';
}

/** The share of the query that a record answers, 0 to 1. */
export function coverage({ scores, sure }: Pick<RecordMatch, 'scores' | 'sure'>): number {
  const answered = scores.reduce((sum, score, at) => sum + (score > 0 ? (sure[at] ? 1 : UNSURE) : 0), 0);
  return scores.length > 0 ? answered / scores.length : 0;
}

// Less than a letter: `JwtPayload` is the type, `jwtPayload` the property.
const SAME_CASE = 0.5;

// A third of the query or less.
const FAR_FETCHED = 0.35;

/**
 * Whether a record has so little of a query that it is no answer, such as one that only mentions Kubernetes for "kubernetes helm chart".
 * What has a word in its names, or a word that may be meant by a misspelled one, may be one.
 *
 * @returns False for a query of filters alone.
 */
export function isFarFetched(match: Pick<RecordMatch, 'scores' | 'sure' | 'named'>): boolean {
  const { scores, sure, named } = match;
  const mayBeMeant = scores.some((score, at) => score > 0 && (named[at] || !sure[at]));
  return scores.length > 0 && !mayBeMeant && coverage(match) < FAR_FETCHED;
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** How much of a name was matched, 0 to 1. */
const share = (name: ReadonlySet<string>, { words, humps }: MatchedTerms): number =>
  name.size > 0
    ? [...name].filter((term) => words.has(term) || humps.some((hump) => hump.has(term))).length / name.size
    : 0;

// What a call has after the name: `findOne()`, `findOne(options)`.
const CALL = /\(.*\)\s*$/;

/** Whether a query is a member's name with that of its symbol: `Users.findOne`, `Users#findOne()`, `users findone`. */
const isQualified = ({ type, page, heading }: IndexedRecord, whole: string): boolean =>
  type === 'member' && squeeze(`${page}${heading ?? ''}`) === whole;

/** Whether a query is the name of a symbol or a member. */
const isNamed = ({ type, page, heading }: IndexedRecord, whole: string): boolean =>
  (type === 'member' || type === 'symbol') && squeeze(heading ?? page) === whole;

/** A number with a dot, as the tokenizer gives versions. */
const isVersion = (word: string): boolean => /^\d.*\./.test(word);

/**
 * Which of the records that a query names by a package and a version comes first: 2 for the release, 1 for the page that lists it, else 0.
 *
 * @param versions the versions in the query
 */
function releaseRank(
  { kind, heading, keywords, package: name }: IndexedRecord,
  versions: readonly string[],
  locale: string,
  match: RecordMatch,
): number {
  const rank =
    kind === 'release'
      ? versions.some((version) => heading?.endsWith(` ${version}`))
        ? 2
        : 0
      : Number(versions.some((version) => keywords.includes(version)));
  return rank > 0 &&
    name !== null &&
    share(termsOfName(analyze(packageLabel(name), locale)), match.terms) === 1
    ? rank
    : 0;
}

const sameWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((term) => b.has(term));

/** Steps later hits of a page back, and drops the lesser parts of a section that had to be split. */
function spreadPages(index: SearchIndex, ranked: readonly RankedRecord[]): RankedRecord[] {
  const hits = new Map<string, number>();
  const urls = new Set<string>();
  return ranked.flatMap((entry) => {
    const { path = '', anchor = null } = index.records[entry.id] ?? {};
    const url = `${path}#${anchor ?? ''}`;
    if (urls.has(url)) return [];
    urls.add(url);
    const before = hits.get(path) ?? 0;
    hits.set(path, before + 1);
    return [{ ...entry, score: entry.score * SAME_PAGE ** before }];
  });
}

/**
 * Lists records that no words were asked for.
 *
 * @param accepts which records may be in the result
 * @returns the weightiest first, equal ones in the order of the records
 */
export function listRecords(index: SearchIndex, accepts: (record: IndexedRecord) => boolean): RankedRecord[] {
  const match = {
    scores: [],
    sure: [],
    named: [],
    joined: false,
    terms: { words: new Set<string>(), humps: [] },
  };
  const listed = index.records.flatMap((record, id) =>
    accepts(record) ? [{ id, match, score: record.weight, named: 0 }] : [],
  );
  return spreadPages(
    index,
    listed.sort((a, b) => b.score - a.score || a.id - b.id),
  );
}

/**
 * Orders matches: what the query names as code does (`findOne`, `Users.findOne`), an error whose message it holds, a release that it names, a name that equals the query, then titles, headings, text; records that answer more of
 * the query's words before those that answer fewer; pages before sections, symbols before members.
 *
 * @param index the index that was matched
 * @param text the query without its filters
 * @param matches what `matchRecords` found for it
 * @param accepts which records may be in the result
 * @returns best first; equal scores in the order of the records
 */
export function rankRecords(
  index: SearchIndex,
  text: string,
  { units, records, messages }: Matches,
  accepts: (record: IndexedRecord) => boolean,
): RankedRecord[] {
  const whole = squeeze(text);
  const quote = wordByWord(text);
  const written = text.replace(CALL, '');
  const called = squeeze(written);
  const words = new Set(indexTerms(text, index.locale));
  const isName = units.every(({ isHump }) => isHump);
  const versions = units.map(({ word }) => word).filter(isVersion);
  const isLatin = LATIN.test(text);
  const asksForGuide = isQuestion(text);
  const ranked: RankedRecord[] = [];
  for (const [id, match] of records) {
    const record = index.records[id];
    if (!record || !accepts(record)) continue;
    const name = record.heading ?? record.page;
    const rank = rankOf(record);
    const sum = match.scores.reduce(
      (total, score, at) => total + (match.sure[at] ? score : score * UNSURE),
      0,
    );
    const named = match.named.filter(Boolean).length / Math.max(1, match.named.length);
    const isExact = squeeze(name) === whole || (rank === 'page' && squeeze(slugOf(record)) === whole);
    const nameTerms = index.nameTerms[id] ?? NO_TERMS;
    const bonus = isExact
      ? EXACT[rank]
      : sameWords(words, nameTerms)
        ? SAME_WORDS[rank]
        : 1 + share(nameTerms, match.terms);
    const weight = (WEIGHTLESS + record.weight / 100) * (isName && !match.joined ? APART : 1);
    const isQuote = isMessage(record);
    const asked =
      (isQuote && units.length < FEWEST_QUOTED ? UNQUOTED : 1) *
      (!isLatin && (isQuote || rank === 'member') ? TRANSLATED : 1) *
      (asksForGuide && (isQuote || isCodeName(record)) ? UNEXPLAINED : 1);
    const isVerbatim =
      units.length >= FEWEST_VERBATIM &&
      match.sure.every(Boolean) &&
      wordByWord(index.full?.texts[id] ?? '').includes(quote);
    const score =
      sum * (isVerbatim ? VERBATIM : 1) * coverage(match) ** 3 * (TEXT_ONLY + named) * weight * bonus * asked;
    ranked.push({
      id,
      match,
      score,
      named:
        messages.get(id) ??
        (isQualified(record, called) || (isName && isNamed(record, called))
          ? called.length + (written.endsWith(name) ? SAME_CASE : 0)
          : releaseRank(record, versions, index.locale, match)),
    });
  }
  const order = (a: RankedRecord, b: RankedRecord): number =>
    b.named - a.named || b.score - a.score || a.id - b.id;
  return spreadPages(index, ranked.sort(order)).sort(order);
}
