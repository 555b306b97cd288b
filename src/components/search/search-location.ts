import { REFERENCE_KINDS, type SymbolKind } from '../../model/kinds';
import { MAX_QUERY_LENGTH } from '../../../plugins/gatsby-plugin-doc-search/src/engine/parse-query';
import type { SearchFilters } from '../../search/search-client';

/** The query of the search page, as its address has it. */
export interface SearchLocation {
  query: string;
  filters: SearchFilters;
}

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

/** The counterpart of `readSearchLocation`; empty for an empty query without filters. */
export function writeSearchLocation({ query, filters: { area, kind } }: SearchLocation): string {
  const parameters = new URLSearchParams({
    ...(query.trim() ? { q: query.trim() } : {}),
    ...(area ? { in: area } : {}),
    ...(area === 'api' && kind ? { kind } : {}),
  });
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The search page with a query: `/uk/search/?q=redis`. */
export function queryPath(searchPath: string, query: string): string {
  return searchPath + writeSearchLocation({ query, filters: {} });
}
