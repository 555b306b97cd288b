import ts from 'typescript';
import { copyDeclaration } from '../../../packages/declarations/copy-nodes';
import { followAlias } from '../../../packages/declarations/follow-alias';
import { isPrivate, memberName, type ApiNode } from './api-node';
import { emitDeclarations, type Declarations } from './declarations';
import { canonicalForm, printNode } from './print-api';
import { asFunction, asConst, withoutMembers, initialValues, withDefaults } from './printable-declaration';
import { noDetails, type SourceDetails } from './source-details';
import type { SourceTree, TreePackage } from './source-tree';
import { createTreeProgram, packagePaths, treePath, virtualPath } from './virtual-program';

/** A symbol or member in a package's public API. */
export interface ApiEntry {
  /** Declaration, one line for each overload. */
  text: string;
  /** Declaration in canonical form, to compare with another one. */
  form: string;
  /** `@deprecated` text, if it has that tag. */
  deprecated?: string;
  /** A property's initial value, or the initial values of function parameters. */
  values: readonly (string | undefined)[];
  /** True for members declared by a base class or interface. */
  inherited?: true;
  nodes: readonly ApiNode[];
  /** Declaration file. */
  file: string;
}

/**
 * A package's public API by name: `classes/Page` for a symbol, `classes/Page#size` for a member.
 */
export type Api = ReadonlyMap<string, ApiEntry>;

/** A package's API in one state of its repository. */
export interface ApiState {
  api: Api;
  declarations: Declarations;
}

/** Reads a package from its sources. */
export function readPackage(tree: SourceTree, { entry, folder }: TreePackage, scope: string): ApiState {
  const declarations = emitDeclarations(tree, entry, scope);
  return { declarations, api: readApi(declarations, folder, scope) };
}

/**
 * Reads a package's exports.
 *
 * @param declarations - The package's declarations.
 * @param folder - Package folder. Exports from other folders are skipped.
 * @param scope - npm scope for packages without a package.json.
 * @returns Symbols and members, sorted by name.
 */
export function readApi(declarations: Declarations, folder: string, scope: string): Api {
  const { files, entry, details } = declarations;
  const paths = packagePaths(files, scope);
  const program = createTreeProgram(files, [entry], () => paths);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(virtualPath(entry));
  const module = source && checker.getSymbolAtLocation(source);
  const api = new Map<string, ApiEntry>();
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    for (const declaration of followAlias(exported, checker).declarations ?? []) {
      const file = treePath(declaration.getSourceFile().fileName);
      if (!file?.startsWith(`${folder}/`) || isHidden(declaration)) continue;
      const context = { api, checker, details: details.get(file) ?? noDetails(), file };
      addSymbol(exported.name, declaration, context);
    }
  }
  return new Map([...api].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The data for adding a file's declarations to an API. */
interface FileContext {
  api: Map<string, ApiEntry>;
  checker: ts.TypeChecker;
  details: SourceDetails;
  file: string;
}

function addSymbol(name: string, node: ts.Declaration, context: FileContext): void {
  const { details } = context;
  if (ts.isClassDeclaration(node)) {
    add(`classes/${name}`, node, withoutMembers(node, details.bases.get(name)), context);
    addMembers(`classes/${name}`, name, node, context);
  } else if (ts.isInterfaceDeclaration(node)) {
    add(`interfaces/${name}`, node, copyDeclaration(node), context);
    addMembers(`interfaces/${name}`, name, node, context);
  } else if (ts.isFunctionDeclaration(node)) {
    const values = initialValues(node, name, details);
    add(`functions/${name}`, node, withDefaults(node, name, details), context, { values });
  } else if (ts.isVariableDeclaration(node) && details.functions.has(name)) {
    const values = initialValues(node, name, details);
    add(`functions/${name}`, node, asFunction(node, details) ?? asConst(node), context, { values });
  } else if (ts.isVariableDeclaration(node)) {
    add(`variables/${name}`, node, asConst(node), context);
  } else if (ts.isTypeAliasDeclaration(node)) {
    add(`type-aliases/${name}`, node, copyDeclaration(node), context);
  } else if (ts.isEnumDeclaration(node)) {
    add(`enumerations/${name}`, node, copyDeclaration(node), context);
    for (const member of node.members)
      add(`enumerations/${name}#${memberName(member)}`, member, member, context);
  }
}

function addMembers(
  key: string,
  owner: string,
  node: ts.ClassDeclaration | ts.InterfaceDeclaration,
  context: FileContext,
): void {
  const { api, checker, details } = context;
  for (const member of node.members) {
    if (isHidden(member) || isPrivate(member) || isEmptyConstructor(member)) continue;
    const name = memberName(member);
    const values = initialValues(member, `${owner}.${name}`, details);
    add(`${key}#${name}`, member, withDefaults(member, owner, details), context, { values });
  }
  for (const { name, declarations } of checker.getPropertiesOfType(checker.getTypeAtLocation(node))) {
    const declared = declarations?.[0];
    if (!declared || declared.parent === node || api.has(`${key}#${name}`)) continue;
    if (treePath(declared.getSourceFile().fileName) === undefined || isPrivate(declared)) continue;
    add(`${key}#${name}`, declared as ts.ClassElement, declared, context, { inherited: true });
  }
}

function add(
  key: string,
  node: ApiNode,
  shown: ts.Node,
  { api, file }: FileContext,
  { values = [], inherited }: Partial<Pick<ApiEntry, 'values' | 'inherited'>> = {},
): void {
  const origin = node.getSourceFile();
  const text = printNode(shown, origin).replace(/ \{ ?\}$/, '');
  const form = canonicalForm(shown, origin).replace(/ \{ ?\}$/, '');
  const overload = api.get(key);
  const deprecated = overload?.deprecated ?? deprecation(node);
  api.set(key, {
    text: overload ? `${overload.text}\n${text}` : text,
    form: overload ? `${overload.form}\n${form}` : form,
    values: overload?.values ?? values,
    ...(deprecated !== undefined && { deprecated }),
    ...(inherited && { inherited }),
    nodes: [...(overload?.nodes ?? []), node],
    file,
  });
}

function isHidden(node: ts.Node): boolean {
  return ts.getJSDocTags(node).some(({ tagName }) => ['internal', 'hidden', 'ignore'].includes(tagName.text));
}

function isEmptyConstructor(node: ts.Node): boolean {
  return ts.isConstructorDeclaration(node) && node.parameters.length === 0;
}

function deprecation(node: ts.Node): string | undefined {
  const tag = ts.getJSDocDeprecatedTag(node);
  return tag && (ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/\s+/g, ' ').trim();
}
