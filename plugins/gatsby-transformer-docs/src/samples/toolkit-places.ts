import path from 'node:path';
import ts from 'typescript';
import { findPackages } from '../../../../src/model/find-packages';
import { kindOfTypedoc } from '../../../../src/model/kinds';
import { followAlias } from './follow-alias';

const TYPEDOC_KINDS: readonly (readonly [test: (node: ts.Node) => boolean, typedoc: string])[] = [
  [ts.isClassDeclaration, 'Class'],
  [ts.isFunctionDeclaration, 'Function'],
  [ts.isInterfaceDeclaration, 'Interface'],
  [ts.isTypeAliasDeclaration, 'TypeAlias'],
  [ts.isVariableDeclaration, 'Variable'],
  [ts.isEnumDeclaration, 'Enum'],
  [ts.isModuleDeclaration, 'Namespace'],
];

/** Where the toolkit documents its symbols, by the nodes that declare them. */
export interface ToolkitPlaces {
  /** True for a declaration in the toolkit's own sources. */
  owns: (declaration: ts.Node) => boolean;
  /** True for a symbol that has a page of its own. */
  isPage: (symbol: ts.Symbol) => boolean;
  /**
   * The page of a declaration, such as `typeorm/classes/DbConfig`, with the member it is or is part of after a `#`. What no package exports
   * is on the page of the symbol that takes it; null when there is none. A package itself is its name.
   */
  placeOf: (declaration: ts.Node) => string | null;
}

/** Reads what the packages export. A package that the program does not reach exports nothing to it. */
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

  /** For types that no package exports, such as the options of one function: the place that names them. */
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
