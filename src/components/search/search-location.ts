import { REFERENCE_KINDS, type SymbolKind } from '../../model/kinds';
import { MAX_QUERY_LENGTH } from '../../search/engine/parse-query';
import type { SearchFilters } from '../../search/client/search-client';
import type { SearchLocation } from './search-path';

/** Kinds of symbols a reader can narrow a search to. */
export const KIND_FILTERS: readonly SymbolKind[] = REFERENCE_KINDS.flatMap(({ kind, filter }) =>
  filter === null ? [] : [kind],
);

/**
 * Reads the query part of an address: `?q=redis&in=api&kind=class`.
 *
 * @param search with or without the question mark; anything unknown in it is passed over
 * @returns the query, cut to what the engines take, and the filters
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
