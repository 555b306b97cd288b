/** A kind of symbol that has pages of its own. */
export interface ReferenceKind {
  /** TypeDoc's name of the kind, as in `ReflectionKind`. */
  typedoc: string;
  /** Folder in `typedoc-out/` and segment of the route. */
  directory: string;
  /** Singular, as the interface and the search name it. */
  kind: string;
}

/** The one table from TypeDoc kind to route. A kind that is not here stops the build. */
export const REFERENCE_KINDS = [
  { typedoc: 'Class', directory: 'classes', kind: 'class' },
  { typedoc: 'Function', directory: 'functions', kind: 'function' },
  { typedoc: 'Interface', directory: 'interfaces', kind: 'interface' },
  { typedoc: 'TypeAlias', directory: 'type-aliases', kind: 'type-alias' },
  { typedoc: 'Variable', directory: 'variables', kind: 'variable' },
  { typedoc: 'Enum', directory: 'enumerations', kind: 'enumeration' },
  { typedoc: 'Namespace', directory: 'namespaces', kind: 'namespace' },
] as const satisfies readonly ReferenceKind[];

/** Where this table stands, for error messages. */
export const REFERENCE_KINDS_FILE = 'src/model/kinds.ts';

/** The row of a TypeDoc kind, or undefined when it has no route. */
export function kindOfTypedoc(typedoc: string): ReferenceKind | undefined {
  return REFERENCE_KINDS.find((row) => row.typedoc === typedoc);
}

/** What a path below `typedoc-out/<locale>/` says about its page. */
export type ReferencePath =
  | { page: 'root' }
  | { page: 'package'; package: string }
  | { page: 'symbol'; package: string; kind: string; name: string }
  | { page: 'unknown'; directory: string };

/**
 * Reads a path such as `clients/platform-client/src/classes/AuthApi.md`.
 *
 * @param relativePath - Below the locale folder, with its `.md`.
 */
export function readReferencePath(relativePath: string): ReferencePath {
  if (relativePath === 'index.md') return { page: 'root' };
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
