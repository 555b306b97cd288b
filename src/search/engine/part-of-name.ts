import { tokenize } from '../language/tokenize';
import type { IndexedRecord } from './names-part';

/** Checks whether words in order, some of them skipped, spell a query. The last one may be cut off. */
function spell(query: string, [word, ...rest]: readonly string[]): boolean {
  if (word === undefined) return false;
  return (
    word.startsWith(query) ||
    (query.startsWith(word) && spell(query.slice(word.length), rest)) ||
    spell(query, rest)
  );
}

/**
 * Checks whether a query is a name in code without some of its words: `matchesprop` for
 * `MatchesWithProperty`.
 *
 * @param query - Lowercase letters and digits.
 */
export function isPartOfName({ type, page, heading }: IndexedRecord, query: string): boolean {
  if (type !== 'symbol' && type !== 'member') return false;
  const parts = tokenize(heading ?? page).flatMap((token) => token.parts);
  return spell(
    query,
    parts.map(({ text }) => text),
  );
}
