import { API_SLUG, CONFIGURATION_SLUG, ERRORS_SLUG } from '../docs/addresses';

/**
 * Kinds of symbols that have their own pages, in the order of lists. A kind that is missing here
 * stops the build. A kind's messages are `kind.<kind>` and `kind.plural.<kind>`, and
 * `kind.<kind>` for search.
 */
export const REFERENCE_KINDS = [
  { typedoc: 'Class', directory: 'classes', kind: 'class', filter: 'class', weight: 60 },
  { typedoc: 'Function', directory: 'functions', kind: 'function', filter: 'fn', weight: 60 },
  { typedoc: 'Interface', directory: 'interfaces', kind: 'interface', filter: 'interface', weight: 50 },
  { typedoc: 'TypeAlias', directory: 'type-aliases', kind: 'type-alias', filter: 'type', weight: 45 },
  { typedoc: 'Variable', directory: 'variables', kind: 'variable', filter: 'var', weight: 45 },
  { typedoc: 'Enum', directory: 'enumerations', kind: 'enumeration', filter: 'enum', weight: 50 },
  { typedoc: 'Namespace', directory: 'namespaces', kind: 'namespace', filter: null, weight: 45 },
] as const satisfies readonly ReferenceKind[];

/** A kind's singular name in routes, messages, and search. */
export type SymbolKind = (typeof REFERENCE_KINDS)[number]['kind'];

/** A row of `REFERENCE_KINDS`: a kind of symbols. */
interface ReferenceKind {
  /** The kind's name in TypeDoc's `ReflectionKind`. */
  typedoc: string;
  /** Folder in `typedoc-out/`, and a URL segment. */
  directory: string;
  /** Singular name in the interface and in search. */
  kind: string;
  /**
   * Search prefix before a colon that limits results to this kind, or null if the kind is too rare.
   */
  filter: string | null;
  /**
   * Weight among equally good search results, from 0 to 100. What readers call or extend ranks
   * higher.
   */
  weight: number;
}

/** Returns a kind's row, or undefined if there is no such kind. */
export function findKind(kind: string | null | undefined): (typeof REFERENCE_KINDS)[number] | undefined {
  return REFERENCE_KINDS.find((row) => row.kind === kind);
}

/** This file's path, for error messages. */
export const REFERENCE_KINDS_FILE = 'src/model/reference/kinds.ts';

/** Returns a TypeDoc kind's row, or undefined if it has no pages. */
export function kindOfTypedoc(typedoc: string): ReferenceKind | undefined {
  return REFERENCE_KINDS.find((row) => row.typedoc === typedoc);
}

/** Path to the file with all error messages, in `typedoc-out/<locale>/`. */
export const ERRORS_PAGE = `${ERRORS_SLUG.slice(API_SLUG.length, -1)}.md`;

/** Path to the file with all configuration keys, in `typedoc-out/<locale>/`. */
export const CONFIGURATION_PAGE = `${CONFIGURATION_SLUG.slice(API_SLUG.length, -1)}.md`;

/** What a reference page is about. */
export type ReferencePageKind = 'root' | 'errors' | 'configuration' | 'package' | 'changes' | 'symbol';
