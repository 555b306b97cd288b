import type { SearchHit } from '../../search/client/search-client';

/** Maximum number of results in the dialog. */
export const LIMIT = 20;

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
