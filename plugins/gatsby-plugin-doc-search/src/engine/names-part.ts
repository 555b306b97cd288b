import type { RecordKind, SearchRecord } from '../records/search-record';

/** A record as the names part keeps it: enough to find it by name and to show it. */
export interface IndexedRecord {
  type: SearchRecord['type'];
  kind: RecordKind;
  /** The page's title, or the symbol's name. */
  page: string;
  /** The section's heading or the member's name; `null` for the page or the symbol itself. */
  heading: string | null;
  path: string;
  anchor: string | null;
  breadcrumb: string[];
  package: string | null;
  weight: number;
  /** Further words to find the page by. */
  keywords: readonly string[];
}

/** The names part of an index after parsing. */
export interface NamesPart {
  digest: string;
  locale: string;
  version: string;
  records: IndexedRecord[];
  synonyms: Synonym[];
}

/** Two terms that mean the same, as a rule in two languages: `['черга', 'queue']`. */
export type Synonym = readonly [string, string];

/** Columns of pages and of records: a column of like things packs better than rows of unlike ones. */
interface PackedNames {
  part: 'names';
  digest: string;
  locale: string;
  version: string;
  labels: string[];
  kinds: RecordKind[];
  types: SearchRecord['type'][];
  packages: string[];
  /** `keywords` by the number of the page, where there are any. */
  pages: {
    paths: string[];
    titles: string[];
    crumbs: number[][];
    packages: number[];
    keywords: Record<number, readonly string[]>;
  };
  /** `anchors`: 0 for the page itself, 1 for an anchor that `anchorOf` gives from the heading. */
  records: {
    pages: number[];
    headings: (string | 0)[];
    anchors: (string | 0 | 1)[];
    kinds: number[];
    types: number[];
    weights: number[];
  };
  synonyms: Synonym[];
}

/** Numbers the distinct values of a column in the order of their first use. */
function createNumbering<T>(): { values: T[]; number: (value: T) => number } {
  const values: T[] = [];
  const numbers = new Map<T, number>();
  const number = (value: T): number => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, values.push(value) - 1);
    return values.length - 1;
  };
  return { values, number };
}

/** The id that most headings and members have, so that it need not be stored. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const headingOf = ({ hierarchy }: SearchRecord): string | null => hierarchy.lvl3 ?? hierarchy.lvl2;

/**
 * Writes the names part: titles, headings, names, kinds and URLs, without any text.
 *
 * @param records the records of one locale and version, those of a page next to each other
 * @param digest their fingerprint
 * @param synonyms terms to look for beside those of a query
 * @returns JSON that `unpackNames` reads
 */
export function packNames(
  records: readonly SearchRecord[],
  digest: string,
  synonyms: readonly Synonym[],
): string {
  const labels = createNumbering<string>();
  const kinds = createNumbering<RecordKind>();
  const types = createNumbering<SearchRecord['type']>();
  const packages = createNumbering<string>();
  const paths = createNumbering<string>();
  const packed: PackedNames = {
    part: 'names',
    digest,
    locale: records[0]?.locale ?? '',
    version: records[0]?.version ?? '',
    labels: labels.values,
    kinds: kinds.values,
    types: types.values,
    packages: packages.values,
    pages: { paths: paths.values, titles: [], crumbs: [], packages: [], keywords: {} },
    records: { pages: [], headings: [], anchors: [], kinds: [], types: [], weights: [] },
    synonyms: [...synonyms],
  };
  for (const record of records) {
    const page = paths.number(record.path);
    packed.pages.titles[page] = record.hierarchy.lvl1;
    packed.pages.crumbs[page] = record.breadcrumb.map(labels.number);
    packed.pages.packages[page] = record.package === null ? -1 : packages.number(record.package);
    if (record.keywords.length > 0) packed.pages.keywords[page] = record.keywords;
    const heading = headingOf(record);
    const { anchor } = record;
    packed.records.pages.push(page);
    packed.records.headings.push(heading ?? 0);
    packed.records.anchors.push(
      anchor === null ? 0 : heading !== null && anchor === anchorOf(heading) ? 1 : anchor,
    );
    packed.records.kinds.push(kinds.number(record.kind));
    packed.records.types.push(types.number(record.type));
    packed.records.weights.push(record.weight);
  }
  // Runs of equal numbers compress to nothing; page numbers become runs as steps from one record to the next.
  packed.records.pages = packed.records.pages.map((page, at, all) => page - (all[at - 1] ?? 0));
  return JSON.stringify(packed);
}

/**
 * Reads what `packNames` wrote.
 *
 * @param json the names part
 * @returns the records in their order, which gives them their ids
 * @throws SyntaxError if it is not JSON; Error if it is not a names part
 */
export function unpackNames(json: string): NamesPart {
  const packed = JSON.parse(json) as Partial<PackedNames> | null;
  if (packed?.part !== 'names' || !packed.records || !packed.pages) {
    throw new Error('search index: expected a names part. Build the site again.');
  }
  const { digest, locale, version, labels, kinds, types, packages, pages, records, synonyms } =
    packed as PackedNames;
  let page = 0;
  const unpacked = records.pages.map((step, at): IndexedRecord => {
    page += step;
    const heading = records.headings[at] || null;
    const anchor = records.anchors[at];
    return {
      type: types[records.types[at] ?? 0] ?? 'guide',
      kind: kinds[records.kinds[at] ?? 0] ?? 'guide',
      page: pages.titles[page] ?? '',
      heading,
      path: pages.paths[page] ?? '',
      anchor: anchor === 1 ? anchorOf(heading ?? '') : anchor || null,
      breadcrumb: (pages.crumbs[page] ?? []).map((label) => labels[label] ?? ''),
      package: packages[pages.packages[page] ?? -1] ?? null,
      weight: records.weights[at] ?? 0,
      keywords: heading === null ? (pages.keywords[page] ?? []) : [],
    };
  });
  return { digest, locale, version, records: unpacked, synonyms };
}
