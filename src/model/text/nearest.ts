/** A possible match. `key` is compared with the word. */
interface Candidate {
  key: string;
}

const MIN_SIMILARITY = 0.34;

/** Candidates less similar than this share of the best one are noise. */
const MIN_SHARE_OF_BEST = 0.85;

/**
 * Returns the candidates most similar to a word, best first. Similarity counts shared pairs of
 * letters, so that paths with swapped or missing parts still match.
 *
 * @param word - What the reader wrote. Case, accents, and extra slashes are ignored.
 * @param candidates - Possible matches.
 * @param limit - Maximum number of results.
 * @returns Candidates that share at least a third with the word, and aren't much worse than the
 *   best one.
 */
export function nearest<Each extends Candidate>(
  word: string,
  candidates: readonly Each[],
  limit: number,
): Each[] {
  const wordPairs = letterPairs(word);
  const similar = candidates
    .map((candidate) => ({ candidate, similarity: similarityOf(wordPairs, letterPairs(candidate.key)) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY);
  const best = Math.max(...similar.map(({ similarity }) => similarity));
  return similar
    .filter(({ similarity }) => similarity >= best * MIN_SHARE_OF_BEST)
    .sort((a, b) => b.similarity - a.similarity || a.candidate.key.localeCompare(b.candidate.key, 'en'))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

function letterPairs(text: string): Map<string, number> {
  const plain = ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const counts = new Map<string, number>();
  for (let index = 0; index < plain.length - 1; index++) {
    const pair = plain.slice(index, index + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns the Dice coefficient of two sets of letter pairs: 1 if they are equal, 0 if they share no
 * pair.
 */
function similarityOf(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0;
  let all = 0;
  for (const [pair, count] of a) {
    shared += Math.min(count, b.get(pair) ?? 0);
    all += count;
  }
  for (const count of b.values()) all += count;
  return all === 0 ? 0 : (2 * shared) / all;
}

/** A suggestion must share this much with the word. A lower value offers unrelated names. */
const MIN_SIMILARITY_OF_SUGGESTION = 0.5;

/**
 * Returns the candidate most similar to a misspelled word, or undefined if there is none. In a path,
 * the last parts must be similar, since many unrelated names share a folder.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const lastPart = (path: string) => letterPairs(path.replace(/\/$/, '').split('/').at(-1) ?? '');
  const name = lastPart(word);
  const keys = [...candidates]
    .filter((key) => similarityOf(name, lastPart(key)) >= MIN_SIMILARITY_OF_SUGGESTION)
    .map((key) => ({ key }));
  return nearest(word, keys, 1)[0]?.key;
}

/**
 * Suggests a word in a sentence that follows a message: ` Did you mean "title"?`
 *
 * @param quote - Formats the word.
 * @returns An empty string if no candidate is similar.
 */
export function suggestion(
  word: string,
  candidates: Iterable<string>,
  quote = (candidate: string) => `"${candidate}"`,
): string {
  const best = didYouMean(word, candidates);
  return best === undefined ? '' : ` Did you mean ${quote(best)}?`;
}
