import type { SearchHit } from '../../search/client/search-client';

/** Maximum number of results in the dialog. */
export const LIMIT = 20;

const GROUPS = ['page', 'section', 'symbol', 'more'] as const;

/** Groups the results. The group with the best result is first. */
export function groupByType(hits: readonly SearchHit[]): [SearchHit['group'], SearchHit[]][] {
  return GROUPS.map((group): [SearchHit['group'], SearchHit[]] => [
    group,
    hits.filter((hit) => hit.group === group),
  ])
    .filter(([, groupHits]) => groupHits.length > 0)
    .sort(([, [a]], [, [b]]) => hits.indexOf(a as SearchHit) - hits.indexOf(b as SearchHit));
}
