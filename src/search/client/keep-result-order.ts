import type { SearchAnswer } from './search-client';

/**
 * Merges the displayed results with better ones for the same query. Displayed rows stay where they
 * are: the reader may be about to open one. New ones follow as a group.
 *
 * @param shown - The displayed response; `null` if none is displayed for this query.
 * @param better - A more complete response, for example from the full text.
 * @returns `better` with its hits in that order, and with displayed hits that it lacks.
 */
export function keepResultOrder(shown: SearchAnswer | null, better: SearchAnswer): SearchAnswer {
  if (!shown?.hits.length) return better;
  const betterHits = new Map(better.hits.map((hit) => [hit.url, hit]));
  const kept = shown.hits.map((hit) => ({ ...(betterHits.get(hit.url) ?? hit), group: hit.group }));
  for (const { url } of kept) betterHits.delete(url);
  const hits = [...kept, ...[...betterHits.values()].map((hit) => ({ ...hit, group: 'more' as const }))];
  return { ...better, hits, total: Math.max(better.total, hits.length) };
}
