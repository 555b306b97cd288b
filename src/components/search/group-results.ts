import { recentSearches } from './recent-searches';
import type { SearchHit } from '../../search/client/search-client';

/** Maximum number of results in the dialog. */
export const LIMIT = 20;

const GROUPS = ['page', 'section', 'symbol', 'more'] as const;

/** A list item: a result or a recent query. */
export type BoxItem =
  | { type: 'hit'; id: string; hit: SearchHit }
  | { type: 'recent'; id: string; query: string };

/** Groups the results as list items. The group with the best result is first. */
export function groupResults(hits: readonly SearchHit[]): [group: string, items: BoxItem[]][] {
  const bestOf = (group: string) => hits.findIndex((hit) => hit.group === group);
  return GROUPS.filter((group) => bestOf(group) >= 0)
    .sort((a, b) => bestOf(a) - bestOf(b))
    .map((group) => [
      group,
      hits.filter((hit) => hit.group === group).map((hit) => ({ type: 'hit', id: hit.url, hit })),
    ]);
}

/** Returns the recent queries as list items. */
export function recentItems(): BoxItem[] {
  return recentSearches().map((query) => ({ type: 'recent', id: query, query }));
}
