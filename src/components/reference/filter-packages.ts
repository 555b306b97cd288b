import type { SymbolKind } from '../../model/reference/kinds';

export interface ListedSymbol {
  name: string;
  kind: SymbolKind;
  path: string;
}

export interface ListedPackage {
  name: string;
  importName: string;
  path: string;
  summary: string;
  /** The summary's language if it differs from the page's, else null. */
  lang: string | null;
  symbols: readonly ListedSymbol[];
}

export interface PackageQuery {
  /** Text as typed. */
  text: string;
  /** Symbol kind; null for all kinds. */
  kind: SymbolKind | null;
}

export interface MatchedPackage extends ListedPackage {
  /** Matching symbols; empty if only the package name matches or the filter is empty. */
  matches: readonly ListedSymbol[];
}

/**
 * Filters packages by their name or their symbols. If the text matches the package name only, all
 * symbols of the selected kind match.
 *
 * @param packages - All packages.
 * @param filter - Text and kind.
 */
export function filterPackages(
  packages: readonly ListedPackage[],
  { text, kind }: PackageQuery,
): MatchedPackage[] {
  const query = normalize(text);
  if (query === '' && kind === null) return packages.map((each) => ({ ...each, matches: [] }));
  return packages.flatMap((each) => {
    const ofKind = each.symbols.filter((symbol) => kind === null || symbol.kind === kind);
    const byName = ofKind.filter(({ name }) => normalize(name).includes(query));
    const packageMatches = query !== '' && normalize(each.importName).includes(query);
    if (byName.length > 0) return [{ ...each, matches: byName }];
    if (packageMatches && ofKind.length > 0) return [{ ...each, matches: kind === null ? [] : ofKind }];
    return [];
  });
}

/** Counts the symbols of all packages by kind, the most common one first. */
export function kindCounts(packages: readonly ListedPackage[]): [kind: SymbolKind, count: number][] {
  const counts = new Map<SymbolKind, number>();
  for (const { kind } of packages.flatMap(({ symbols }) => symbols))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}
