import { readStored, writeStored } from '../../vanilla/stored-value';

const KEY = 'search-recent';
const MOST = 5;
const LONGEST = 80;

/** The queries whose results the reader opened, latest first. Empty when storage is blocked or invalid. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored
          .filter((query): query is string => typeof query === 'string' && query.length <= LONGEST)
          .slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a query that led somewhere. Very long ones are not. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (!trimmed || trimmed.length > LONGEST) return;
  const others = recentSearches().filter((other) => other !== trimmed);
  writeStored(KEY, JSON.stringify([trimmed, ...others].slice(0, MOST)));
}

/** Forgets them all. */
export function forgetSearches(): void {
  writeStored(KEY, null);
}
