import type { SearchRecord } from '../records/search-record';
import { FIELD_NAMES, mapFields, type RecordFields } from '../records/record-fields';

/** A record in the names part: the fields needed to find it by name and to display it. */
export interface IndexedRecord extends RecordFields {
  /** The page's title, or the symbol's name. */
  page: string;
  /** The section's heading or the member's name; `null` for the page or the symbol itself. */
  heading: string | null;
  path: string;
  anchor: string | null;
}

/** The names part of an index after parsing. */
export interface NamesPart {
  digest: string;
  locale: string;
  version: string;
  records: IndexedRecord[];
  synonyms: Synonym[];
}

/**
 * Two terms with the same meaning, usually in two languages, then words that readers type for them
 * but no page contains: `['журнал', 'log', 'логи']`.
 */
export type Synonym = readonly [string, string, ...string[]];

/** The names part as stored: columns compress better than rows. */
type StoredNames = Omit<NamesPart, 'records'> & {
  part: 'names';
  columns: { [Name in keyof IndexedRecord]: IndexedRecord[Name][] };
};

const toIndexedRecord = (record: SearchRecord): IndexedRecord => ({
  ...mapFields<RecordFields>((name) => record[name]),
  page: record.hierarchy.lvl1,
  heading: record.hierarchy.lvl3 ?? record.hierarchy.lvl2,
  path: record.path,
  anchor: record.anchor,
});

const COLUMNS = [...FIELD_NAMES, 'page', 'heading', 'path', 'anchor'] as const;

/**
 * Serializes the names part: titles, headings, names, kinds, and URLs, without the full text.
 *
 * @param records - Records in one locale and version.
 * @param digest - The records' fingerprint.
 * @param synonyms - Additional terms to look up for a query.
 * @returns JSON for `unpackNames`.
 */
export function packNames(
  records: readonly SearchRecord[],
  digest: string,
  synonyms: readonly Synonym[],
): string {
  const rows = records.map(toIndexedRecord);
  return JSON.stringify({
    part: 'names',
    digest,
    locale: records[0]?.locale ?? '',
    version: records[0]?.version ?? '',
    columns: Object.fromEntries(COLUMNS.map((name) => [name, rows.map((row) => row[name])])),
    synonyms,
  });
}

/**
 * Reads the output from `packNames`.
 *
 * @param json - The names part.
 * @returns The records in order; a record's ID is its position.
 * @throws SyntaxError if it is not JSON; Error if it is not a names part.
 */
export function unpackNames(json: string): NamesPart {
  const stored = JSON.parse(json) as Partial<StoredNames> | null;
  if (stored?.part !== 'names' || !stored.columns) {
    throw new Error('the search index is damaged (names). Build the site again.');
  }
  const { columns, digest, locale, version, synonyms } = stored as StoredNames;
  // Links must lead to this site's pages, whatever the index contains.
  if (!columns.path.every((path) => /^\/(?![/\\])/.test(path)))
    throw new Error('search index: a record is not a page of this site. Build the site again.');
  const records = columns.path.map((_, id) => {
    const record: Partial<Record<keyof IndexedRecord, unknown>> = {};
    // `Object.fromEntries` takes twice as long.
    for (const name of COLUMNS) record[name] = columns[name][id];
    return record as IndexedRecord;
  });
  return { digest, locale, version, records, synonyms };
}
