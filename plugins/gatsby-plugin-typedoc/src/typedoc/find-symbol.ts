import { ReflectionKind, type DeclarationReflection, type ProjectReflection } from 'typedoc';
import { packageNameOf } from './import-names';

/**
 * Finds a symbol by name: in the comment's package, or else in the only package that exports it.
 * Null if no package or several others export the name.
 */
export type FindSymbol = (name: string, packageName: string) => DeclarationReflection | null;

/**
 * Indexes the packages' exported names. Re-exports are skipped in favor of the declaring package.
 */
export function createFindSymbol(project: ProjectReflection): FindSymbol {
  const byName = new Map<string, DeclarationReflection[]>();
  for (const { children = [] } of project.children ?? []) {
    for (const symbol of children) {
      if (symbol.kindOf(ReflectionKind.Reference)) continue;
      const same = byName.get(symbol.name) ?? [];
      byName.set(symbol.name, [...same, symbol]);
    }
  }
  return (name, packageName) => {
    const found = byName.get(name) ?? [];
    const own = found.find((symbol) => packageNameOf(symbol) === packageName);
    return own ?? (found.length === 1 ? (found[0] ?? null) : null);
  };
}
