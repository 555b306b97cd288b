const KEY = 'search-kept';

/** Stores the query of an open search while the page reloads. */
export function keepQuery(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Storage is blocked. The search is then closed after the reload.
  }
}

/** Returns the query from before a reload, once, or null if the search wasn't open. */
export function takeKeptQuery(): string | null {
  try {
    const query = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return load?.type === 'reload' ? query : null;
  } catch {
    return null;
  }
}
