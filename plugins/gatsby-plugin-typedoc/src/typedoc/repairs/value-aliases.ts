import { ReflectionKind, type Context } from 'typedoc';
import ts from 'typescript';

/**
 * Removes what TypeDoc adds for `export type { Name }` if an interface and a value share the name: an alias
 * for the type of the value. Links to the interface would lead to the alias.
 */
export function removeValueAliases(context: Context): void {
  const { project } = context;
  for (const reflection of project.getReflectionsByKind(ReflectionKind.TypeAlias)) {
    const flags = context.getSymbolFromReflection(reflection)?.flags ?? 0;
    const isOtherType = (flags & ts.SymbolFlags.Interface) !== 0 && (flags & ts.SymbolFlags.TypeAlias) === 0;
    if (isOtherType && flags & ts.SymbolFlags.Variable) project.removeReflection(reflection);
  }
}
