import type { MemberKind, ReferenceMember } from '../../model/doc';
import type { SymbolKind } from '../../model/kinds';
import type { SearchableDoc } from './searchable-doc';

/** What a record is, as a badge shows it. `package` is the index page of a package, `removed` a name that a release took away. */
export type RecordKind = 'guide' | 'package' | 'release' | 'removed' | SymbolKind | MemberKind;

const RECORD_TYPES = ['guide', 'symbol', 'member'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** Whether a record is a name in code, not a page or a section of one. */
export const isCodeName = ({ type, kind }: { type: RecordType; kind: RecordKind }): boolean =>
  type !== 'guide' && kind !== 'package' && kind !== 'release';

/** What a record leads to: a page, a section of one, a symbol, or a member of one. */
export interface Place {
  type: RecordType;
  kind: RecordKind;
  anchor: string | null;
  /** The page's title, or the symbol's name. */
  page: string;
  headings: [string | null, string | null];
  text: string;
  signature: string;
  weight: number;
  /** The package that the page belongs to, also for a guide about one. */
  package: string | null;
  doc: SearchableDoc;
  /** Set where it is a member of a symbol. */
  member?: ReferenceMember;
}

/** One field. */
interface RecordField<Value> {
  of: (place: Place) => Value;
  /** Reads it out of a hit of a hosted index, which is trusted in nothing. `undefined` says that the hit is not a record of this site. */
  read: (value: unknown) => Value | undefined;
  /** Set where words of a query are looked for in it: worth as much as a name, or as the place where a record is. */
  searched?: 'as name' | 'as place';
  /** Whether a query may be narrowed to one of its values. */
  filters?: true;
}

const field = <Value>(definition: RecordField<Value>): RecordField<Value> => definition;

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const readTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * The fields that a record keeps from the doc to the hit on the screen. Both indexes, the settings of the hosted one and the type of a hit
 * follow from this table.
 */
const RECORD_FIELDS = {
  type: field({
    of: ({ type }) => type,
    read: (value) => RECORD_TYPES.find((type) => type === value),
    filters: true,
  }),
  kind: field({
    of: ({ kind }) => kind,
    read: (value) => (readText(value) ?? undefined) as RecordKind | undefined,
    filters: true,
  }),
  package: field({ of: (place) => place.package, read: readText, searched: 'as place' }),
  /** The release of the package that added the symbol or the member. */
  since: field({
    of: ({ doc, member }) => (member ?? doc.symbol)?.history?.since ?? null,
    read: readText,
  }),
  /** Labels from the outermost category to the page's parent. */
  breadcrumb: field({ of: ({ doc }) => doc.breadcrumb, read: readTexts, searched: 'as place' }),
  /** Further words to find the page by; only on the record of the page itself. */
  keywords: field<readonly string[]>({
    of: ({ anchor, doc }) => (anchor === null ? doc.keywords : []),
    read: readTexts,
    searched: 'as name',
  }),
  /** Rank among equal matches, 0 to 100: pages over sections, symbols over members, the deprecated and the removed last. */
  weight: field({
    of: ({ weight }) => weight,
    read: (value) => (typeof value === 'number' ? value : 0),
  }),
};

export type FieldName = keyof typeof RECORD_FIELDS;

/** The fields of the table as a record, and as a hit, has them. */
export type RecordFields = {
  [Name in FieldName]: (typeof RECORD_FIELDS)[Name] extends RecordField<infer Value> ? Value : never;
};

export const FIELD_NAMES = Object.keys(RECORD_FIELDS) as readonly FieldName[];

/** The names of the fields with a property, in the order of the table. */
export const fieldsWith = (matches: (definition: RecordField<unknown>) => boolean): FieldName[] =>
  FIELD_NAMES.filter((name) => matches(RECORD_FIELDS[name] as RecordField<unknown>));

/** An object with a value for each field of the table. */
export const mapFields = <Result>(
  valueOf: (name: FieldName, definition: RecordField<unknown>) => unknown,
): Result =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, valueOf(name, RECORD_FIELDS[name] as RecordField<unknown>)]),
  ) as Result;

/**
 * Reads the fields out of a hit of a hosted index.
 *
 * @returns `null` if the hit is not a record of this site
 */
export function readFields(hit: Readonly<Record<string, unknown>>): RecordFields | null {
  const fields = mapFields<RecordFields>((name, { read }) => read(hit[name]));
  return Object.values(fields).includes(undefined as never) ? null : fields;
}
