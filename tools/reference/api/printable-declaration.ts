import ts from 'typescript';
import { memberName, type ApiNode } from './api-node';
import type { ApiEntry } from './read-api';
import type { SourceFacts } from './source-facts';

const HIDDEN_MODIFIERS = new Set([
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.DefaultKeyword,
]);

function shownModifiers(node: ts.HasModifiers): readonly ts.Modifier[] {
  return (ts.getModifiers(node) ?? []).filter(({ kind }) => !HIDDEN_MODIFIERS.has(kind));
}

/**
 * Copies a class, interface, or enum without its members.
 *
 * @param node - Declaration.
 * @param base - Base expression in a class's source text. For a call, the declaration only has a
 *   generated name that no reader knows.
 * @returns The copy.
 */
export function withoutMembers(
  node: ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration,
  base?: string,
): ts.Node {
  const { factory } = ts;
  if (ts.isEnumDeclaration(node)) return factory.createEnumDeclaration(shownModifiers(node), node.name, []);
  const { name, typeParameters } = node;
  if (ts.isInterfaceDeclaration(node)) {
    return factory.createInterfaceDeclaration(
      shownModifiers(node),
      node.name,
      typeParameters,
      node.heritageClauses,
      [],
    );
  }
  const heritage = node.heritageClauses?.map((clause) =>
    base !== undefined && clause.token === ts.SyntaxKind.ExtendsKeyword
      ? factory.createHeritageClause(clause.token, [
          factory.createExpressionWithTypeArguments(rawText(base), undefined),
        ])
      : clause,
  );
  return factory.createClassDeclaration(shownModifiers(node), name, typeParameters, heritage, []);
}

/** Copies a type alias without its modifiers. */
export function withoutModifiers(node: ts.TypeAliasDeclaration): ts.Node {
  return ts.factory.createTypeAliasDeclaration([], node.name, node.typeParameters, node.type);
}

/** Wraps a variable in a `const` declaration. */
export function asConst(node: ts.VariableDeclaration): ts.Node {
  return ts.factory.createVariableDeclarationList([node], ts.NodeFlags.Const);
}

/** Converts an arrow function to a function declaration with initial values. */
export function asFunction({ name, type }: ts.VariableDeclaration, facts: SourceFacts): ts.Node | undefined {
  if (!type || !ts.isFunctionTypeNode(type) || !ts.isIdentifier(name)) return undefined;
  return ts.factory.createMethodSignature(
    [],
    name,
    undefined,
    type.typeParameters,
    addDefaults(type.parameters, name.text, facts),
    type.type,
  );
}

/** Adds initial values from the source to a declaration. */
export function withDefaults(node: ApiNode, owner: string, facts: SourceFacts): ts.Node {
  const { factory } = ts;
  if (ts.isFunctionDeclaration(node)) {
    return factory.createMethodSignature(
      [],
      node.name ?? 'default',
      undefined,
      node.typeParameters,
      addDefaults(node.parameters, owner, facts),
      node.type,
    );
  }
  if (ts.isPropertyDeclaration(node)) {
    if (
      facts.functions.has(`${owner}.${memberName(node)}`) &&
      node.type &&
      ts.isFunctionTypeNode(node.type)
    ) {
      const { typeParameters, parameters, type } = node.type;
      return factory.createMethodDeclaration(
        node.modifiers,
        undefined,
        node.name,
        node.questionToken,
        typeParameters,
        parameters,
        type,
        undefined,
      );
    }
    const value = facts.defaults.get(`${owner}.${memberName(node)}`);
    if (value === undefined || node.initializer) return node;
    return factory.updatePropertyDeclaration(
      node,
      node.modifiers,
      node.name,
      node.questionToken,
      node.type,
      rawText(value),
    );
  }
  if (ts.isConstructorDeclaration(node) || ts.isMethodDeclaration(node)) {
    const parameters = addDefaults(node.parameters, `${owner}.${memberName(node)}`, facts);
    return ts.visitEachChild(
      node,
      (child) => (ts.isParameter(child) ? parameters[node.parameters.indexOf(child)] : child),
      undefined,
    );
  }
  return node;
}

/** Adds initial values to parameters. */
function addDefaults(
  parameters: readonly ts.ParameterDeclaration[],
  owner: string,
  { defaults }: SourceFacts,
): ts.ParameterDeclaration[] {
  return parameters.map((parameter, index) => {
    const value = defaults.get(`${owner}(${index})`);
    if (value === undefined || !parameter.questionToken) return parameter;
    return ts.factory.updateParameterDeclaration(
      parameter,
      parameter.modifiers,
      parameter.dotDotDotToken,
      parameter.name,
      undefined,
      parameter.type,
      rawText(value),
    );
  });
}

/** Reads a property's initial value, or the initial values of parameters. */
export function initialValues(node: ApiNode, owner: string, { defaults }: SourceFacts): ApiEntry['values'] {
  if (ts.isPropertyDeclaration(node)) return [defaults.get(owner)];
  const list =
    'parameters' in node
      ? node.parameters
      : ts.isVariableDeclaration(node) && node.type && ts.isFunctionTypeNode(node.type)
        ? node.type.parameters
        : [];
  return list.map((_, index) => defaults.get(`${owner}(${index})`));
}

/** Creates a node that prints source text unchanged. */
function rawText(text: string): ts.Identifier {
  return ts.factory.createIdentifier(text);
}
