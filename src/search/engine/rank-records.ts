import { changesSlug, CONFIGURATION_SLUG, packageLabel } from '../../model/docs/addresses';
import { analyze, isQuestion } from '../language/analyze';
import { removeSeparators } from '../../model/text/normalize';
import type { MatchedTerms } from './highlight';
import { isMessage } from './find-messages';
import { isPartOfName } from './part-of-name';
import { termsOfName, type SearchIndex } from './load-index';
import type { Matches, RecordMatch } from './match-records';
import { isOneName, type QueryUnit } from './query-units';
import { isCodeName } from '../records/record-fields';
import type { IndexedRecord } from './names-part';

/** A record with its final score. */
export interface RankedRecord {
  id: number;
  score: number;
  match: RecordMatch;
  /**
   * Records with a priority above 0 are listed first, whatever their score: 1 for a changes page or a
   * message of the exception that a query names, 2 for a release, 3 for a name in code, and the length
   * in letters (at least 10) for a pasted error message.
   */
  priority: number;
}

// Every constant and rule below exists for at least one golden query (tests/golden). The comments
// show which query fails without it.

/** Needed by "kubernetes helm chart": words that only resemble the query hardly count. */
const TYPO_COVERAGE = 0.4;
/** Needed by "порт за замовчуванням port": three words rarely quote an error message. */
const MIN_QUOTE_WORDS = 4;
/** Needed by "how do queues work": a short query isn't an error message. */
const SHORT_QUOTE_WEIGHT = 0.3;
/** Needed by "how do queues work": a question is about a topic, not about a name in code. */
const CODE_FOR_QUESTION_WEIGHT = 0.6;
/** Needed by "JwtPayload": upper and lower case decide between the type and the property. */
const SAME_CASE_BONUS = 0.5;
/** Needed by "розбити список на сторінки": words in a name count more than words in text. */
const TEXT_ONLY_WEIGHT = 0.25;
/**
 * Needed by "insert an image with a dark version" and "cap the number of requests": a page's title,
 * questions, and sections contain one word each. Words elsewhere on the page count half.
 */
const SAME_PAGE_SHARE = 0.5;

/** The priority of a name in code. */
export const NAME_PRIORITY = 3;

const MESSAGE_PRIORITY = 1;

/** Needed by "LimitOption" and "TenantedRepository": a name in code without some of its words. */
const PART_OF_NAME_PRIORITY = 2.5;

/** Needed by "sortableColumns": a name from another package, which only texts contain. */
const NAME_IN_TEXT_PRIORITY = 0.5;

/** Adds up a value for each query word, in proportion to the words' weights. */
function weighted(units: readonly QueryUnit[], valueAt: (at: number) => number): number {
  const total = units.reduce((sum, { weight }) => sum + weight, 0);
  return units.reduce((sum, { weight }, at) => sum + weight * valueAt(at), 0) / (total || 1);
}

/** Calculates the share of query words that a record or its page matches, 0 to 1. */
export const coverage = (
  units: readonly QueryUnit[],
  { scores, exact, onPage }: Pick<RecordMatch, 'scores' | 'exact' | 'onPage'>,
): number =>
  weighted(units, (at) =>
    Math.max(
      (scores[at] ?? 0) > 0 ? (exact[at] ? 1 : TYPO_COVERAGE) : 0,
      (onPage[at] ?? 0) > 0 ? SAME_PAGE_SHARE : 0,
    ),
  );

const NO_TERMS: ReadonlySet<string> = new Set();

/** Calculates the share of a name's terms that were matched, 0 to 1. */
const matchedShare = (nameTerms: ReadonlySet<string>, { words, camelCaseParts }: MatchedTerms): number =>
  nameTerms.size > 0
    ? [...nameTerms].filter((term) => words.has(term) || camelCaseParts.some((part) => part.has(term)))
        .length / nameTerms.size
    : 0;

/** Checks for a member with its symbol: `Users.findOne`, `Users#findOne()`, `users findone`. */
const isQualifiedName = ({ type, page, heading }: IndexedRecord, query: string): boolean =>
  type === 'member' && removeSeparators(`${page}${heading ?? ''}`) === query;

/** Checks whether a query is the name of a symbol or a member. */
const isNameInCode = ({ type, page, heading }: IndexedRecord, query: string): boolean =>
  (type === 'member' || type === 'symbol') && removeSeparators(heading ?? page) === query;

/** Checks for a configuration key by its whole path: `app.port`. */
const isKeyPath = ({ path, heading }: IndexedRecord, text: string): boolean =>
  path.endsWith(CONFIGURATION_SLUG) && text.includes('.') && heading === text;

/** Checks whether a record contains a name as one word, in any case. */
export const containsName = (
  { page, heading }: Pick<IndexedRecord, 'page' | 'heading'>,
  text: string | undefined,
  name: string,
): boolean => [page, heading, text].join(' ').toLowerCase().includes(name.toLowerCase());

/** Checks for the messages of an exception that name it: `Exception: OptimisticLockException`. */
const isThrownAs = (record: IndexedRecord, text: string | undefined, name: string): boolean =>
  isMessage(record) && text?.includes(`: ${name} `) === true;

/** Checks whether a record is a property, or the section about a setting, with the words of a query. */
const isSetting = ({ type, kind, heading }: IndexedRecord, query: string, nameShare: number): boolean =>
  kind === 'property'
    ? nameShare === 1 || removeSeparators(heading ?? '') === query
    : type === 'guide' && removeSeparators((heading ?? '').split('.').at(-1) ?? '') === query;

const isVersion = (word: string): boolean => /^\d.*\./.test(word);

/** Checks whether a query consists of a page's keywords, the package's name, and versions. */
function isAskedFor(
  { keywords }: IndexedRecord,
  units: readonly QueryUnit[],
  packageTerms: ReadonlySet<string>,
  locale: string,
): boolean {
  const queryTerms = new Set(units.flatMap(({ terms }) => terms));
  const keywordTerms = keywords
    .map((keyword) => [...termsOfName(analyze(keyword, locale))])
    .filter((terms) => terms.every((term) => queryTerms.has(term)))
    .flat();
  const terms = new Set([...packageTerms, ...keywordTerms]);
  return (
    keywordTerms.length > 0 &&
    units.every((unit) => isVersion(unit.word) || unit.terms.some((term) => terms.has(term)))
  );
}

/**
 * Ranks what a query with a package or a version refers to: 2 for the release, 1 for a changes page,
 * otherwise 0. Needed by "auth 1.2.0 changes", "upgrade typeorm", and "migrate to 0.6".
 */
function releasePriority(
  record: IndexedRecord,
  units: readonly QueryUnit[],
  locale: string,
  match: RecordMatch,
): number {
  const { kind, heading, keywords, path, package: name } = record;
  const versions = units.map(({ word }) => word).filter(isVersion);
  if (path.endsWith(changesSlug()))
    return versions.length > 0 && isAskedFor(record, units, NO_TERMS, locale) ? 1 : 0;
  if ((kind !== 'release' && kind !== 'package') || name === null) return 0;
  const packageTerms = termsOfName(analyze(packageLabel(name), locale));
  if (matchedShare(packageTerms, match.terms) < 1) return 0;
  if (kind === 'release') return versions.some((version) => heading?.endsWith(` ${version}`)) ? 2 : 0;
  const isListed = versions.some((version) => keywords.includes(version));
  return isListed || isAskedFor(record, units, packageTerms, locale) ? 1 : 0;
}

/** Each further hit on a page weighs less, so that one page can't fill the list. */
const SAME_PAGE_WEIGHT = 0.6;

const byRank = (a: RankedRecord, b: RankedRecord): number =>
  b.priority - a.priority || b.score - a.score || a.id - b.id;

/**
 * Sorts records, drops the other parts of a section that was split into several records, and
 * spreads the hits of a page over the list.
 */
function sortRecords(index: SearchIndex, ranked: readonly RankedRecord[]): RankedRecord[] {
  const hits = new Map<string, number>();
  const urls = new Set<string>();
  const spread = [...ranked].sort(byRank).flatMap((entry) => {
    const { path = '', anchor = null } = index.records[entry.id] ?? {};
    const url = `${path}#${anchor ?? ''}`;
    if (urls.has(url)) return [];
    urls.add(url);
    const before = hits.get(path) ?? 0;
    hits.set(path, before + 1);
    return [{ ...entry, score: entry.score * SAME_PAGE_WEIGHT ** before }];
  });
  return spread.sort(byRank);
}

/**
 * Lists records for a query without words.
 *
 * @param accepts - Checks whether a record may be in the result.
 * @returns Highest weight first; equal weights in index order.
 */
export function listRecords(index: SearchIndex, accepts: (record: IndexedRecord) => boolean): RankedRecord[] {
  const match: RecordMatch = {
    scores: [],
    exact: [],
    named: [],
    onPage: [],
    terms: { words: new Set(), camelCaseParts: [] },
  };
  const listed = index.records.flatMap((record, id) =>
    accepts(record) ? [{ id, match, score: record.weight, priority: 0 }] : [],
  );
  return sortRecords(index, listed);
}

/**
 * Orders matches: first names in code, pasted error messages, and releases, then all others by
 * score. The more words match, the better, and titles count more than headings and text.
 *
 * @param index - The matched index.
 * @param text - The query without its filters.
 * @param matches - The result from `matchRecords`.
 * @param accepts - Checks whether a record may be in the result.
 * @param asksForDefault - Whether the query is what a question asks the default value of.
 * @returns Best record first; equal scores in index order.
 */
export function rankRecords(
  index: SearchIndex,
  text: string,
  { units, records, messages }: Matches,
  accepts: (record: IndexedRecord) => boolean,
  asksForDefault = false,
): RankedRecord[] {
  const query = removeSeparators(text);
  const isName = isOneName(units);
  const isCamelCase = isName && /[a-z][A-Z]/.test(text);
  const isQuestionQuery = isQuestion(text);
  const ranked: RankedRecord[] = [];
  for (const [id, match] of records) {
    const record = index.records[id];
    if (!record || !accepts(record)) continue;
    const name = record.heading ?? record.page;
    // Needed by "0.6.0": rank short names before long ones.
    // Needed by the questions in front matter: each is another name of its page.
    const nameShare = Math.max(
      ...[index.nameTerms[id] ?? NO_TERMS, ...(index.questionTerms[id] ?? [])].map((terms) =>
        matchedShare(terms, match.terms),
      ),
    );
    const isShortQuote = isMessage(record) && units.length < MIN_QUOTE_WORDS;
    const intentWeight =
      (isShortQuote ? SHORT_QUOTE_WEIGHT : 1) *
      (isQuestionQuery && isCodeName(record) ? CODE_FOR_QUESTION_WEIGHT : 1);
    const namedWeight = TEXT_ONLY_WEIGHT + weighted(units, (at) => Number(match.named[at]));
    const wordScore = weighted(units, (at) =>
      Math.max(match.scores[at] ?? 0, SAME_PAGE_SHARE * (match.onPage[at] ?? 0)),
    );
    const isNamed = asksForDefault
      ? isSetting(record, query, nameShare)
      : isKeyPath(record, text) || isQualifiedName(record, query) || (isName && isNameInCode(record, query));
    ranked.push({
      id,
      match,
      score:
        wordScore * coverage(units, match) * namedWeight * record.weight * (1 + nameShare) * intentWeight,
      priority:
        messages.get(id) ??
        (isNamed
          ? NAME_PRIORITY + (text.endsWith(name) ? SAME_CASE_BONUS : 0)
          : isCamelCase && isPartOfName(index.codeWords[id] ?? [], query)
            ? PART_OF_NAME_PRIORITY
            : isName && isThrownAs(record, index.full?.texts[id], text)
              ? MESSAGE_PRIORITY
              : isCamelCase && containsName(record, index.full?.texts[id], text)
                ? NAME_IN_TEXT_PRIORITY
                : releasePriority(record, units, index.locale, match)),
    });
  }
  return sortRecords(index, ranked);
}
