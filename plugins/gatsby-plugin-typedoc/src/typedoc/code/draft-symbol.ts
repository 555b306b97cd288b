import { ReflectionKind, type DeclarationReflection, type SignatureReflection } from 'typedoc';
import ts from 'typescript';
import {
  copyDeclaration,
  type Changes,
  type TypeDeclaration,
} from '../../../../../packages/declarations/copy-nodes';
import type { DeclarationNodes, Declaration } from './declaration-nodes';
import { declaredName, functionNode, join, parametersOf, plain } from './draft-parts';
import { ambientNameOf } from '../repairs/ambient-modules';
import { ownMembers } from '../pages/member-anchors';
import { draftNode, type UnformattedCode } from './print-node';

const { factory } = ts;

/** Symbols with more members are shown without them; the page lists the members below. */
const OUTLINED_MEMBERS = 10;

/**
 * Drafts a symbol's declaration with its unnamed members and, optionally, the named ones that fit.
 */
export function draftSymbol(
  symbol: DeclarationReflection,
  withMembers: boolean,
  nodes: DeclarationNodes,
): UnformattedCode {
  const emitted = nodes.emittedOf(symbol);
  const name = declaredName(symbol, emitted[0]?.node, nodes);
  if (symbol.kindOf(ReflectionKind.Function)) {
    const drafts = (symbol.signatures ?? []).map((signature) => draftFunction(signature, nodes));
    return join(drafts, '\n\n', plain(`function ${name}()`));
  }
  const ambient = ambientNameOf(symbol);
  if (ambient !== undefined) return plain(`declare module '${ambient}'`);
  if (symbol.kindOf(ReflectionKind.Namespace)) return plain(`namespace ${name}`);
  const draft = (keyword: string, type: Declaration<TypeDeclaration> | undefined, changes?: Changes) => {
    if (!type) return plain(`${keyword} ${name}`);
    const node = copyDeclaration(type.node, { ...changes, name });
    return draftNode({ ...type, node }, 'statement', nodes.checker);
  };
  if (symbol.kindOf(ReflectionKind.Class)) {
    const [type] = declarationsOf(emitted, ts.isClassDeclaration);
    // Prefer the source's `extends` clause: if a class extends the result of a call, the emitted class
    // extends a generated variable.
    const written = nodes.symbolOf(symbol)?.declarations?.find(ts.isClassDeclaration);
    const members = membersOf(symbol, withMembers && isData(symbol), emitted, nodes);
    // In JavaScript, JSDoc tags add to these clauses, so use the emitted ones.
    const isScript = written && (written.flags & ts.NodeFlags.JavaScriptFile) !== 0;
    return draft('class', type, { members, ...(!isScript && { heritageClauses: written?.heritageClauses }) });
  }
  if (symbol.kindOf(ReflectionKind.Interface)) return draftInterface(symbol, name, withMembers, nodes);
  const [enumeration] = declarationsOf(emitted, ts.isEnumDeclaration);
  if (symbol.kindOf(ReflectionKind.Enum)) return draft('enum', enumeration);
  const [alias] = declarationsOf(emitted, ts.isTypeAliasDeclaration);
  return alias && symbol.kindOf(ReflectionKind.TypeAlias)
    ? draft('type', alias)
    : draftVariable(symbol, name, emitted, nodes);
}

/** Drafts an interface, a class exported as a type, or an object type of JavaScript. */
function draftInterface(
  symbol: DeclarationReflection,
  name: string,
  withMembers: boolean,
  nodes: DeclarationNodes,
): UnformattedCode {
  const emitted = nodes.emittedOf(symbol);
  const types = declarationsOf(emitted, hasTypeParameters);
  const members = membersOf(symbol, withMembers, emitted, nodes) as ts.TypeElement[];
  return joinInterfaces(types, name, members, nodes) ?? plain(`interface ${name}`);
}

/** Drafts the bases that interfaces of the same name add to a class; null if there are none. */
export function draftMergedBases(
  symbol: DeclarationReflection,
  nodes: DeclarationNodes,
): UnformattedCode | null {
  if (!symbol.kindOf(ReflectionKind.Class)) return null;
  const types = declarationsOf(nodes.emittedOf(symbol), ts.isInterfaceDeclaration);
  const name = declaredName(symbol, types[0]?.node, nodes);
  return basesOf(types).length > 0 ? joinInterfaces(types, name, [], nodes) : null;
}

/** A declaration that can have type parameters. */
type Parameterized = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Drafts an interface with the bases of all its declarations. */
function joinInterfaces(
  types: readonly Declaration<Parameterized>[],
  name: string,
  members: readonly ts.TypeElement[],
  nodes: DeclarationNodes,
): UnformattedCode | null {
  const [type] = types;
  if (!type) return null;
  const bases = basesOf(types);
  const node = factory.createInterfaceDeclaration(
    undefined,
    name,
    type.node.typeParameters,
    bases.length > 0 ? [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, bases)] : [],
    members,
  );
  return draftNode({ ...type, node }, 'statement', nodes.checker);
}

function basesOf(types: readonly Declaration<Parameterized>[]): ts.ExpressionWithTypeArguments[] {
  return types
    .flatMap(({ node }) => (ts.isTypeAliasDeclaration(node) ? [] : (node.heritageClauses ?? [])))
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .flatMap((clause) => clause.types);
}

export function hasTypeParameters(node: ts.Node): node is Parameterized {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function declarationsOf<Node extends ts.Node>(
  emitted: readonly Declaration[],
  isKind: (node: ts.Node) => node is Node,
): Declaration<Node>[] {
  return emitted.flatMap(({ node, file }) => (isKind(node) ? [{ node, file }] : []));
}

/** Drafts a variable. */
function draftVariable(
  symbol: DeclarationReflection,
  name: string,
  emitted: readonly Declaration[],
  nodes: DeclarationNodes,
): UnformattedCode {
  const [variable] = declarationsOf(emitted, ts.isVariableDeclaration);
  const inferred = variable ? undefined : nodes.typeOf(symbol);
  const file = (variable ?? inferred)?.file;
  if (!file) return plain(`const ${name}`);
  const draft = (node: ts.Node) => draftNode({ node, file }, 'statement', nodes.checker);
  const isLet = (nodes.symbolOf(symbol)?.declarations ?? []).some(
    (each) => ts.isVariableDeclaration(each) && !(ts.getCombinedNodeFlags(each) & ts.NodeFlags.Const),
  );
  const { type, initializer } = variable?.node ?? { type: inferred?.node, initializer: undefined };
  const declaration = factory.createVariableDeclaration(name, undefined, type, initializer);
  return draft(
    factory.createVariableDeclarationList([declaration], isLet ? ts.NodeFlags.Let : ts.NodeFlags.Const),
  );
}

/** Drafts `function name<T>(…): R`. */
export function draftFunction(signature: SignatureReflection, nodes: DeclarationNodes): UnformattedCode {
  const emitted = nodes.signatureOf(signature);
  const name = declaredName(signature.parent, emitted?.node, nodes);
  if (!emitted) return plain(`function ${name}()`);
  const node = functionNode(name, parametersOf(signature, emitted.node), emitted.node);
  return draftNode({ ...emitted, node }, 'statement', nodes.checker);
}

/**
 * Returns index and call signatures (they have no section) and optionally the symbol's own named
 * members.
 */
function membersOf(
  symbol: DeclarationReflection,
  withNamed: boolean,
  emitted: readonly Declaration[],
  nodes: DeclarationNodes,
): ts.Node[] {
  const own = ownMembers(symbol);
  const outlined = withNamed && own.length <= OUTLINED_MEMBERS ? own : [];
  const named = new Set(outlined.flatMap((member) => nodesOfMember(member, nodes)));
  return emitted
    .flatMap(({ node }) =>
      ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) ? [...node.members] : [],
    )
    .filter(
      (node) =>
        named.has(node) || ts.isIndexSignatureDeclaration(node) || ts.isCallSignatureDeclaration(node),
    );
}

function nodesOfMember(member: DeclarationReflection, nodes: DeclarationNodes): ts.Node[] {
  const signatures = [...(member.signatures ?? []), member.getSignature, member.setSignature];
  return [
    ...nodes.emittedOf(member).map(({ node }) => node),
    ...signatures.flatMap((each) => (each ? (nodes.signatureOf(each)?.node ?? []) : [])),
  ];
}

function isData(symbol: DeclarationReflection): boolean {
  return ownMembers(symbol).every((member) => member.kindOf(ReflectionKind.Property));
}
