import type { SearchFilters } from '../engine/parse-query';
import type { SearchHit, SearchResponse } from '../engine/search';

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
export interface SearchAnswer extends SearchResponse {
  /** Whether parameter and return types were searched. */
  byType: boolean;
  /** Whether the embedded index replaced a hosted service that failed. */
  isFallback: boolean;
  /**
   * Whether the full text is still loading. The query may then find more, and
   * `onBetterAnswers` reports when.
   */
  isPartial: boolean;
}

/**
 * Converts the engine's response for a query of words to a `SearchAnswer`.
 *
 * @param response - The engine's result.
 * @param isPartial - Whether the full text is still loading. Results that lack a word of the query
 *   then wait for it because displayed results keep their order.
 */
export function answerByWords(response: SearchResponse, isPartial: boolean): SearchAnswer {
  const isGuess = isPartial && response.quality < 1;
  return {
    ...response,
    ...(isGuess && { hits: [], total: 0, ignoredWords: [] }),
    byType: false,
    isFallback: false,
    isPartial,
  };
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
