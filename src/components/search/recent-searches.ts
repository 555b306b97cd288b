import { readStored, writeStored } from '../../browser/stored-value';

const KEY = 'search-recent';
const MAX_SEARCHES = 5;
const MAX_LENGTH = 80;

/** Returns recent queries, latest first. Empty if storage is blocked or its content is invalid. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored
          .filter((query): query is string => typeof query === 'string' && query.length <= MAX_LENGTH)
          .slice(0, MAX_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

/** Stores a query whose result the reader opened, unless it is very long. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim();
  if (!trimmed || trimmed.length > MAX_LENGTH) return;
  const others = recentSearches().filter((other) => other !== trimmed);
  writeStored(KEY, JSON.stringify([trimmed, ...others].slice(0, MAX_SEARCHES)));
}

/** Deletes all recent queries. */
export function forgetSearches(): void {
  writeStored(KEY, null);
}
