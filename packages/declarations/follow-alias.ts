import ts from 'typescript';

/** Resolves an import or a re-export to its symbol; returns any other symbol unchanged. */
export function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
