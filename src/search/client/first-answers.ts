import { createIndex } from '../engine/load-index';
import { unpackNames } from '../engine/names-part';
import { createNarrowNames } from '../engine/narrow-names';
import { search } from '../engine/search';
import type { SearchAnswer, SearchQuestion } from './search-client';

/** Searches the names without waiting. */
export type FirstAnswers = (question: SearchQuestion) => SearchAnswer;

/**
 * Creates a search that indexes only the names that can match a query, for a first answer.
 *
 * @param json - The index's names part.
 * @throws Error or SyntaxError if the part is damaged.
 */
export function createFirstAnswers(json: string): FirstAnswers {
  const narrow = createNarrowNames(unpackNames(json));
  return (question) => {
    const { hits, total, quality, didYouMean, retry, filters } = search({
      ...question,
      index: createIndex(narrow(question.query)),
    });
    return {
      hits,
      total,
      quality,
      didYouMean,
      retry,
      filters,
      byType: false,
      isFallback: false,
      isPartial: true,
    };
  };
}
