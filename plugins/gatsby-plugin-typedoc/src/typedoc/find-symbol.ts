import { ReflectionKind, type DeclarationReflection, type ProjectReflection } from 'typedoc';
import { packageNameOf } from './page-facts';

/**
 * Answers the symbol that a comment names in code: of the package of the comment, or else of the one package that has it. Null for a name
 * that no package exports, or several others do.
 */
export type FindSymbol = (name: string, packageName: string) => DeclarationReflection | null;

/** Reads the names that the packages of a project export. What a package only passes on belongs to the package that declares it. */
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
