import { createIndex } from '../engine/load-index';
import { unpackNames } from '../engine/names-part';
import { createNarrowNames } from '../engine/narrow-names';
import { search } from '../engine/search';
import { answerByWords, type SearchAnswer, type SearchQuestion } from './search-client';

/**
 * Searches the names without waiting.
 *
 * @param isPartial - Whether the app is still expected to load texts.
 */
export type FirstAnswers = (question: SearchQuestion, isPartial: boolean) => SearchAnswer;

/**
 * Creates a search that indexes only the names that can match a query, for a first answer.
 *
 * @param json - The index's names part.
 * @throws Error or SyntaxError if the part is damaged.
 */
export function createFirstAnswers(json: string): FirstAnswers {
  const narrow = createNarrowNames(unpackNames(json));
  return (question, isPartial) =>
    answerByWords(
      search({ ...question, index: createIndex(narrow(question.query, question.filters)) }),
      isPartial,
    );
}
