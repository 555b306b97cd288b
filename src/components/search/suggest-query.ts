import { parseQuery } from '../../search/engine/parse-query';
import type { SearchAnswer } from '../../search/client/search-client';

/**
 * Suggests a query when there are no results: the engine's correction, else the query without filters,
 * else its longest word, else an example.
 *
 * @param query - The query as typed.
 * @param answer - The engine's response.
 * @param example - A query that has results.
 */
export function suggestQuery(query: string, answer: SearchAnswer, example: string): string {
  const { text, filters } = parseQuery(query);
  if (answer.didYouMean !== null) return answer.didYouMean;
  if (text !== '' && Object.keys(filters).length > 0) return text;
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word) && !word.endsWith(':'));
  return words.length > 1 ? words.reduce((best, word) => (word.length > best.length ? word : best)) : example;
}
