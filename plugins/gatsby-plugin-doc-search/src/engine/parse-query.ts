import type { RecordKind } from '../records/search-record';

/** What narrows a search. */
export interface SearchFilters {
  area?: 'guides' | 'api';
  kind?: RecordKind;
  /** A package by its full name or its last segment: `clients/platform-client`, `platform-client`. */
  package?: string;
}

/** A query as typed, taken apart. */
export interface ParsedQuery {
  /** What is left to search for, trimmed. */
  text: string;
  filters: SearchFilters;
}

/** Longer queries are cut: nobody types them, and each word costs time. */
export const MAX_QUERY_LENGTH = 200;

const KINDS: Readonly<Record<string, RecordKind>> = {
  class: 'class',
  fn: 'function',
  interface: 'interface',
  type: 'type-alias',
  enum: 'enumeration',
  var: 'variable',
};

const PREFIX = /(^|\s)(class|fn|interface|type|enum|var|pkg):\s*(\S*)/gi;

/**
 * Takes the typed filters out of a query: `class:`, `fn:`, `interface:`, `type:`, `enum:` and `var:` ask for a kind,
 * `pkg:` for a package. Of several kinds or packages the last counts.
 *
 * @param query as typed; cut at `MAX_QUERY_LENGTH`
 * @returns the rest of the text, and the filters; unknown prefixes stay in the text
 */
export function parseQuery(query: string): ParsedQuery {
  const filters: SearchFilters = {};
  const text = query
    .slice(0, MAX_QUERY_LENGTH)
    .replace(PREFIX, (_match, before: string, prefix: string, value: string) => {
      const kind = KINDS[prefix.toLowerCase()];
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
