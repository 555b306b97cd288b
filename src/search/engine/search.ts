import type { Reading } from '../../locales/analyzer';
import { analyzers } from '../../locales/analyzers';
import { isCodeName, mapFields, type RecordFields } from '../records/record-fields';
import { highlight, makeSnippet, type Snippet, type TextRange } from './highlight';
import type { SearchIndex } from './load-index';
import type { IndexedRecord } from './names-part';
import { matchRecords, type Matches } from './match-records';
import { parseQuery, passesFilters, type SearchFilters } from './parse-query';
import { coverage, isFarFetched, listRecords, rankRecords, type RankedRecord } from './rank-records';

/** A search request. */
export interface SearchRequest {
  /** As typed, filters such as `class:` included. */
  query: string;
  /** Those typed into the query win over these. */
  filters?: SearchFilters;
  /** The most hits to return; default 20. */
  limit?: number;
  index: SearchIndex;
}

/** One result. */
export interface SearchHit extends RecordFields {
  url: string;
  path: string;
  anchor: string | null;
  /** Where a list shows it: members are among the symbols, package pages among the pages. */
  group: 'page' | 'section' | 'symbol';
  title: string;
  titleRanges: TextRange[];
  /** The page of a section or the symbol of a member; `null` for pages and symbols. */
  parent: string | null;
  /** The call signature that answers a query by type; `null` for one by words. */
  signature: string | null;
  /** An excerpt with the matches; `null` until the full text is loaded, or when the record has no text. */
  snippet: Snippet | null;
  score: number;
}

/** A search response. */
interface SearchResponse {
  hits: SearchHit[];
  /** How many records match, before `limit`. */
  total: number;
  /** The best share of the query's words that one record has as they are, 0 to 1. */
  quality: number;
  /** A query that would find more, or `null`. */
  didYouMean: string | null;
  /** Set when the answer is for another reading of the query, which is then in `didYouMean`: which one. */
  retry: Reading | null;
  /** The text that was searched for, and the filters in force. */
  text: string;
  filters: SearchFilters;
}

const DEFAULT_LIMIT = 20;
// Below this share of exactly found words, other readings of the query are tried.
const GOOD_QUALITY = 0.5;

const HAS_DIGIT = /\p{N}/u;

const READINGS: readonly Reading[] = ['layout', 'transliteration'];

interface Answer {
  text: string;
  matches: Matches;
  ranked: RankedRecord[];
  /** The best share of the query that a record answers, similar words not counted. */
  quality: number;
}

function answer(index: SearchIndex, text: string, filters: SearchFilters): Answer {
  const matches = matchRecords(index, text);
  const accepts = (record: IndexedRecord): boolean => passesFilters(record, filters);
  if (text === '' && Object.keys(filters).length > 0)
    return { text, matches, ranked: listRecords(index, accepts), quality: 1 };
  const ranked = rankRecords(index, text, matches, accepts);
  const quality = ranked.reduce(
    (best, { match }) => Math.max(best, match.sure.filter(Boolean).length / Math.max(1, match.sure.length)),
    0,
  );
  return { text, matches, ranked, quality };
}

/** The first other reading of a query that is answered well, and better than the query as typed. */
function retryQuery(
  index: SearchIndex,
  { text, quality }: Answer,
  filters: SearchFilters,
): { retry: Reading; answer: Answer } | null {
  for (const retry of READINGS) {
    for (const { readings } of Object.values(analyzers)) {
      const other = readings[retry]?.(text) ?? null;
      const found = other === null ? null : answer(index, other, filters);
      if (found && found.quality >= GOOD_QUALITY && found.quality > quality) return { retry, answer: found };
    }
  }
  return null;
}

function toHit(index: SearchIndex, { id, score, match }: RankedRecord): SearchHit[] {
  const record = index.records[id];
  if (!record) return [];
  const { path, anchor, page, heading } = record;
  const title = heading ?? page;
  return [
    {
      ...mapFields<RecordFields>((name) => record[name]),
      url: anchor === null ? path : `${path}#${anchor}`,
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

/**
 * The query with the words that were not found replaced by the nearest words of titles. The words of a pasted error message are right
 * as they are, and so is a number.
 */
function suggest(index: SearchIndex, { text, matches }: Answer): string | null {
  const { units, corrections, messages } = matches;
  if (messages.size > 0) return null;
  const lower = text.toLowerCase();
  return units.reduce<string | null>((suggestion, { word }, at) => {
    const surface = index.surfaces.get(corrections[at] ?? '');
    return surface && surface !== word && !HAS_DIGIT.test(word) && lower.includes(word)
      ? (suggestion ?? lower).replace(word, surface)
      : suggestion;
  }, null);
}

/** The words of the query that are somewhere; null where there are none, or no others. */
function knownWords(index: SearchIndex, answered: Answer): string | null {
  const { units, records } = answered.matches;
  const all = [...records.values()];
  const known = units.filter((_, at) => all.some(({ sure }) => sure[at]));
  return known.length > 0 && known.length < units.length
    ? known.map(({ word }) => word).join(' ')
    : suggest(index, answered);
}

/**
 * Answers a query from the embedded index. If hardly anything matches the query as typed, it is
 * tried in the other keyboard layout, then as Ukrainian in Latin letters.
 *
 * @param request the query, the filters, the limit and the index
 * @returns hits, best first; all that the filters let through for a query of filters alone, none for one without letters and digits
 */
export function search({
  query,
  filters: given = {},
  limit = DEFAULT_LIMIT,
  index,
}: SearchRequest): SearchResponse {
  const { text, filters: typed } = parseQuery(query);
  const filters = { ...given, ...typed };
  const asTyped = answer(index, text, filters);
  const retried = asTyped.quality < GOOD_QUALITY ? retryQuery(index, asTyped, filters) : null;
  const best = retried?.answer ?? asTyped;
  // A match for a small part of a long query is noise next to matches for most of it.
  const top = coverage(best.ranked[0]?.match ?? { scores: [], sure: [] });
  const near = best.ranked.filter(({ match }) => coverage(match) >= Math.min(top, 1) / 2);
  const fits = near.some(({ match }) => !isFarFetched(match));
  const kept = fits ? near : [];
  const hits = kept.slice(0, limit).flatMap((entry) => toHit(index, entry));
  return {
    hits,
    total: kept.length,
    quality: best.quality,
    // Until the full text is loaded, a word that is in no title may still be right.
    didYouMean: retried ? best.text : index.full ? (fits ? suggest : knownWords)(index, asTyped) : null,
    retry: retried?.retry ?? null,
    text: best.text,
    filters,
  };
}
