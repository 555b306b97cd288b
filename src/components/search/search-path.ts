import { localePath, SEARCH_SLUG } from '../../model/docs/addresses';
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

/** Returns the search page path, without path prefix: `/uk/search/?q=redis`. */
export function searchPath(
  language: string,
  { query = '', filters = {} }: Partial<SearchLocation> = {},
): string {
  return localePath(SEARCH_SLUG, language) + formatSearchLocation({ query, filters });
}
