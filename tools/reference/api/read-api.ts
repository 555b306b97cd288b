import ts from 'typescript';
import { isPrivate, memberName, type ApiNode } from './api-node';
import { emitDeclarations, type Declarations } from './declarations';
import { canonicalForm, printNode } from './print-api';
import {
  asFunction,
  withoutModifiers,
  asConst,
  withoutMembers,
  initialValues,
  withDefaults,
} from './printable-declaration';
import type { SourceFacts } from './source-facts';
import type { SourceTree, TreePackage } from './source-tree';
import { createTreeProgram, followAlias, packagePaths, treePath, virtualPath } from './virtual-program';

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

const NO_FACTS: SourceFacts = {
  defaults: new Map(),
  bases: new Map(),
  functions: new Set(),
  lines: new Map(),
};

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
  const { files, entry, facts } = declarations;
  const paths = packagePaths(files, scope);
  const program = createTreeProgram(files, [entry], () => paths);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(virtualPath(entry));
  const module = source && checker.getSymbolAtLocation(source);
  const api = new Map<string, ApiEntry>();
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    const symbol = followAlias(exported, checker);
    for (const declaration of symbol.declarations ?? []) {
      const file = treePath(declaration.getSourceFile().fileName);
      if (!file?.startsWith(`${folder}/`) || isHidden(declaration)) continue;
      addSymbol(exported.name, declaration, facts.get(file) ?? NO_FACTS, file);
    }
  }
  return new Map([...api].sort(([a], [b]) => (a < b ? -1 : 1)));

  function addSymbol(name: string, node: ts.Declaration, sourceFacts: SourceFacts, file: string): void {
    if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
      const key = `${ts.isClassDeclaration(node) ? 'classes' : 'interfaces'}/${name}`;
      add(key, node, withoutMembers(node, sourceFacts.bases.get(name)), file);
      for (const member of node.members) {
        if (isHidden(member) || isPrivate(member) || isEmptyConstructor(member)) continue;
        add(
          `${key}#${memberName(member)}`,
          member,
          withDefaults(member, name, sourceFacts),
          file,
          initialValues(member, `${name}.${memberName(member)}`, sourceFacts),
        );
      }
      for (const property of checker.getPropertiesOfType(checker.getTypeAtLocation(node))) {
        const declared = property.declarations?.[0];
        if (!declared || declared.parent === node || api.has(`${key}#${property.name}`)) continue;
        if (treePath(declared.getSourceFile().fileName) === undefined || isPrivate(declared)) continue;
        add(`${key}#${property.name}`, declared as ts.ClassElement, declared, file, [], true);
      }
    } else if (ts.isFunctionDeclaration(node)) {
      add(
        `functions/${name}`,
        node,
        withDefaults(node, name, sourceFacts),
        file,
        initialValues(node, name, sourceFacts),
      );
    } else if (ts.isVariableDeclaration(node)) {
      const isFunction = sourceFacts.functions.has(name);
      add(
        `${isFunction ? 'functions' : 'variables'}/${name}`,
        node,
        (isFunction && asFunction(node, sourceFacts)) || asConst(node),
        file,
        isFunction ? initialValues(node, name, sourceFacts) : [],
      );
    } else if (ts.isTypeAliasDeclaration(node)) {
      add(`type-aliases/${name}`, node, withoutModifiers(node), file);
    } else if (ts.isEnumDeclaration(node)) {
      add(`enumerations/${name}`, node, withoutMembers(node), file);
      for (const member of node.members)
        add(`enumerations/${name}#${memberName(member)}`, member, member, file);
    }
  }

  function add(
    key: string,
    node: ApiNode,
    shown: ts.Node,
    file: string,
    values: ApiEntry['values'] = [],
    inherited = false,
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
