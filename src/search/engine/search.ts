import { joinHash } from '../../model/docs/addresses';
import type { Reading } from '../../locales/analyzer';
import { analyzers } from '../../locales/analyzers';
import { subjectOfDefault } from '../language/analyze';
import { isCodeName, mapFields, type RecordFields } from '../records/record-fields';
import { highlight, makeSnippet, type Snippet, type TextRange } from './highlight';
import type { SearchIndex } from './load-index';
import type { IndexedRecord } from './names-part';
import { isOneName, type QueryUnit } from './query-units';
import { matchRecords, type Matches } from './match-records';
import { parseQuery, passesFilters, type SearchFilters } from './parse-query';
import { respell } from './respell';
import {
  containsName,
  coverage,
  listRecords,
  NAME_PRIORITY,
  rankRecords,
  type RankedRecord,
} from './rank-records';

/** A search request. */
export interface SearchRequest {
  /** The query as typed, including filters such as `class:`. */
  query: string;
  /** Filters in the query override these. */
  filters?: SearchFilters;
  /** Maximum number of hits; default 20. */
  limit?: number;
  index: SearchIndex;
}

/** A search result. */
export interface SearchHit extends RecordFields {
  url: string;
  path: string;
  anchor: string | null;
  /**
   * The group in the result list: a member is among the symbols, and a package page among the pages. Hits
   * that arrive when others are already displayed go to the end, into `more`.
   */
  group: 'page' | 'section' | 'symbol' | 'more';
  title: string;
  titleRanges: TextRange[];
  /** A section's page or a member's symbol; `null` for pages and symbols. */
  parent: string | null;
  /** The signature that matched a type query; `null` for other queries. */
  signature: string | null;
  /**
   * An excerpt with the matches; `null` until the full text is loaded, or if the record has no
   * text.
   */
  snippet: Snippet | null;
  score: number;
}

/** A search response. */
export interface SearchResponse {
  hits: SearchHit[];
  /** Number of matching records, before `limit`. */
  total: number;
  /**
   * The highest share of query words that one record contains as typed, 0 to 1; 1 if the engine
   * doesn't report it.
   */
  quality: number;
  /** A query with better results, or `null`. */
  didYouMean: string | null;
  /**
   * How the query was reinterpreted, if it was. `didYouMean` is then the new query, or `null` if the
   * pages don't spell its words this way.
   */
  retry: Reading | null;
  /** The words of the query that no hit matches, as typed; empty without hits. */
  ignoredWords: string[];
  /** The active filters. */
  filters: SearchFilters;
}

const DEFAULT_LIMIT = 20;

/** Needed by "руфдер" (the other keyboard layout) and "obrobka pomylok" (transliteration). */
const READINGS: readonly Reading[] = ['layout', 'transliteration'];

/**
 * A number, version, path, URL, address, hash, or UUID. Needed by "ECONNREFUSED 127.0.0.1:6379": few
 * pages contain the reader's values.
 */
const VALUE = /^\W*(?:v?\d(?:[.:]*\d)*\W*$|\w*:?[/\\])|\S@\S|:\d+$|^(?=\D*\d)[\da-f]{7,}(?:-|$)/i;

interface QueryResult {
  text: string;
  matches: Matches;
  ranked: RankedRecord[];
  /** The largest share of the query's words that one record contains as typed. */
  quality: number;
}

function runQuery(index: SearchIndex, text: string, filters: SearchFilters): QueryResult {
  const accepts = (record: IndexedRecord): boolean => passesFilters(record, filters);
  const subject = subjectOfDefault(text);
  if (subject !== null) {
    const matches = matchRecords(index, subject);
    const ranked = rankRecords(index, subject, matches, accepts, true);
    if ((ranked[0]?.priority ?? 0) >= NAME_PRIORITY) return { text, matches, ranked, quality: 1 };
  }
  const matches = matchRecords(index, text);
  if (text === '' && Object.keys(filters).length > 0)
    return { text, matches, ranked: listRecords(index, accepts), quality: 1 };
  const ranked = rankRecords(index, text, matches, accepts);
  const quality = ranked.reduce(
    (best, { match }) => Math.max(best, match.exact.filter(Boolean).length / Math.max(1, match.exact.length)),
    0,
  );
  const withoutValues = text
    .split(' ')
    .filter((word) => !VALUE.test(word))
    .join(' ');
  if (quality < 1 && !ranked[0]?.priority && withoutValues !== text && withoutValues !== '') {
    const result = runQuery(index, withoutValues, filters);
    if (result.quality > quality) return result;
  }
  return { text, matches, ranked: onlyNamed(index, text, matches, ranked), quality };
}

/**
 * If the query is a name in code, keeps only records that contain this name. Needed by "LimitOptions",
 * which doesn't mean "limits" and "options". A symbol's members come last. Needed by
 * "OptimisticLockException": its error message and guide explain it.
 */
function onlyNamed(
  index: SearchIndex,
  text: string,
  { units }: Matches,
  ranked: RankedRecord[],
): RankedRecord[] {
  const [first] = ranked;
  if (!first || first.priority < NAME_PRIORITY || !isOneName(units)) return ranked;
  const symbol = index.records[first.id];
  const named = ranked.filter((entry) => {
    const record = index.records[entry.id];
    return entry === first || (record && containsName(record, index.full?.texts[entry.id], text));
  });
  const isOwnMember = ({ id }: RankedRecord): boolean =>
    symbol?.type === 'symbol' &&
    index.records[id]?.type === 'member' &&
    index.records[id].page === symbol.page;
  return [...named.filter((entry) => !isOwnMember(entry)), ...named.filter(isOwnMember)];
}

/**
 * Tries other readings of a query and returns the first one with an exact match, or else the query
 * with other words for the unknown ones.
 */
function retryQuery(
  index: SearchIndex,
  { text, matches, quality }: QueryResult,
  filters: SearchFilters,
): { retry: Reading; result: QueryResult } | null {
  for (const retry of quality === 0 ? READINGS : []) {
    for (const { readings } of analyzers) {
      const reading = readings[retry]?.(text) ?? null;
      const result = reading === null ? null : runQuery(index, reading, filters);
      if (result && result.quality > 0) return { retry, result };
    }
  }
  const known = findKnownWords(matches);
  // Needed by "тсетові кнотейнери": a typo is likelier than a word that sounds the same.
  const unknown = matches.units.filter((unit, at) => !known.includes(unit) && !matches.corrections[at]);
  const result = runQuery(index, respell(index, text, unknown), filters);
  return findKnownWords(result.matches).length > known.length ? { retry: 'transliteration', result } : null;
}

function toHit(index: SearchIndex, { id, score, match }: RankedRecord): SearchHit[] {
  const record = index.records[id];
  if (!record) return [];
  const { path, anchor, page, heading } = record;
  const title = heading ?? page;
  return [
    {
      ...mapFields<RecordFields>((name) => record[name]),
      url: joinHash(path, anchor),
      path,
      anchor,
      group: isCodeName(record) ? 'symbol' : heading === null ? 'page' : 'section',
      title,
      titleRanges: highlight(title, match.terms, index.locale),
      parent: heading === null ? null : page,
      signature: null,
      snippet: makeSnippet(index.full?.texts[id] ?? '', match.terms, index.locale),
      score,
    },
  ];
}

/** Returns the words that some record contains. */
function findKnownWords({ units, records }: Matches): QueryUnit[] {
  const matches = [...records.values()];
  return units.filter((_, at) => matches.some(({ exact }) => exact[at]));
}

/** Replaces misspelled words with the nearest words in titles. */
function correctQuery(index: SearchIndex, { text, matches }: QueryResult): string | null {
  // Back to front, so that the positions of earlier words stay valid.
  return matches.units.reduceRight<string | null>((corrected, { word, start, end }, at) => {
    const displayForm = index.displayForms.get(matches.corrections[at] ?? '');
    if (!displayForm || displayForm === word) return corrected;
    const query = corrected ?? text;
    return (query.slice(0, start) + displayForm + query.slice(end)).toLowerCase();
  }, null);
}

/**
 * Searches the embedded index. If no record contains a word as typed, the query is read in the
 * other keyboard layout, then as transliterated Ukrainian.
 *
 * @param request - Query, filters, limit, and index.
 * @returns Hits, best first. A query with filters only lists every record that passes them.
 */
export function search({
  query,
  filters: selectedFilters = {},
  limit = DEFAULT_LIMIT,
  index,
}: SearchRequest): SearchResponse {
  const { text, filters: typedFilters, typed } = parseQuery(query);
  const filters = { ...selectedFilters, ...typedFilters };
  const asTyped = runQuery(index, text, filters);
  const retried = retryQuery(index, asTyped, filters);
  const { ranked, quality, text: searchedText, matches } = retried?.result ?? asTyped;
  const { units } = matches;
  // Needed by "kubernetes helm chart": a match for one word is noise if others match most words.
  const bestCoverage = ranked[0] ? coverage(units, ranked[0].match) : 0;
  const shown = ranked.filter(({ match }) => coverage(units, match) >= bestCoverage / 2);
  // Until the full text is loaded, a word that isn't in any title may still be correct.
  const correction = index.full && correctQuery(index, asTyped);
  // Show the new query only if pages contain its words. Words that match only as synonyms mean nothing
  // to readers.
  const retriedText = matches.isSpelled.every(Boolean) ? searchedText : null;
  // Needed by "kubernetes helm chart": "kubernetes help cart" isn't what the reader means.
  const suggestion = retried
    ? retriedText
    : correction && runQuery(index, correction, filters).quality === 1
      ? correction
      : null;
  return {
    hits: shown.slice(0, limit).flatMap((entry) => toHit(index, entry)),
    total: shown.length,
    quality,
    didYouMean: suggestion && [...typed, suggestion].join(' '),
    retry: retried?.retry ?? null,
    ignoredWords: units
      .filter((_, at) => shown.length > 0 && !shown.some(({ match }) => (match.scores[at] ?? 0) > 0))
      .map(({ start, end }) => searchedText.slice(start, end)),
    filters,
  };
}
