import ts from 'typescript';
import {
  copyDeclaration,
  copyParameter,
  copyProperty,
  methodSignature,
  withParameters,
} from '../../../packages/declarations/copy-nodes';
import { memberName, type ApiNode } from './api-node';
import type { ApiEntry } from './read-api';
import type { SourceDetails } from './source-details';

/**
 * Copies a class without its members.
 *
 * @param node - Declaration.
 * @param base - Base expression in the source text. For a call, the declaration only has a
 *   generated name that no reader knows.
 * @returns The copy.
 */
export function withoutMembers(node: ts.ClassDeclaration, base: string | undefined): ts.Node {
  if (base === undefined) return copyDeclaration(node);
  const written = ts.factory.createExpressionWithTypeArguments(rawText(base), undefined);
  const heritageClauses = node.heritageClauses?.map((clause) =>
    clause.token === ts.SyntaxKind.ExtendsKeyword
      ? ts.factory.createHeritageClause(clause.token, [written])
      : clause,
  );
  return copyDeclaration(node, { heritageClauses });
}

/** Wraps a variable in a `const` declaration. */
export function asConst(node: ts.VariableDeclaration): ts.Node {
  return ts.factory.createVariableDeclarationList([node], ts.NodeFlags.Const);
}

/** Converts an arrow function to a function declaration with initial values. */
export function asFunction(
  { name, type }: ts.VariableDeclaration,
  details: SourceDetails,
): ts.Node | undefined {
  if (!type || !ts.isFunctionTypeNode(type) || !ts.isIdentifier(name)) return undefined;
  return methodSignature(name, type, addDefaults(type.parameters, name.text, details));
}

/** Adds initial values from the source to a declaration. */
export function withDefaults(node: ApiNode, owner: string, details: SourceDetails): ts.Node {
  if (ts.isFunctionDeclaration(node))
    return methodSignature(node.name ?? 'default', node, addDefaults(node.parameters, owner, details));
  if (ts.isPropertyDeclaration(node)) return withDefault(node, `${owner}.${memberName(node)}`, details);
  if (!ts.isConstructorDeclaration(node) && !ts.isMethodDeclaration(node)) return node;
  return withParameters(node, addDefaults(node.parameters, `${owner}.${memberName(node)}`, details));
}

/** Adds a property's initial value. A function becomes a method. */
function withDefault(
  node: ts.PropertyDeclaration,
  name: string,
  { functions, defaults }: SourceDetails,
): ts.Node {
  const { type, questionToken: question } = node;
  if (functions.has(name) && type && ts.isFunctionTypeNode(type))
    return methodSignature(node.name, type, type.parameters, { modifiers: ts.getModifiers(node), question });
  const value = defaults.get(name);
  return value === undefined || node.initializer ? node : copyProperty(node, { initializer: rawText(value) });
}

/** Adds initial values to parameters. */
function addDefaults(
  parameters: readonly ts.ParameterDeclaration[],
  owner: string,
  { defaults }: SourceDetails,
): ts.ParameterDeclaration[] {
  return parameters.map((parameter, index) => {
    const value = defaults.get(`${owner}(${index})`);
    return value === undefined || !parameter.questionToken
      ? parameter
      : copyParameter(parameter, { questionToken: undefined, initializer: rawText(value) });
  });
}

/** Reads a property's initial value, or the initial values of parameters. */
export function initialValues(node: ApiNode, owner: string, { defaults }: SourceDetails): ApiEntry['values'] {
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
