import { ReflectionKind, type DeclarationReflection, type Reflection } from 'typedoc';
import ts from 'typescript';
import { ambientNameOf } from './repairs/ambient-modules';
import { isDefaultExport, isExportEquals } from './name-reflections';

/** Returns the folder name of a reflection's package, such as `clients/platform-client`. */
export function packageNameOf(reflection: Reflection): string {
  let current: Reflection | undefined = reflection;
  while (current && !current.kindOf(ReflectionKind.Module)) current = current.parent;
  return (current?.name ?? '').replace(/\/src$/, '');
}

/**
 * Builds a symbol's import statement. Namespace members are imported through the outermost
 * namespace, and members of an ambient module from that module. The namespace of an `export =` is the
 * module itself, so its members are imported by name. Types are imported with `import type`.
 *
 * @param symbol - The symbol to import.
 * @param from - The package's import name.
 */
export function importStatement(symbol: DeclarationReflection, from: string): string {
  let exported: Reflection = symbol;
  while (exported.parent && isNamespace(exported.parent)) exported = exported.parent;
  const ambient = ambientNameOf(exported);
  const source = ambient ?? moduleOf(exported, from);
  const isType = exported.kindOf(ReflectionKind.Interface | ReflectionKind.TypeAlias);
  const isEquals = exported.isDeclaration() && isExportEquals(exported);
  const own = isEquals ? exported.name : `{ ${importName(exported.name)} }`;
  const names = isDefaultExport(exported) ? importedName(exported, from) : own;
  const all = ambient === undefined ? names : `* as ${variableName(ambient)}`;
  return `import ${isType ? 'type ' : ''}${all} from '${source}';`;
}

/** Checks for a namespace that its members are imported through. */
function isNamespace(parent: Reflection): boolean {
  const isModule = ambientNameOf(parent) !== undefined || (parent.isDeclaration() && isExportEquals(parent));
  return parent.kindOf(ReflectionKind.Namespace) && !isModule;
}

/** Returns the name that `importStatement` chooses for an export whose own name isn't a variable's. */
export function importedName(exported: Reflection, from: string): string {
  return variableName(exported.name === 'default' ? moduleOf(exported, from) : exported.name);
}

function moduleOf(exported: Reflection, from: string): string {
  return ambientNameOf(exported.parent ?? exported) ?? from;
}

/** Renames an export whose name can't be the name of a variable: `null as null_`. */
function importName(name: string): string {
  if (isBindingName(name)) return name;
  const written = wordOf(name) === null ? `'${name.replace(/['\\]/g, '\\$&')}'` : name;
  return `${written} as ${variableName(name)}`;
}

/** Checks whether a module can declare a variable with a name, unlike `null` or `my name`. */
export function isBindingName(name: string): boolean {
  const word = wordOf(name);
  const isName = word === ts.SyntaxKind.Identifier || (word ?? 0) > ts.SyntaxKind.LastFutureReservedWord;
  return isName && !['arguments', 'await', 'eval', 'undefined'].includes(name);
}

/** Reads an identifier or a keyword; null for any other text. */
function wordOf(text: string): ts.SyntaxKind | null {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, undefined, text);
  const token = scanner.scan();
  return token >= ts.SyntaxKind.Identifier && scanner.getTokenEnd() === text.length ? token : null;
}

/**
 * Derives the name of a variable from a package name or an export name: `@softkit/string-utils` →
 * `stringUtils`.
 */
function variableName(from: string): string {
  const words = from
    .replace(/^@[^/]*\//, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  if (isBindingName(name)) return name;
  return /^\d/.test(name) ? `_${name}` : `${name}_`;
}
