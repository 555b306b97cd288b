import type { SearchHit } from '../../search/client/search-client';
import { recentSearches } from './recent-searches';

export const LIST_ID = 'site:search-list';

/** Returns the element ID of the item at a position, for `aria-activedescendant`. */
export const optionId = (position: number): string => `site:search-option-${position}`;

const GROUPS = ['page', 'section', 'symbol', 'more'] as const;

/** A list item: a result, a recent query, or a page to start with. */
export type BoxItem =
  | { type: 'hit'; id: string; url: string; hit: SearchHit }
  | { type: 'recent'; id: string }
  | { type: 'start'; id: string; url: string; title: string };

/** List items with a title. */
export interface ItemGroup {
  id: (typeof GROUPS)[number] | 'recent' | 'start';
  items: BoxItem[];
}

/** Groups the results as list items. The group with the best result is first. */
export function groupResults(hits: readonly SearchHit[]): ItemGroup[] {
  const bestOf = (group: string) => hits.findIndex((hit) => hit.group === group);
  return GROUPS.filter((group) => bestOf(group) >= 0)
    .sort((a, b) => bestOf(a) - bestOf(b))
    .map((group) => ({
      id: group,
      items: hits
        .filter((hit) => hit.group === group)
        .map((hit) => ({ type: 'hit', id: hit.url, url: hit.url, hit })),
    }));
}

/**
 * Returns what an empty box offers: recent searches, and pages to start with.
 *
 * @param pages - Path and title of each page.
 */
export function startGroups(pages: readonly (readonly [path: string, title: string])[]): ItemGroup[] {
  const groups: ItemGroup[] = [
    { id: 'recent', items: recentSearches().map((query) => ({ type: 'recent', id: query })) },
    { id: 'start', items: pages.map(([url, title]) => ({ type: 'start', id: url, url, title })) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
