import { API_SLUG, ERRORS_SLUG } from './addresses';

/**
 * The kinds of symbols that have pages of their own, in the order lists show them. A kind that isn't here stops the build. Its names are
 * the messages `kind.<kind>` and `kind.plural.<kind>`, and `kind.<kind>` of the search.
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

/** Singular name of a kind, as routes, messages and the search know it. */
export type SymbolKind = (typeof REFERENCE_KINDS)[number]['kind'];

/** One row of the table. */
interface ReferenceKind {
  /** TypeDoc's name of the kind, as in `ReflectionKind`. */
  typedoc: string;
  /** Folder in `typedoc-out/` and segment of the route. */
  directory: string;
  /** Singular, as the interface and the search name it. */
  kind: string;
  /** What a reader types before a colon to search for this kind only; null for a kind too rare to be asked for. */
  filter: string | null;
  /** Rank among equally good search results, 0 to 100. Readers look for what they call or extend first. */
  weight: number;
}

/** The row of a kind, or undefined for the name of none. */
export function findKind(kind: string | null | undefined): (typeof REFERENCE_KINDS)[number] | undefined {
  return REFERENCE_KINDS.find((row) => row.kind === kind);
}

/** Path of this table, for error messages. */
export const REFERENCE_KINDS_FILE = 'src/model/kinds.ts';

/** The row of a TypeDoc kind, or undefined when it has no route. */
export function kindOfTypedoc(typedoc: string): ReferenceKind | undefined {
  return REFERENCE_KINDS.find((row) => row.typedoc === typedoc);
}

/** File of all error messages below `typedoc-out/<locale>/`. */
export const ERRORS_PAGE = `${ERRORS_SLUG.slice(API_SLUG.length, -1)}.md`;

/** The kind of page that a page of the reference is. */
export type ReferencePage = Exclude<ReferencePath['page'], 'unknown'>;

/** What a path below `typedoc-out/<locale>/` says about its page. */
export type ReferencePath =
  | { page: 'root' }
  | { page: 'errors' }
  | { page: 'package'; package: string }
  | { page: 'changes'; package: string | null }
  | { page: 'symbol'; package: string; kind: string; name: string }
  | { page: 'unknown'; directory: string };

/**
 * Reads a path such as `clients/platform-client/src/classes/AuthApi.md`.
 *
 * @param relativePath - Below the locale folder, with its `.md`.
 */
export function readReferencePath(relativePath: string): ReferencePath {
  if (relativePath === 'index.md') return { page: 'root' };
  if (relativePath === ERRORS_PAGE) return { page: 'errors' };
  const changes = /^(?:(?!.*\/src\/)(.+)\/)?changes\.md$/.exec(relativePath);
  if (changes) return { page: 'changes', package: changes[1] ?? null };
  const [, packageName, rest] = /^(.+?)\/src\/(.+)\.md$/.exec(relativePath) ?? [];
  if (packageName === undefined || rest === undefined) return { page: 'unknown', directory: relativePath };
  if (rest === 'index') return { page: 'package', package: packageName };
  const segments = rest.split('/');
  const name = segments.at(-1) ?? '';
  // A namespace is a folder of its own: namespaces/<Name>/index.md, its members below it.
  const directory = name === 'index' ? segments.at(-3) : segments.at(-2);
  const row = REFERENCE_KINDS.find((candidate) => candidate.directory === directory);
  if (!row) return { page: 'unknown', directory: directory ?? rest };
  return {
    page: 'symbol',
    package: packageName,
    kind: row.kind,
    name: name === 'index' ? (segments.at(-2) ?? name) : name,
  };
}
