import type { SearchAnswer, SearchFilters } from '../search/client/search-client';

/** The search dialog's state before the app has taken it over. */
export interface FirstSearch {
  readonly filters: SearchFilters;
  /** The displayed answer; `null` without one. */
  readonly answered: { query: string; filters: SearchFilters; answer: SearchAnswer } | null;
  /** The selected item: a URL or a recent query. */
  readonly activeId: string | undefined;
  /** Resolves when the reader releases what is pressed in the results; `null` if nothing is. */
  readonly release: Promise<void> | null;
  /**
   * Shows what was found as final, because the app can't be loaded.
   *
   * @returns `false` if there is no index to search either.
   */
  finish: () => boolean;
  /** Removes the results, and keeps scroll position and focus in those that the app shows. */
  end: () => void;
}

type Holder = { firstSearch?: FirstSearch | undefined };

/** Returns the first search, which is in another bundle, or undefined if the app shows the results. */
export const firstSearch = (): FirstSearch | undefined =>
  typeof window === 'undefined' ? undefined : (window as Holder).firstSearch;

/** Makes the first search available to the app. */
export function setFirstSearch(search: FirstSearch | undefined): void {
  (window as Holder).firstSearch = search;
}
