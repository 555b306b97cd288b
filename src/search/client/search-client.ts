import type { SearchFilters } from '../engine/parse-query';
import type { SearchHit } from '../engine/search';
import type { Reading } from '../../locales/analyzer';

export type { SearchFilters, SearchHit };

/** A search request. */
export interface SearchQuestion {
  /** The query as typed, including filters such as `class:` and types such as `string -> void`. */
  query: string;
  filters: SearchFilters;
  /** Maximum number of hits. */
  limit: number;
}

/**
 * Checks whether a query may be a type query such as `string -> void`. If it isn't one, its words
 * are searched for.
 */
export const mayBeTypeQuery = (query: string): boolean => /[-=]>|→/.test(query);

/** A search response. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** Total number of results, before `limit`. */
  total: number;
  /** How well the best hit matches, 0 to 1; 1 if the engine doesn't report it. */
  quality: number;
  /** A query with better results, or `null`. */
  didYouMean: string | null;
  /** How the query was reinterpreted, if it was; `didYouMean` is then the new query. */
  retry: Reading | null;
  filters: SearchFilters;
  /** Whether parameter and return types were searched. */
  byType: boolean;
  /** Whether the embedded index replaced a hosted service that failed. */
  isFallback: boolean;
  /**
   * Whether texts are still loading. The query may then find more, and `onBetterAnswers` reports
   * when.
   */
  isPartial: boolean;
}

/** Returns the engine's result for a query that isn't a type, as an answer. */
export function answerByWords(
  {
    hits,
    total,
    quality,
    didYouMean,
    retry,
    filters,
  }: Omit<SearchAnswer, 'byType' | 'isFallback' | 'isPartial'>,
  isPartial: boolean,
): SearchAnswer {
  return { hits, total, quality, didYouMean, retry, filters, byType: false, isFallback: false, isPartial };
}

/** A search engine's interface, the only one that the site uses. */
export interface SearchClient {
  /** Starts loading data for searches. Never rejects. */
  warmUp(): Promise<void>;
  /** Rejects only with `SearchUnavailable`. */
  search(question: SearchQuestion): Promise<SearchAnswer>;
  /**
   * Runs a callback when the same query could return better results because the full text is
   * loaded, and when loading fails.
   *
   * @returns A function that unsubscribes.
   */
  onBetterAnswers(listener: () => void): () => void;
}

/** Why search failed: network error, missing index, damaged index, rejected request, or timeout. */
export type UnavailableReason = 'network' | 'missing' | 'damaged' | 'refused' | 'slow';

/** Thrown when no engine could run the search. */
export class SearchUnavailable extends Error {
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SearchUnavailable';
    this.reason = reason;
  }
}
