/**
 * Checks whether a query is a name in code without some of its words: `matchesprop` for
 * `MatchesWithProperty`.
 *
 * @param words - The name's words in order. The query may skip some, and the last one may be cut off.
 * @param query - Lowercase letters and digits.
 */
export function isPartOfName(words: readonly string[], query: string): boolean {
  return words.some(
    (word, at) =>
      word.startsWith(query) ||
      (query.startsWith(word) && isPartOfName(words.slice(at + 1), query.slice(word.length))),
  );
}
