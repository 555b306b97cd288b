import path from 'node:path';
import ts from 'typescript';
import { findPackages } from '../../src/node/find-packages';
import { kindOfTypedoc } from '../../src/model/reference/kinds';
import { followAlias } from '../declarations/follow-alias';

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
   * Returns where a declaration is documented:
   * - an exported symbol on its page, `typeorm/classes/DbConfig`
   * - a member on its symbol's page, `typeorm/classes/DbConfig#host`
   * - an unexported type on the page of the first export that uses it
   * - a package's entry file on the package's page, `typeorm`
   *
   * Null for any other declaration.
   */
  placeOf: (declaration: ts.Node) => string | null;
}

/** Indexes the packages' exports. Packages outside the program are skipped. */
export function toolkitPlaces(program: ts.Program, toolkitDir: string): ToolkitPlaces {
  const checker = program.getTypeChecker();
  const packageOf = new Map<ts.Node, string>();
  const places = new Map<ts.Node, string>();
  for (const entry of findPackages(toolkitDir)) {
    const file = program.getSourceFile(entry);
    if (!file) continue;
    const folder = path.relative(toolkitDir, path.dirname(path.dirname(entry)));
    const packageName = folder.replaceAll(path.sep, '/');
    packageOf.set(file, packageName);
    for (const { name, declaration } of exportsOf(file, checker)) {
      const directory = directoryOf(declaration);
      if (directory !== undefined && !places.has(declaration))
        places.set(declaration, `${packageName}/${directory}/${name}`);
    }
  }
  let unexportedPlaces: Map<ts.Node, string> | undefined;
  const base = `${toolkitDir.replaceAll(path.sep, '/')}/`;
  return {
    owns: (declaration) => {
      const { fileName } = declaration.getSourceFile();
      return fileName.startsWith(base) && !fileName.startsWith(`${base}.samples/`);
    },
    isPage: (symbol) => symbol.declarations?.some((declaration) => places.has(declaration)) ?? false,
    placeOf: (declaration) => {
      let member: string | null = null;
      let outermost = declaration;
      for (let node = declaration; !ts.isSourceFile(node); node = node.parent) {
        const place = places.get(node);
        if (place !== undefined) return member === null ? place : `${place}#${member}`;
        member = memberName(node) ?? member;
        outermost = node;
      }
      unexportedPlaces ??= placesOfUnexported(places, checker);
      return packageOf.get(declaration) ?? unexportedPlaces.get(outermost) ?? null;
    },
  };
}

function exportsOf(file: ts.SourceFile, checker: ts.TypeChecker): { name: string; declaration: ts.Node }[] {
  const module = checker.getSymbolAtLocation(file);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) =>
    (followAlias(symbol, checker).declarations ?? []).map((declaration) => ({
      name: symbol.name,
      declaration,
    })),
  );
}

function directoryOf(declaration: ts.Node): string | undefined {
  const kind = TYPEDOC_KINDS.find(([test]) => test(declaration))?.[1];
  return kind === undefined ? undefined : kindOfTypedoc(kind)?.directory;
}

/** Maps unexported types, such as a function's options, to the place that uses them. */
function placesOfUnexported(
  places: ReadonlyMap<ts.Node, string>,
  checker: ts.TypeChecker,
): Map<ts.Node, string> {
  const unexported = new Map<ts.Node, string>();
  for (const [declaration, place] of places)
    for (const type of typesIn(declaration, checker))
      if (!places.has(type) && !unexported.has(type)) unexported.set(type, place);
  return unexported;
}

/** Finds the declarations of all types that a declaration mentions. */
function typesIn(declaration: ts.Node, checker: ts.TypeChecker): ts.Node[] {
  const types: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const symbol = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
    if (symbol) types.push(...(followAlias(symbol, checker).declarations ?? []));
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return types;
}

function memberName(node: ts.Node): string | null {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (!ts.isClassElement(node) && !ts.isTypeElement(node) && !ts.isEnumMember(node)) return null;
  return node.name && !ts.isComputedPropertyName(node.name) ? node.name.text : null;
}
