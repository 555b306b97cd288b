import type { SearchAnswer } from './search-client';

// Below this, what is shown is a guess: there is little in it to lose sight of.
const GOOD_QUALITY = 0.75;

/** Who sees the best result among so many first ones has found it; lower down it is worth moving the rows for. */
const SEEN = 3;

/**
 * Joins two answers to the same question, so that results do not move away from under the reader: the best one is first, which is where Enter
 * leads however fast someone types; what is shown keeps its order below, and what only the better answer has comes after it.
 *
 * @param shown The answer on the screen; null where there is none to this question.
 * @param better An answer that knows more, such as one from the full text.
 * @returns The better answer with its hits in that order; as it is where `shown` answers poorly, or has its best result not among the first.
 */
export function keepResultOrder(shown: SearchAnswer | null, better: SearchAnswer): SearchAnswer {
  if (shown === null || shown.quality < GOOD_QUALITY) return better;
  const [best] = better.hits;
  if (!shown.hits.slice(0, SEEN).some(({ url }) => url === best?.url)) return better;
  const places = new Map(shown.hits.map(({ url }, at) => [url, at]));
  const placeOf = ({ url }: { url: string }): number =>
    url === best?.url ? -1 : (places.get(url) ?? places.size);
  return { ...better, hits: [...better.hits].sort((a, b) => placeOf(a) - placeOf(b)) };
}
