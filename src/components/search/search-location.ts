import { REFERENCE_KINDS, type SymbolKind } from '../../model/reference/kinds';
import { MAX_QUERY_LENGTH } from '../../search/engine/query-length';
import type { SearchFilters } from '../../search/client/search-client';
import type { SearchLocation } from './search-path';

/** Symbol kinds that a search can be limited to. */
export const KIND_FILTERS: readonly SymbolKind[] = REFERENCE_KINDS.flatMap(({ kind, filter }) =>
  filter === null ? [] : [kind],
);

/**
 * Parses the search page's query string: `?q=redis&in=api&kind=class`.
 *
 * @param search - Query string, with or without the question mark.
 * @returns The query, truncated to the maximum length, and the filters. Unknown values are ignored.
 */
export function readSearchLocation(search: string): SearchLocation {
  const parameters = new URLSearchParams(search);
  const area = parameters.get('in');
  const kind = parameters.get('kind') ?? '';
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    filters: {
      ...(area === 'guides' || area === 'api' ? { area } : {}),
      ...(area === 'api' && (KIND_FILTERS as readonly string[]).includes(kind)
        ? { kind: kind as SearchFilters['kind'] }
        : {}),
    },
  };
}
