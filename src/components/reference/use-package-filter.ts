import { useEffect, useState, type RefObject } from 'react';
import type { SymbolKind } from '../../model/reference/kinds';
import { formatSearchLocation } from '../search/search-path';
import type { PackageFilter } from './filter-packages';

/**
 * The filter in the URL, which keeps it for reloads and shared links.
 *
 * @param input - The box with the filter's text.
 * @param kinds - The kinds of symbols in the packages.
 * @returns The filter, and a function that changes parts of it.
 */
export function usePackageFilter(
  input: RefObject<HTMLInputElement | null>,
  kinds: readonly SymbolKind[],
): [filter: PackageFilter, change: (changes: Partial<PackageFilter>) => void] {
  const [filter, setFilter] = useState<PackageFilter>({ text: '', kind: null });
  useEffect(() => {
    const read = (typed: string) => {
      const url = new URLSearchParams(window.location.search);
      setFilter({ text: typed || (url.get('q') ?? ''), kind: url.get('kind') as SymbolKind | null });
    };
    // The reader may have typed before this code was loaded.
    read(input.current?.value ?? '');
    const readAgain = () => read('');
    window.addEventListener('popstate', readAgain);
    return () => window.removeEventListener('popstate', readAgain);
  }, [input]);
  const kind = kinds.find((each) => each === filter.kind) ?? null;
  const change = (changes: Partial<PackageFilter>) => {
    const next = { text: filter.text, kind, ...changes };
    setFilter(next);
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + (isEmpty(next) ? '' : addressOf(next)),
    );
  };
  return [{ text: filter.text, kind }, change];
}

/** Checks whether a filter shows all packages. */
export const isEmpty = ({ text, kind }: PackageFilter): boolean => !text.trim() && !kind;

/** Returns the query string for a filter, with the parameters of the search page. */
export const addressOf = ({ text, kind }: PackageFilter): string =>
  formatSearchLocation({ query: text, filters: { area: 'api', ...(kind && { kind }) } });
