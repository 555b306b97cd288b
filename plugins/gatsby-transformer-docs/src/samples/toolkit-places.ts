import path from 'node:path';
import ts from 'typescript';
import { findPackages } from '../../../../src/node/find-packages';
import { kindOfTypedoc } from '../../../../src/model/kinds';
import { followAlias } from '../../../../packages/declarations/follow-alias';

const TYPEDOC_KINDS: readonly (readonly [test: (node: ts.Node) => boolean, typedoc: string])[] = [
  [ts.isClassDeclaration, 'Class'],
  [ts.isFunctionDeclaration, 'Function'],
  [ts.isInterfaceDeclaration, 'Interface'],
  [ts.isTypeAliasDeclaration, 'TypeAlias'],
  [ts.isVariableDeclaration, 'Variable'],
  [ts.isEnumDeclaration, 'Enum'],
  [ts.isModuleDeclaration, 'Namespace'],
];

/** Toolkit documentation places, by declaration node. */
export interface ToolkitPlaces {
  /** Checks for a declaration in the toolkit's sources. */
  owns: (declaration: ts.Node) => boolean;
  /** Checks whether a symbol has a separate page. */
  isPage: (symbol: ts.Symbol) => boolean;
  /**
   * Returns a declaration's page, such as `typeorm/classes/DbConfig`, with `#` and the member if it
   * is in one. An unexported type is on the page that uses it; null if there is none. A package's
   * place is its name.
   */
  placeOf: (declaration: ts.Node) => string | null;
}

/** Indexes the packages' exports. Packages outside the program are skipped. */
export function toolkitPlaces(program: ts.Program, toolkitDir: string): ToolkitPlaces {
  const checker = program.getTypeChecker();
  const places = new Map<ts.Node, string>();
  const packageOf = new Map<ts.Node, string>();
  for (const entry of findPackages(toolkitDir)) {
    const packageName = path
      .relative(toolkitDir, path.dirname(path.dirname(entry)))
      .replaceAll(path.sep, '/');
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (file) packageOf.set(file, packageName);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const target = followAlias(symbol, checker);
      for (const declaration of target.declarations ?? []) {
        const kind = TYPEDOC_KINDS.find(([test]) => test(declaration))?.[1];
        const row = kind === undefined ? undefined : kindOfTypedoc(kind);
        if (row && !places.has(declaration))
          places.set(declaration, `${packageName}/${row.directory}/${symbol.name}`);
      }
    }
  }
  let found: Map<ts.Node, string> | undefined;
  const base = `${toolkitDir.replaceAll(path.sep, '/')}/`;
  return {
    owns: (declaration) => {
      const { fileName } = declaration.getSourceFile();
      return fileName.startsWith(base) && !fileName.startsWith(`${base}.samples/`);
    },
    isPage: (symbol) => symbol.declarations?.some((declaration) => places.has(declaration)) ?? false,
    placeOf,
  };

  function placeOf(declaration: ts.Node): string | null {
    let member: string | null = null;
    let outermost = declaration;
    for (let node = declaration; !ts.isSourceFile(node); node = node.parent) {
      const place = places.get(node);
      if (place !== undefined) return member === null ? place : `${place}#${member}`;
      member = memberName(node) ?? member;
      outermost = node;
    }
    return packageOf.get(declaration) ?? takers().get(outermost) ?? null;
  }

  /** Maps unexported types, such as a function's options, to the place that uses them. */
  function takers(): ReadonlyMap<ts.Node, string> {
    if (found) return found;
    found = new Map();
    for (const [declaration, place] of places) {
      const visit = (node: ts.Node): void => {
        if (ts.isTypeReferenceNode(node)) {
          const symbol = checker.getSymbolAtLocation(node.typeName);
          for (const each of (symbol && followAlias(symbol, checker))?.declarations ?? [])
            if (!places.has(each) && !found?.has(each)) found?.set(each, place);
        }
        ts.forEachChild(node, visit);
      };
      visit(declaration);
    }
    return found;
  }
}

function memberName(node: ts.Node): string | null {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (!ts.isClassElement(node) && !ts.isTypeElement(node) && !ts.isEnumMember(node)) return null;
  return node.name && !ts.isComputedPropertyName(node.name) ? node.name.text : null;
}
