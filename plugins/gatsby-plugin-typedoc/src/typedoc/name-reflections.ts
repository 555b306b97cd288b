import { ReflectionKind, type DeclarationReflection, type ProjectReflection } from 'typedoc';
import ts from 'typescript';
import type { DeclarationNodes } from './code/declaration-nodes';

const exportEquals = new WeakSet<DeclarationReflection>();

/** Checks whether a symbol is a package's `export =`. */
export function isExportEquals(symbol: DeclarationReflection): boolean {
  return exportEquals.has(symbol);
}

/**
 * Gives symbols and members the names that the sources use where TypeDoc has its own: `export =` is
 * named after its declaration, and `[iterator]` becomes `[Symbol.iterator]`. A member named by an
 * empty or bracketed string keeps its quotes because `['[x]']` and `[x]` are different members.
 * So does one whose spaces or line breaks wouldn't show.
 */
export function nameReflections(project: ProjectReflection, nodes: DeclarationNodes): void {
  for (const reflection of project.getReflectionsByKind(ReflectionKind.All)) {
    if (!reflection.isDeclaration()) continue;
    const isEquals = reflection.name === 'export=';
    if (!isEquals && !/^(?:\[.*\])?$|^\s|\s$|\p{Cc}/u.test(reflection.name)) continue;
    if (isEquals) exportEquals.add(reflection);
    const [declaration] = nodes.symbolOf(reflection)?.declarations ?? [];
    const name = declaration && ts.getNameOfDeclaration(declaration);
    const written =
      !name || !ts.isComputedPropertyName(name) ? name?.getText() : `[${name.expression.getText()}]`;
    if (!written || (!isEquals && !/^(?:\[[\w$]+\.|['"])/.test(written))) continue;
    reflection.name = written;
    for (const signature of reflection.signatures ?? []) signature.name = written;
  }
}
