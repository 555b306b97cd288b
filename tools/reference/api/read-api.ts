import ts from 'typescript';
import { hasModifier, memberName, type ApiNode } from './api-node';
import type { Declarations } from './declarations';
import { followAlias } from '../../../plugins/gatsby-transformer-docs/src/samples/follow-alias';
import { canonicalForm, printNode } from './print-api';
import { asFunction, bare, constant, header, valuesOf, withDefaults } from './shown-declaration';
import type { SourceFacts } from './source-facts';
import { createTreeProgram, packagePaths, treePath, virtualPath } from './virtual-program';

/** One symbol or one member of the public face of a package. */
export interface ApiEntry {
  /** The declaration as a reader writes it, one line for each overload. */
  text: string;
  /** What two ways to write the same type share. */
  form: string;
  /** Words of its `@deprecated` tag; absent when it is not deprecated. */
  deprecated?: string;
  /** Initial values: of a property its own, of a function those of its parameters. */
  values: readonly (string | undefined)[];
  /** A member that a base class or a base interface declares. */
  inherited?: true;
  nodes: readonly ApiNode[];
  /** File of declarations it is in. */
  file: string;
}

/**
 * The public face of a package: `classes/Page` is a symbol, `classes/Page#size` its member, both named as the addresses of the
 * reference name them.
 */
export type Api = ReadonlyMap<string, ApiEntry>;

const NO_FACTS: SourceFacts = {
  defaults: new Map(),
  bases: new Map(),
  functions: new Set(),
  lines: new Map(),
};

/**
 * Reads what a package exports.
 *
 * @param folder - Folder of the package in its tree: symbols that it hands on from elsewhere are not its own.
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
      add(key, node, header(node, sourceFacts.bases.get(name)), file);
      for (const member of node.members) {
        if (isHidden(member) || isPrivate(member) || isEmptyConstructor(member)) continue;
        add(
          `${key}#${memberName(member)}`,
          member,
          withDefaults(member, name, sourceFacts),
          file,
          valuesOf(member, `${name}.${memberName(member)}`, sourceFacts),
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
        valuesOf(node, name, sourceFacts),
      );
    } else if (ts.isVariableDeclaration(node)) {
      const isFunction = sourceFacts.functions.has(name);
      add(
        `${isFunction ? 'functions' : 'variables'}/${name}`,
        node,
        (isFunction && asFunction(node, sourceFacts)) || constant(node),
        file,
        isFunction ? valuesOf(node, name, sourceFacts) : [],
      );
    } else if (ts.isTypeAliasDeclaration(node)) {
      add(`type-aliases/${name}`, node, bare(node), file);
    } else if (ts.isEnumDeclaration(node)) {
      add(`enumerations/${name}`, node, header(node), file);
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
    const known = api.get(key);
    const deprecated = known?.deprecated ?? deprecation(node);
    api.set(key, {
      text: known ? `${known.text}\n${text}` : text,
      form: known ? `${known.form}\n${form}` : form,
      values: known?.values ?? values,
      ...(deprecated !== undefined && { deprecated }),
      ...(inherited && { inherited }),
      nodes: [...(known?.nodes ?? []), node],
      file,
    });
  }
}

function isPrivate(node: ts.Declaration): boolean {
  const name = ts.getNameOfDeclaration(node);
  return (
    hasModifier(node, ts.SyntaxKind.PrivateKeyword) || (name !== undefined && ts.isPrivateIdentifier(name))
  );
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
