import type { SearchFilters } from '../engine/parse-query';
import type { SearchHit } from '../engine/search';
import type { Reading } from '../../locales/analyzer';

export type { SearchFilters, SearchHit };

/** A search request. */
export interface SearchQuestion {
  /** As typed; filters such as `class:` and types such as `string -> void` included. */
  query: string;
  filters: SearchFilters;
  /** The most hits to return. */
  limit: number;
}

/** Whether a query may be one by type, such as `string -> void`; the words of one that turns out not to be are searched for. */
export const mayBeTypeQuery = (query: string): boolean => /[-=]>|→/.test(query);

/** A search response. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** How many there are, before `limit`. */
  total: number;
  /** How well the best hit answers the query, 0 to 1; 1 where the engine does not say. */
  quality: number;
  /** A query that would find more, or `null`. */
  didYouMean: string | null;
  /** Set when the query was read in another way, which `didYouMean` then holds. */
  retry: Reading | null;
  filters: SearchFilters;
  /** Whether parameter and return types were searched. */
  byType: boolean;
  /** Whether the built-in index answers in place of a hosted service that did not. */
  isFallback: boolean;
  /** Whether the texts are on their way, so that the same question will soon find more: `onBetterAnswers` calls then. */
  isPartial: boolean;
}

/** Answers searches. The site knows no more of an engine than this. */
export interface SearchClient {
  /** Starts loading what answers need. Never rejects. */
  warmUp(): Promise<void>;
  /** Rejects with `SearchUnavailable` and nothing else. */
  search(question: SearchQuestion): Promise<SearchAnswer>;
  /**
   * Calls back when the same question would get a better answer, as when the full text has arrived, and when it will not come.
   *
   * @returns a function that ends it
   */
  onBetterAnswers(listener: () => void): () => void;
}

/** Why there is no answer: the network, a missing index, a damaged one, or a service that refuses. */
export type UnavailableReason = 'network' | 'missing' | 'damaged' | 'refused' | 'slow';

/** No engine could answer. */
export class SearchUnavailable extends Error {
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SearchUnavailable';
    this.reason = reason;
  }
}
