import type { SearchFilters } from '../../search/client/search-client';

/** The query and filters in the search page URL. */
export interface SearchLocation {
  query: string;
  filters: SearchFilters;
}

/** Returns the query string for a search, or an empty string without a query and filters. */
export function formatSearchLocation({ query, filters: { area, kind } }: SearchLocation): string {
  const parameters = new URLSearchParams({
    ...(query.trim() ? { q: query.trim() } : {}),
    ...(area ? { in: area } : {}),
    ...(area === 'api' && kind ? { kind } : {}),
  });
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Returns the search page path with a query: `/uk/search/?q=redis`. */
export function queryPath(searchPath: string, query: string): string {
  return searchPath + formatSearchLocation({ query, filters: {} });
}
