import { parseQuery } from '../../search/engine/parse-query';
import type { SearchAnswer } from '../../search/client/search-client';

/**
 * Suggests a query when there are no results: the engine's correction, else the query without
 * filters, else an example. The engine has tried the query's words.
 *
 * @param query - The query as typed.
 * @param answer - The engine's response.
 * @param example - A query that has results.
 */
export function suggestQuery(query: string, answer: SearchAnswer, example: string): string {
  const { text, filters } = parseQuery(query);
  if (answer.didYouMean !== null) return answer.didYouMean;
  return text !== '' && Object.keys(filters).length > 0 ? text : example;
}
