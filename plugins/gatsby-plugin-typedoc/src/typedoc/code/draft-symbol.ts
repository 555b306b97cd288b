import { ReflectionKind, type DeclarationReflection, type SignatureReflection } from 'typedoc';
import ts from 'typescript';
import type { DeclarationNodes, Declaration } from './declaration-nodes';
import { join, parametersOf, plain } from './draft-parts';
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
  const name = nameOf(symbol, emitted[0]?.node);
  if (symbol.kindOf(ReflectionKind.Function)) {
    const drafts = (symbol.signatures ?? []).map((signature) => draftFunction(signature, nodes));
    return join(drafts, '\n\n', plain(`function ${name}()`));
  }
  if (symbol.kindOf(ReflectionKind.Namespace)) return plain(`namespace ${name}`);
  const statement = (node: Declaration | null, keyword: string) =>
    node ? draftNode(node, 'statement', nodes.checker) : plain(`${keyword} ${name}`);
  if (symbol.kindOf(ReflectionKind.Class)) {
    const members = membersOf(symbol, withMembers && isData(symbol), emitted, nodes);
    // A class may extend a call result, which the emitted declaration replaces by a variable.
    const written = nodes.symbolOf(symbol)?.declarations?.find(ts.isClassDeclaration);
    return statement(declareClass(name, emitted, members, written?.heritageClauses), 'class');
  }
  if (symbol.kindOf(ReflectionKind.Interface))
    return statement(
      declareInterface(name, emitted, membersOf(symbol, withMembers, emitted, nodes)),
      'interface',
    );
  if (symbol.kindOf(ReflectionKind.Enum)) return statement(declareEnum(name, emitted), 'enum');
  const alias = symbol.kindOf(ReflectionKind.TypeAlias) ? declareAlias(name, emitted) : null;
  return alias ? statement(alias, 'type') : draftVariable(symbol, name, emitted, nodes);
}

function declareClass(
  name: string,
  emitted: readonly Declaration[],
  members: readonly ts.Node[],
  heritage: readonly ts.HeritageClause[] | undefined,
): Declaration | null {
  const [declared] = declarationsOf(emitted, ts.isClassDeclaration);
  if (!declared) return null;
  const { node, file } = declared;
  const { modifiers, typeParameters } = node;
  const id = factory.createIdentifier(name);
  const shown = members as unknown as readonly ts.ClassElement[];
  return { node: factory.updateClassDeclaration(node, modifiers, id, typeParameters, heritage, shown), file };
}

function declareInterface(
  name: string,
  emitted: readonly Declaration[],
  members: readonly ts.Node[],
): Declaration | null {
  const interfaces = declarationsOf(emitted, ts.isInterfaceDeclaration);
  const [first] = interfaces;
  if (!first) return null;
  const { modifiers, typeParameters } = first.node;
  const bases = interfaces.flatMap(({ node }) => node.heritageClauses?.flatMap(({ types }) => types) ?? []);
  const node = factory.updateInterfaceDeclaration(
    first.node,
    modifiers,
    factory.createIdentifier(name),
    typeParameters,
    bases.length > 0 ? [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, bases)] : undefined,
    members as readonly ts.TypeElement[],
  );
  return { node, file: first.file };
}

function declareEnum(name: string, emitted: readonly Declaration[]): Declaration | null {
  const [declared] = declarationsOf(emitted, ts.isEnumDeclaration);
  if (!declared) return null;
  const { node, file } = declared;
  return {
    node: factory.updateEnumDeclaration(node, node.modifiers, factory.createIdentifier(name), []),
    file,
  };
}

function declareAlias(name: string, emitted: readonly Declaration[]): Declaration | null {
  const [declared] = declarationsOf(emitted, ts.isTypeAliasDeclaration);
  if (!declared) return null;
  const { node, file } = declared;
  const { modifiers, typeParameters, type } = node;
  const id = factory.createIdentifier(name);
  return { node: factory.updateTypeAliasDeclaration(node, modifiers, id, typeParameters, type), file };
}

function declarationsOf<Node extends ts.Node>(
  emitted: readonly Declaration[],
  isKind: (node: ts.Node) => node is Node,
): Declaration<Node>[] {
  return emitted.flatMap(({ node, file }) => (isKind(node) ? [{ node, file }] : []));
}

function draftVariable(
  symbol: DeclarationReflection,
  name: string,
  emitted: readonly Declaration[],
  nodes: DeclarationNodes,
): UnformattedCode {
  const variable = emitted.find(({ node }) => ts.isVariableDeclaration(node));
  const declared = variable?.node as ts.VariableDeclaration | undefined;
  const inferred = declared ? undefined : nodes.typeOf(symbol);
  const file = variable?.file ?? inferred?.file;
  if (!file) return plain(`const ${name}`);
  if (symbol.kindOf(ReflectionKind.TypeAlias))
    return draftNode(
      {
        node: factory.createTypeAliasDeclaration(
          undefined,
          name,
          undefined,
          inferred?.node ?? factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword),
        ),
        file,
      },
      'statement',
      nodes.checker,
    );
  const isLet = (nodes.symbolOf(symbol)?.declarations ?? []).some(
    (each) => ts.isVariableDeclaration(each) && !(ts.getCombinedNodeFlags(each) & ts.NodeFlags.Const),
  );
  const statement = factory.createVariableStatement(
    undefined,
    factory.createVariableDeclarationList(
      [
        factory.createVariableDeclaration(
          name,
          undefined,
          declared ? declared.type : inferred?.node,
          declared?.initializer,
        ),
      ],
      isLet ? ts.NodeFlags.Let : ts.NodeFlags.Const,
    ),
  );
  return draftNode({ node: statement, file }, 'statement', nodes.checker);
}

/** Drafts `function name<T>(…): R`. */
export function draftFunction(signature: SignatureReflection, nodes: DeclarationNodes): UnformattedCode {
  const emitted = nodes.signatureOf(signature);
  const name = nameOf(signature.parent, emitted?.node);
  if (!emitted) return plain(`function ${name}()`);
  const { typeParameters, type } = emitted.node;
  const node = factory.createFunctionDeclaration(
    undefined,
    undefined,
    name,
    typeParameters,
    parametersOf(signature, emitted.node),
    type,
    undefined,
  );
  return draftNode({ node, file: emitted.file }, 'statement', nodes.checker);
}

/**
 * Returns index and call signatures, which have no section, and optionally the symbol's own named
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

/** Returns the exported name. For a default export, returns its declared name. */
function nameOf({ name }: { name: string }, node: ts.Node | undefined): string {
  if (name !== 'default') return name;
  const declared = node && ts.getNameOfDeclaration(ts.getOriginalNode(node) as ts.Declaration);
  return declared && ts.isIdentifier(declared) ? declared.text : '_default';
}
