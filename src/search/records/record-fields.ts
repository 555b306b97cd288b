import type { MemberKind, ReferenceMember } from '../../model/docs/doc';
import type { SymbolKind } from '../../model/reference/kinds';
import type { SearchableDoc } from './searchable-doc';

/**
 * The kind shown on a result's badge. `package` is a package's index page; `removed` is a removed
 * name.
 */
export type RecordKind = 'guide' | 'package' | 'release' | 'removed' | SymbolKind | MemberKind;

const RECORD_TYPES = ['guide', 'symbol', 'member'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** Checks whether a record is a name in code, not a page or section. */
export const isCodeName = ({ type, kind }: { type: RecordType; kind: RecordKind }): boolean =>
  type !== 'guide' && kind !== 'package' && kind !== 'release';

/** A record's target: a page, a section, a symbol, or a member. */
export interface RecordTarget {
  type: RecordType;
  kind: RecordKind;
  anchor: string | null;
  /** The page's title, or the symbol's name. */
  page: string;
  headings: [string | null, string | null];
  text: string;
  signature: string;
  weight: number;
  /** The package that the page belongs to. Also set for a guide about a package. */
  package: string | null;
  doc: SearchableDoc;
  /** Set for members only. */
  member?: ReferenceMember;
}

/** How a field of a search record is computed, read from a hosted index, and searched. */
interface RecordField<Value> {
  of: (target: RecordTarget) => Value;
  /**
   * Reads the field from an untrusted hit in a hosted index. `undefined` means that the hit is not
   * a record from this site.
   */
  read: (value: unknown) => Value | undefined;
  /** Set if the field is searched: with the weight of a name, or of the record's location. */
  searched?: 'as name' | 'as location';
  /** Whether queries can filter by this field. */
  filters?: true;
}

const field = <Value>(definition: RecordField<Value>): RecordField<Value> => definition;

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const readTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * The fields that a record keeps from the doc to the displayed hit. Both indexes, the Algolia
 * settings, and the hit type are derived from this table.
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
  package: field({ of: (target) => target.package, read: readText, searched: 'as location' }),
  /** The package release that added the symbol or member. */
  since: field({
    of: ({ doc, member }) => (member ? member.since : (doc.symbol?.history?.since ?? null)),
    read: readText,
  }),
  /** Labels from the outermost category to the page's parent. */
  breadcrumb: field({ of: ({ doc }) => doc.breadcrumb, read: readTexts, searched: 'as location' }),
  /** More words to find the page by. Set on page records only. */
  keywords: field<readonly string[]>({
    of: ({ anchor, doc }) => (anchor === null ? doc.keywords : []),
    read: readTexts,
    searched: 'as name',
  }),
  /** How readers ask for the page. Set on page records only; indexed, but never shown. */
  questions: field<readonly string[]>({
    of: ({ anchor, doc }) => (anchor === null ? doc.questions : []),
    read: readTexts,
    searched: 'as name',
  }),
  /**
   * Rank among equal matches, 0 to 100: pages before sections, symbols before members, deprecated
   * and removed names last.
   */
  weight: field({
    of: ({ weight }) => weight,
    read: (value) => (typeof value === 'number' ? value : 0),
  }),
};

export type FieldName = keyof typeof RECORD_FIELDS;

/** The values of all fields, in records and hits. */
export type RecordFields = {
  [Name in FieldName]: (typeof RECORD_FIELDS)[Name] extends RecordField<infer Value> ? Value : never;
};

export const FIELD_NAMES = Object.keys(RECORD_FIELDS) as readonly FieldName[];

/** Returns the names of all fields whose definition matches, in table order. */
export const fieldsWith = (matches: (definition: RecordField<unknown>) => boolean): FieldName[] =>
  FIELD_NAMES.filter((name) => matches(RECORD_FIELDS[name] as RecordField<unknown>));

/** Creates an object with a value for each field. */
export const mapFields = <Result>(
  valueOf: (name: FieldName, definition: RecordField<unknown>) => unknown,
): Result =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, valueOf(name, RECORD_FIELDS[name] as RecordField<unknown>)]),
  ) as Result;

/**
 * Reads the fields from a hosted index's hit.
 *
 * @returns `null` if the hit is not a record from this site.
 */
export function readFields(hit: Readonly<Record<string, unknown>>): RecordFields | null {
  const fields = mapFields<RecordFields>((name, { read }) => read(hit[name]));
  return Object.values(fields).includes(undefined as never) ? null : fields;
}
