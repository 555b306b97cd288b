import type { SearchRecord } from '../records/search-record';
import { mapFields, type RecordFields } from '../records/record-fields';
import { packColumn, unpackColumn, type PackedColumn } from './packed-column';

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
interface NamesPart {
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

type Columns = { [Name in keyof RecordFields]: PackedColumn<RecordFields[Name]> };

/** Records stored as columns, because similar values compress better than mixed rows. */
interface PackedNames {
  part: 'names';
  digest: string;
  locale: string;
  version: string;
  pages: PackedColumn<[path: string, title: string]>;
  headings: (string | 0)[];
  /** 0 for the page itself, 1 for an anchor that `anchorOf` can derive from the heading. */
  anchors: (string | 0 | 1)[];
  fields: Columns;
  synonyms: Synonym[];
}

/** Returns the ID that most headings and members have, so that it doesn't need to be stored. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const headingOf = ({ hierarchy }: SearchRecord): string | null => hierarchy.lvl3 ?? hierarchy.lvl2;

/**
 * Serializes the names part: titles, headings, names, kinds, and URLs, without texts.
 *
 * @param records - Records in one locale and version. Records on the same page must be adjacent.
 * @param digest - The records' fingerprint.
 * @param synonyms - Additional terms to look up for a query.
 * @returns JSON for `unpackNames`.
 */
export function packNames(
  records: readonly SearchRecord[],
  digest: string,
  synonyms: readonly Synonym[],
): string {
  const packed: PackedNames = {
    part: 'names',
    digest,
    locale: records[0]?.locale ?? '',
    version: records[0]?.version ?? '',
    pages: packColumn(records.map(({ path, hierarchy }) => [path, hierarchy.lvl1])),
    headings: records.map((record) => headingOf(record) ?? 0),
    anchors: records.map(packAnchor),
    fields: mapFields<Columns>((name) => packColumn(records.map((record) => record[name]))),
    synonyms: [...synonyms],
  };
  return JSON.stringify(packed);
}

function packAnchor(record: SearchRecord): string | 0 | 1 {
  const { anchor } = record;
  const heading = headingOf(record);
  return anchor === null ? 0 : heading !== null && anchor === anchorOf(heading) ? 1 : anchor;
}

/**
 * Reads the output from `packNames`.
 *
 * @param json - The names part.
 * @returns The records in order; a record's ID is its position.
 * @throws SyntaxError if it is not JSON; Error if it is not a names part.
 */
export function unpackNames(json: string): NamesPart {
  const packed = JSON.parse(json) as Partial<PackedNames> | null;
  if (packed?.part !== 'names' || !packed.fields || !packed.pages) {
    throw new Error('search index: expected a names part. Build the site again.');
  }
  const { digest, locale, version, headings, anchors, synonyms, ...rest } = packed as PackedNames;
  const fields = mapFields<{ [Name in keyof RecordFields]: RecordFields[Name][] }>((name) =>
    unpackColumn<unknown>(rest.fields[name]),
  );
  const records = unpackColumn(rest.pages).map(([path, page], at): IndexedRecord => {
    const heading = headings[at] || null;
    const anchor = anchors[at];
    return {
      ...mapFields<RecordFields>((name) => fields[name][at]),
      page,
      heading,
      path,
      anchor: anchor === 1 ? anchorOf(heading ?? '') : anchor || null,
    };
  });
  return { digest, locale, version, records, synonyms };
}
