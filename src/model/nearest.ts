/** Something that can be meant: `key` is what is compared. */
interface Candidate {
  key: string;
}

const MIN_SIMILARITY = 0.34;

/** Beside a candidate that is nearly the word itself, what shares only some letters with it is noise. */
const MIN_SHARE_OF_BEST = 0.85;

/**
 * The candidates most like a word, the best first. Likeness is counted in pairs of letters, so that swapped or missing parts of
 * a path still count for what they share.
 *
 * @param word - As the reader wrote it; capitals, accents and stray slashes do not matter.
 * @returns At most `limit`; none that shares less than a third with the word, or much less than the best one.
 */
export function nearest<Each extends Candidate>(
  word: string,
  candidates: readonly Each[],
  limit: number,
): Each[] {
  const wanted = pairs(word);
  const found = candidates
    .map((candidate) => ({ candidate, likeness: similarityOf(wanted, pairs(candidate.key)) }))
    .filter(({ likeness }) => likeness >= MIN_SIMILARITY);
  const best = Math.max(...found.map(({ likeness }) => likeness));
  return found
    .filter(({ likeness }) => likeness >= best * MIN_SHARE_OF_BEST)
    .sort((a, b) => b.likeness - a.likeness || a.candidate.key.localeCompare(b.candidate.key, 'en'))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

function pairs(text: string): Map<string, number> {
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

/** Twice the shared pairs over all pairs: 1 for the same, 0 for nothing in common. */
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

/** The one candidate a misspelled word is most like, or undefined where nothing is like it. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const keys = [...candidates].map((key) => ({ key }));
  return nearest(word, keys, 1)[0]?.key;
}
