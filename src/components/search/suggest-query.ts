import { parseQuery } from '../../search/engine/parse-query';
import type { SearchAnswer } from '../../search/client/search-client';

/**
 * What to try when nothing was found: what the engine proposes, else the query without its filters, else its most telling word, else an example.
 *
 * @param query as typed
 * @param answer what was answered to it
 * @param example a query that finds something
 */
export function suggestQuery(query: string, answer: SearchAnswer, example: string): string {
  const { text, filters } = parseQuery(query);
  if (answer.didYouMean !== null) return answer.didYouMean;
  if (text !== '' && Object.keys(filters).length > 0) return text;
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word) && !word.endsWith(':'));
  return words.length > 1 ? words.reduce((best, word) => (word.length > best.length ? word : best)) : example;
}
