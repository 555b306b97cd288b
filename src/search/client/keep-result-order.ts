import type { SearchAnswer } from './search-client';

// Below this quality, the displayed results are guesses, so reordering them does no harm.
const GOOD_QUALITY = 0.75;

/** Readers notice a best result in these first rows. If it is further down, reordering helps. */
const SEEN = 3;

/**
 * Merges the displayed results with better ones for the same query, without moving rows away from
 * the reader. The best result is first, because Enter opens it; then displayed results keep their
 * order, and new ones follow.
 *
 * @param shown - The displayed response; `null` if none is displayed for this query.
 * @param better - A more complete response, for example from the full text.
 * @returns `better` with its hits in that order. Unchanged if `shown` has a low quality, or its
 *   first rows don't include the best result.
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
