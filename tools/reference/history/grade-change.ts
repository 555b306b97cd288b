import ts from 'typescript';
import { hasModifier, type ApiNode } from '../api/api-node';
import type { Api, ApiEntry } from '../api/read-api';
import type { Pair, Relation } from '../api/relate-types';
import type { Breaks } from '../../../src/model/reference/history';

/** Whether a symbol can be used as a type or a value, by folder. */
const ROLES: Readonly<Record<string, readonly ('type' | 'value')[]>> = {
  classes: ['type', 'value'],
  enumerations: ['type', 'value'],
  functions: ['value'],
  interfaces: ['type'],
  'type-aliases': ['type'],
  variables: ['value'],
};

/** Returns whether removing a symbol or member is a breaking change. */
export function gradeRemoved(name: string, was: ApiEntry, after: Api): Breaks {
  if (name.includes('#')) return isProtected(was) ? 'maybe' : 'yes';
  const [kind = '', symbol = ''] = name.split('/');
  const roles = Object.keys(ROLES).flatMap((folder) =>
    after.has(`${folder}/${symbol}`) ? (ROLES[folder] ?? []) : [],
  );
  return (ROLES[kind] ?? []).every((role) => roles.includes(role)) ? 'maybe' : 'yes';
}

/** Returns whether adding a member to an existing symbol is a breaking change. */
export function gradeAdded(name: string, { nodes }: ApiEntry): Breaks | undefined {
  const [node] = nodes;
  if (!node) return undefined;
  if (ts.isEnumMember(node)) return 'maybe';
  if (ts.isConstructorDeclaration(node)) return node.parameters.some(isRequired) ? 'maybe' : undefined;
  if (isAbstract(node)) return 'yes';
  if (name.startsWith('interfaces/') && !isOptional(node)) return 'yes';
  return undefined;
}

/**
 * Returns whether a change is breaking, based on types, modifiers, and values.
 *
 * @param name - Symbol or member name.
 * @param pair - Declarations before and after.
 * @param relation - Type relation, or undefined if there is no type to compare.
 */
export function gradeChanged(name: string, pair: Pair, relation: Relation | undefined): Breaks | undefined {
  const [was, is] = [pair.old.nodes[0], pair.new.nodes[0]];
  if (!was || !is) return 'maybe';
  return worst(byModifiers(was, is), relation ? byType(name, is, relation, pair) : byHeader(was, is));
}

function byType(
  name: string,
  is: ApiNode,
  { assignableToOld, assignableFromOld, isResolved }: Relation,
  pair: Pair,
): Breaks | undefined {
  if (isLiteral(pair.old) && isLiteral(pair.new)) return 'maybe';
  if (!assignableToOld) return isProtected(pair.old) ? 'maybe' : 'yes';
  if (!assignableFromOld) {
    if (name.startsWith('type-aliases/')) return 'yes';
    if (isAbstract(is)) return 'yes';
    if (name.startsWith('interfaces/')) return isCallable(is) ? 'maybe' : 'yes';
    if (name.startsWith('classes/') && !isCallable(is) && !hasModifier(is, ts.SyntaxKind.ReadonlyKeyword))
      return 'maybe';
  }
  if (!isResolved) return 'maybe';
  return valuesDiffer(pair) ? 'maybe' : undefined;
}

/**
 * Grades changes without a comparable type: headers of classes, interfaces, and enums, and enum
 * members.
 */
function byHeader(was: ApiNode, is: ApiNode): Breaks | undefined {
  if (!hasTypeParameters(was) || !hasTypeParameters(is)) return 'maybe';
  const [before, after] = [was.typeParameters ?? [], is.typeParameters ?? []];
  const required = (list: readonly ts.TypeParameterDeclaration[]) =>
    list.filter((each) => !each.default).length;
  if (after.length < before.length || required(after) > required(before)) return 'yes';
  if (required(after) < required(before) && after.length === before.length) return undefined;
  return 'maybe';
}

function byModifiers(was: ApiNode, is: ApiNode): Breaks | undefined {
  const { StaticKeyword, AbstractKeyword, ProtectedKeyword, ReadonlyKeyword } = ts.SyntaxKind;
  if (hasModifier(was, StaticKeyword) !== hasModifier(is, StaticKeyword)) return 'yes';
  if (isGained(AbstractKeyword) || isGained(ProtectedKeyword)) return 'yes';
  return isGained(ReadonlyKeyword) ? 'maybe' : undefined;

  function isGained(kind: ts.ModifierSyntaxKind): boolean {
    return !hasModifier(was, kind) && hasModifier(is, kind);
  }
}

/** Returns true if an initial value differs. That affects behavior but not types. */
function valuesDiffer({ old, new: now }: Pair): boolean {
  return old.values.some((value, index) => {
    const other = now.values[index];
    return value !== undefined && other !== undefined && value !== other;
  });
}

function isLiteral({ nodes: [node] }: ApiEntry): boolean {
  return node !== undefined && ts.isVariableDeclaration(node) && node.initializer !== undefined;
}

/**
 * Checks whether a member is protected, so that its changes only affect subclasses.
 * Constructors don't count.
 */
function isProtected({ nodes: [node] }: ApiEntry): boolean {
  return (
    node !== undefined &&
    hasModifier(node, ts.SyntaxKind.ProtectedKeyword) &&
    !ts.isConstructorDeclaration(node)
  );
}

function isAbstract(node: ApiNode): boolean {
  return hasModifier(node, ts.SyntaxKind.AbstractKeyword);
}

function isOptional(node: ApiNode): boolean {
  return 'questionToken' in node && node.questionToken !== undefined;
}

function isRequired({ questionToken, initializer, dotDotDotToken }: ts.ParameterDeclaration): boolean {
  return !questionToken && !initializer && !dotDotDotToken;
}

function isCallable(node: ApiNode): boolean {
  return ts.isMethodDeclaration(node) || ts.isMethodSignature(node) || ts.isConstructorDeclaration(node);
}

function hasTypeParameters(node: ApiNode): node is ts.ClassDeclaration | ts.InterfaceDeclaration {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);
}

function worst(...grades: (Breaks | undefined)[]): Breaks | undefined {
  return grades.includes('yes') ? 'yes' : grades.includes('maybe') ? 'maybe' : undefined;
}
