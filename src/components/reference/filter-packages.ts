import type { SymbolKind } from '../../model/kinds';

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
  /** Set when the summary is not in the language of the page. */
  lang: string | null;
  symbols: readonly ListedSymbol[];
}

export interface PackageFilter {
  /** What the reader has typed, as it is. */
  text: string;
  /** Kind of symbol to look for; null for all. */
  kind: SymbolKind | null;
}

export interface FoundPackage extends ListedPackage {
  /** The symbols that match; empty where no filter asks for symbols. */
  found: readonly ListedSymbol[];
}

/**
 * The packages that match a filter: by their own name, or by a symbol of theirs. Where the text is part of a package's name, all its symbols of
 * the kind count.
 */
export function filterPackages(
  packages: readonly ListedPackage[],
  { text, kind }: PackageFilter,
): FoundPackage[] {
  const wanted = fold(text);
  if (wanted === '' && kind === null) return packages.map((each) => ({ ...each, found: [] }));
  return packages.flatMap((each) => {
    const ofKind = each.symbols.filter((symbol) => kind === null || symbol.kind === kind);
    const byName = ofKind.filter(({ name }) => fold(name).includes(wanted));
    const isNamed = wanted !== '' && fold(each.importName).includes(wanted);
    if (byName.length > 0) return [{ ...each, found: byName }];
    if (isNamed && ofKind.length > 0) return [{ ...each, found: kind === null ? [] : ofKind }];
    return [];
  });
}

/** How many symbols of each kind there are, in the order in which kinds first occur. */
export function countByKind(symbols: readonly ListedSymbol[]): [kind: SymbolKind, count: number][] {
  const counts = new Map<SymbolKind, number>();
  for (const { kind } of symbols) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}
