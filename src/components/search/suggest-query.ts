import type { SearchAnswer } from '../../search/search-client';

/**
 * What to try when nothing was found: what the engine proposes, else the most telling word of the query, else an example.
 *
 * @param query as typed
 * @param answer what was answered to it
 * @param example a query that finds something
 */
export function suggestQuery(query: string, answer: SearchAnswer, example: string): string {
  const words = query.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !word.endsWith(':'));
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return answer.didYouMean ?? (words.length > 1 ? longest : example);
}
