import { ReflectionKind, type DeclarationReflection, type ProjectReflection, type Reflection } from 'typedoc';
import ts from 'typescript';
import type { DeclarationNodes } from './code/declaration-nodes';

const exportEquals = new WeakSet<DeclarationReflection>();
const defaultExports = new WeakSet<Reflection>();

/** Checks whether a symbol is a package's `export =`. */
export function isExportEquals(symbol: DeclarationReflection): boolean {
  return exportEquals.has(symbol);
}

/** Checks whether a symbol is a default export, which has the name of its declaration if it has one. */
export function isDefaultExport(symbol: Reflection): boolean {
  return symbol.name === 'default' || defaultExports.has(symbol);
}

/**
 * Gives symbols and members the names that the sources use where TypeDoc has its own: `export =` and
 * `export default` are named after their declarations, and `[iterator]` becomes `[Symbol.iterator]`. A
 * member named by an empty or bracketed string keeps its quotes, because `['[x]']` and `[x]` are
 * different members. A name with spaces at its ends or with line breaks keeps them, too.
 */
export function nameReflections(project: ProjectReflection, nodes: DeclarationNodes): void {
  for (const reflection of project.getReflectionsByKind(ReflectionKind.All)) {
    if (!reflection.isDeclaration()) continue;
    const isEquals = reflection.name === 'export=';
    const isDefault = isDefaultExport(reflection) && isDeclared(reflection);
    if (!isEquals && !isDefault && !/^(?:\[.*\])?$|^\s|\s$|\p{Cc}/u.test(reflection.name)) continue;
    if (isEquals) exportEquals.add(reflection);
    if (isDefault) defaultExports.add(reflection);
    const [declaration] = nodes.symbolOf(reflection)?.declarations ?? [];
    const name = declaration && ts.getNameOfDeclaration(declaration);
    const written =
      !name || !ts.isComputedPropertyName(name) ? name?.getText() : `[${name.expression.getText()}]`;
    if (!written || (!isEquals && !isDefault && !/^(?:\[[\w$]+\.|['"])/.test(written))) continue;
    reflection.name = written;
    for (const signature of reflection.signatures ?? []) signature.name = written;
  }
}

/** Checks whether a reflection is an export, but not a second name for another export. */
function isDeclared(reflection: Reflection): boolean {
  const isExport = reflection.parent?.kindOf(ReflectionKind.SomeModule) === true;
  return isExport && !reflection.kindOf(ReflectionKind.Reference);
}
