import type { SearchFilters } from '../../search/client/search-client';

/** The query of the search page, as its address has it. */
export interface SearchLocation {
  query: string;
  filters: SearchFilters;
}

/** The query part of the address, which `readSearchLocation` reads; empty for an empty query without filters. */
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
