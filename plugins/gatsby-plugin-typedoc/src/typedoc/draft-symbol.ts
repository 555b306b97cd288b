import { ReflectionKind, type DeclarationReflection, type SignatureReflection } from 'typedoc';
import ts from 'typescript';
import type { DeclarationNodes, Emitted } from './declaration-nodes';
import { join, parametersOf, plain } from './draft-parts';
import { ownMembers } from './member-anchors';
import { draftNode, type Draft } from './print-node';

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
): Draft {
  const emitted = nodes.emittedOf(symbol);
  const [first] = emitted;
  const draft = (node: ts.Node, file: ts.SourceFile) => draftNode(node, 'statement', file, nodes.checker);
  const name = nameOf(symbol, first?.node);
  if (symbol.kindOf(ReflectionKind.Function)) {
    const drafts = (symbol.signatures ?? []).map((signature) => draftFunction(signature, nodes));
    return join(drafts, '\n\n', plain(`function ${name}()`));
  }
  if (symbol.kindOf(ReflectionKind.Class)) {
    const found = emitted.find(({ node }) => ts.isClassDeclaration(node));
    const written = nodes.symbolOf(symbol)?.declarations?.find(ts.isClassDeclaration);
    if (!found || !ts.isClassDeclaration(found.node)) return plain(`class ${name}`);
    const members = membersOf(symbol, withMembers && isData(symbol), emitted, nodes);
    return draft(
      factory.updateClassDeclaration(
        found.node,
        found.node.modifiers,
        factory.createIdentifier(name),
        found.node.typeParameters,
        // A class may extend a call result, which the emitted declaration replaces by a variable.
        written?.heritageClauses,
        members as unknown as ts.ClassElement[],
      ),
      found.file,
    );
  }
  if (symbol.kindOf(ReflectionKind.Interface)) {
    const interfaces = emitted.flatMap(({ node }) => (ts.isInterfaceDeclaration(node) ? [node] : []));
    const [node] = interfaces;
    if (!node || !first) return plain(`interface ${name}`);
    const bases = interfaces.flatMap(
      ({ heritageClauses }) => heritageClauses?.flatMap(({ types }) => types) ?? [],
    );
    return draft(
      factory.updateInterfaceDeclaration(
        node,
        node.modifiers,
        factory.createIdentifier(name),
        node.typeParameters,
        bases.length > 0 ? [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, bases)] : undefined,
        membersOf(symbol, withMembers, emitted, nodes) as ts.TypeElement[],
      ),
      first.file,
    );
  }
  if (symbol.kindOf(ReflectionKind.Enum)) {
    const enums = emitted.flatMap(({ node }) => (ts.isEnumDeclaration(node) ? [node] : []));
    const [node] = enums;
    if (!node || !first) return plain(`enum ${name}`);
    return draft(
      factory.updateEnumDeclaration(node, node.modifiers, factory.createIdentifier(name), []),
      first.file,
    );
  }
  if (symbol.kindOf(ReflectionKind.Namespace)) return plain(`namespace ${name}`);
  if (symbol.kindOf(ReflectionKind.TypeAlias)) {
    const alias = emitted.find(({ node }) => ts.isTypeAliasDeclaration(node));
    if (alias && ts.isTypeAliasDeclaration(alias.node)) {
      const { modifiers, typeParameters, type } = alias.node;
      return draft(
        factory.updateTypeAliasDeclaration(
          alias.node,
          modifiers,
          factory.createIdentifier(name),
          typeParameters,
          type,
        ),
        alias.file,
      );
    }
  }
  return draftVariable(symbol, name, emitted, nodes);
}

function draftVariable(
  symbol: DeclarationReflection,
  name: string,
  emitted: readonly Emitted[],
  nodes: DeclarationNodes,
): Draft {
  const variable = emitted.find(({ node }) => ts.isVariableDeclaration(node));
  const declared = variable?.node as ts.VariableDeclaration | undefined;
  const inferred = declared ? undefined : nodes.typeOf(symbol);
  const file = variable?.file ?? inferred?.file;
  if (!file) return plain(`const ${name}`);
  if (symbol.kindOf(ReflectionKind.TypeAlias))
    return draftNode(
      factory.createTypeAliasDeclaration(
        undefined,
        name,
        undefined,
        inferred?.node ?? factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword),
      ),
      'statement',
      file,
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
  return draftNode(statement, 'statement', file, nodes.checker);
}

/** Drafts `function name<T>(…): R`. */
export function draftFunction(signature: SignatureReflection, nodes: DeclarationNodes): Draft {
  const emitted = nodes.signatureOf(signature);
  const name = nameOf(signature.parent, emitted?.node);
  if (!emitted) return plain(`function ${name}()`);
  const { typeParameters, type } = emitted.node;
  return draftNode(
    factory.createFunctionDeclaration(
      undefined,
      undefined,
      name,
      typeParameters,
      parametersOf(signature, emitted.node),
      type,
      undefined,
    ),
    'statement',
    emitted.file,
    nodes.checker,
  );
}

/**
 * Returns unnamed members, which no other place shows, and optionally the symbol's own named ones.
 */
function membersOf(
  symbol: DeclarationReflection,
  withNamed: boolean,
  emitted: readonly Emitted[],
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
