import { REFERENCE_KINDS } from '../../model/reference/kinds';
import { MAX_QUERY_LENGTH } from './query-length';
import { packageNames, versionPrefixes } from '../records/filter-values';
import type { RecordKind } from '../records/record-fields';

/** Filters that narrow a search. */
export interface SearchFilters {
  area?: 'guides' | 'api';
  kind?: RecordKind;
  /** A package's full name or its last segment: `clients/platform-client`, `platform-client`. */
  package?: string;
  /** The release that added a symbol or member, or a version prefix: `0.6` for 0.6.0 and 0.6.1. */
  since?: string;
}

/** A parsed query. */
interface ParsedQuery {
  /** The remaining text to search for, trimmed. */
  text: string;
  filters: SearchFilters;
  /** The typed filters, such as `class:` and `pkg:mail`. */
  typed: string[];
}

const FILTERS = new Map<string, RecordKind>(
  REFERENCE_KINDS.flatMap(({ filter, kind }) => (filter === null ? [] : [[filter, kind] as const])),
);

const PREFIX = new RegExp(`(^|\\s)(${[...FILTERS.keys(), 'pkg', 'since'].join('|')}):(\\s*)(\\S*)`, 'gi');

/**
 * Separates the typed filters from a query: kinds such as `class:` and `fn:`, `pkg:` for a package,
 * and `since:` for a release. The last filter wins if one occurs twice. A kind in the middle of a
 * query with a space after its colon is text, as in "unsupported host type: ws".
 *
 * @param query - The query as typed; cut at `MAX_QUERY_LENGTH`.
 * @returns The remaining text and the filters; unknown prefixes stay in the text.
 */
export function parseQuery(query: string): ParsedQuery {
  const filters: SearchFilters = {};
  const typed: string[] = [];
  const text = query
    .slice(0, MAX_QUERY_LENGTH)
    .replace(PREFIX, (match, before: string, prefix: string, gap: string, value: string, at: number) => {
      const kind = FILTERS.get(prefix.toLowerCase());
      if (kind) {
        if (gap !== '' && query.slice(0, at).replace(PREFIX, '').trim() !== '') return match;
        filters.kind = kind;
        typed.push(`${prefix}:`);
        return `${before}${value}`;
      }
      if (prefix.toLowerCase() === 'since') {
        const version = value.replace(/^v|(?<!\.)\.+$/gi, '');
        if (version) filters.since = version;
      } else if (value) filters.package = value.toLowerCase().replace(/^@[^/]+\//, '');
      if (value) typed.push(`${prefix}:${value}`);
      return before;
    });
  return { text: text.replace(/\s+/g, ' ').trim(), filters, typed };
}

/**
 * Checks whether a record passes the filters.
 *
 * @param record - The record's type, kind, package, and release.
 * @param filters - Filters that must all match.
 */
export function passesFilters(
  record: { type: string; kind: RecordKind; package: string | null; since: string | null },
  filters: SearchFilters,
): boolean {
  if (filters.area && (filters.area === 'guides') !== (record.type === 'guide')) return false;
  if (filters.kind && filters.kind !== record.kind) return false;
  if (filters.package && !packageNames(record.package).includes(filters.package)) return false;
  return !filters.since || versionPrefixes(record.since).includes(filters.since);
}
