import { useEffect, useState, type RefObject } from 'react';
import type { ItemFilters } from './filter-items';

export const NO_FILTERS: ItemFilters = { q: '', kind: '', package: '' };

/**
 * The filters in the URL, which keeps them for reloads and shared links.
 *
 * @param form - The form with the filters' fields.
 * @returns The filters, which are null before they are read, and a function that changes some of them.
 */
export function useItemFilters(
  form: RefObject<HTMLFormElement | null>,
): [filters: ItemFilters | null, change: (changes: Partial<ItemFilters>) => void] {
  const [filters, setFilters] = useState<ItemFilters | null>(null);
  useEffect(() => {
    // The reader may have typed before this code was loaded.
    setFilters(readFilters(new URLSearchParams(window.location.search), form.current));
    const readAgain = () => setFilters(readFilters(new URLSearchParams(window.location.search), null));
    window.addEventListener('popstate', readAgain);
    return () => window.removeEventListener('popstate', readAgain);
  }, [form]);
  const change = (changes: Partial<ItemFilters>) => {
    const next = { ...NO_FILTERS, ...filters, ...changes };
    setFilters(next);
    const set = Object.entries(next).flatMap(([name, value]: [string, string]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    );
    const { pathname, hash } = window.location;
    const query = set.length > 0 ? `?${String(new URLSearchParams(set))}` : '';
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  };
  return [filters, change];
}

/** Reads the filters in a URL. What the form's fields contain is newer. */
function readFilters(url: URLSearchParams, form: HTMLFormElement | null): ItemFilters {
  const fields = form && new FormData(form);
  const read = (name: string) => String(fields?.get(name) ?? '') || (url.get(name) ?? '');
  return { q: read('q'), kind: read('kind'), package: read('package') };
}
