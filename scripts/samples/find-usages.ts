import path from 'node:path';
import ts from 'typescript';
import { findPackages } from '../../plugins/gatsby-plugin-typedoc-routes/src/find-packages';
import { kindOfTypedoc } from '../../src/model/kinds';
import type { SamplesProgram } from './compile-samples';

/** A section of a guide in whose code a symbol is used. */
export interface Usage {
  docId: string;
  /** Heading id, or '' for code above the first heading. */
  hash: string;
}

/** Sections by symbol; a key is such as `typeorm/classes/BaseTrackedEntityHelper`. */
export type Usages = Record<string, Usage[]>;

const TYPEDOC_KINDS: readonly (readonly [test: (node: ts.Declaration) => boolean, typedoc: string])[] = [
  [ts.isClassDeclaration, 'Class'],
  [ts.isFunctionDeclaration, 'Function'],
  [ts.isInterfaceDeclaration, 'Interface'],
  [ts.isTypeAliasDeclaration, 'TypeAlias'],
  [ts.isVariableDeclaration, 'Variable'],
  [ts.isEnumDeclaration, 'Enum'],
  [ts.isModuleDeclaration, 'Namespace'],
];

/**
 * Finds, by the compiler and not by name, which exported symbols of the toolkit the code of guides uses.
 *
 * @param toolkitDir - Absolute path of the toolkit's folder.
 * @returns Keys and sections in alphabetical order, each section once.
 */
export function findUsages({ program, samples }: SamplesProgram, toolkitDir: string): Usages {
  const checker = program.getTypeChecker();
  const keys = exportedSymbols(program, checker, toolkitDir);
  const found = new Map<string, Map<string, Usage>>();
  for (const [fileName, { guide, given, changed }] of samples) {
    const file = given || changed ? undefined : program.getSourceFile(fileName);
    if (!file || !guide) continue;
    const usage: Usage = { docId: guide.docId, hash: guide.heading };
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        for (const key of keys.get(targetOf(node, checker)) ?? []) {
          const sections = found.get(key) ?? new Map<string, Usage>();
          found.set(key, sections.set(`${usage.docId}#${usage.hash}`, usage));
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  const byName = <T>(entries: Iterable<[string, T]>) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    byName(found).map(([key, sections]) => [key, byName(sections).map(([, usage]) => usage)]),
  );
}

function targetOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The keys of every symbol that a package exports; a name that is a type and a value at once has two. */
function exportedSymbols(
  program: ts.Program,
  checker: ts.TypeChecker,
  toolkitDir: string,
): Map<ts.Symbol | undefined, string[]> {
  const keys = new Map<ts.Symbol | undefined, string[]>();
  for (const entry of findPackages(toolkitDir)) {
    const packageName = path
      .relative(toolkitDir, path.dirname(path.dirname(entry)))
      .replaceAll(path.sep, '/');
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) continue;
    for (const symbol of checker.getExportsOfModule(module)) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      for (const declaration of target.declarations ?? []) {
        const kind = TYPEDOC_KINDS.find(([test]) => test(declaration))?.[1];
        const row = kind === undefined ? undefined : kindOfTypedoc(kind);
        const key = row && `${packageName}/${row.directory}/${symbol.name}`;
        const known = keys.get(target) ?? [];
        if (key !== undefined && !known.includes(key)) keys.set(target, [...known, key]);
      }
    }
  }
  return keys;
}
