import { REFERENCE_KINDS } from '../../../../src/model/kinds';
import type { RecordKind } from '../records/record-fields';

/** What narrows a search. */
export interface SearchFilters {
  area?: 'guides' | 'api';
  kind?: RecordKind;
  /** A package by its full name or its last segment: `clients/platform-client`, `platform-client`. */
  package?: string;
}

/** A parsed query. */
export interface ParsedQuery {
  /** The remaining text to search for, trimmed. */
  text: string;
  filters: SearchFilters;
}

/** Longer queries are cut: a pasted line of a log is no longer, and each word costs time. */
export const MAX_QUERY_LENGTH = 500;

const FILTERS = new Map<string, RecordKind>(
  REFERENCE_KINDS.flatMap(({ filter, kind }) => (filter === null ? [] : [[filter, kind] as const])),
);

const PREFIX = new RegExp(`(^|\\s)(${[...FILTERS.keys(), 'pkg'].join('|')}):\\s*(\\S*)`, 'gi');

/**
 * Takes the typed filters out of a query: those of the kinds, such as `class:` and `fn:`, and `pkg:` for a package. The last kind and the last package win.
 *
 * @param query as typed; cut at `MAX_QUERY_LENGTH`
 * @returns the rest of the text, and the filters; unknown prefixes stay in the text
 */
export function parseQuery(query: string): ParsedQuery {
  const filters: SearchFilters = {};
  const text = query
    .slice(0, MAX_QUERY_LENGTH)
    .replace(PREFIX, (_match, before: string, prefix: string, value: string) => {
      const kind = FILTERS.get(prefix.toLowerCase());
      if (kind) {
        filters.kind = kind;
        return `${before}${value}`;
      }
      if (value) filters.package = value.toLowerCase().replace(/^@[^/]+\//, '');
      return before;
    });
  return { text: text.replace(/\s+/g, ' ').trim(), filters };
}

/**
 * Whether a record passes the filters.
 *
 * @param record its type, kind and package
 * @param filters all of them must hold
 */
export function passesFilters(
  record: { type: string; kind: RecordKind; package: string | null },
  filters: SearchFilters,
): boolean {
  if (filters.area && (filters.area === 'guides') !== (record.type === 'guide')) return false;
  if (filters.kind && filters.kind !== record.kind) return false;
  return (
    !filters.package ||
    record.package === filters.package ||
    record.package?.split('/').at(-1) === filters.package
  );
}
