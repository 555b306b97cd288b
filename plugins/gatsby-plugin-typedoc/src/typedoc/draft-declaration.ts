import { ReflectionKind, type DeclarationReflection, type SignatureReflection } from 'typedoc';
import ts from 'typescript';
import type { DeclarationNodes, Emitted, SignatureNode } from './declaration-nodes';
import { ownMembers } from './member-anchors';
import { draftNode, type Draft } from './print-node';

const { factory } = ts;

/** More members than this are listed below the signature only. */
const OUTLINED_MEMBERS = 24;

/** The declaration of a symbol, with the members that have no name and, if asked for, those that fit. */
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
        // What a class extends may be a call. The emitted declaration has a variable in its place.
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
    const members = enums.flatMap((each) => [...each.members]);
    return draft(
      factory.updateEnumDeclaration(
        node,
        node.modifiers,
        factory.createIdentifier(name),
        withMembers && members.length <= OUTLINED_MEMBERS ? members : [],
      ),
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

/** `function name<T>(…): R`. */
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

/** A member, or one of its signatures. */
export function draftMember(
  member: DeclarationReflection,
  signature: SignatureReflection | undefined,
  nodes: DeclarationNodes,
): Draft {
  if (member.kindOf(ReflectionKind.Accessor)) {
    const emitted = [member.getSignature, member.setSignature].flatMap(
      (each) => (each && nodes.signatureOf(each)) ?? [],
    );
    if (emitted.every(({ node }) => ts.isAccessor(node)) && emitted.length > 0)
      return join(
        emitted.map(({ node, file }) => draftNode(node, frameOf(node), file, nodes.checker)),
        '\n',
        plain(member.name),
      );
  }
  const emitted = signature ? nodes.signatureOf(signature) : nodes.emittedOf(member)[0];
  if (emitted && isMember(emitted.node)) {
    const { node, file } = emitted;
    if (signature && ts.isConstructorDeclaration(node)) {
      const isPublic = !node.modifiers?.length;
      if (isPublic) return draftNew(signature, emitted, nodes);
    }
    return draftNode(
      signature ? withParameters(node, parametersOf(signature, node as SignatureNode & ts.Node)) : node,
      frameOf(node),
      file,
      nodes.checker,
    );
  }
  if (signature && emitted && member.kindOf(ReflectionKind.Constructor))
    return draftNew(signature, emitted as Emitted<SignatureNode>, nodes);
  const name = propertyName(member);
  const question = member.flags.isOptional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined;
  if (signature && emitted) {
    const { typeParameters, type } = emitted.node as SignatureNode;
    return draftNode(
      factory.createMethodSignature(
        undefined,
        name,
        question,
        typeParameters,
        parametersOf(signature, emitted.node as SignatureNode),
        type,
      ),
      'interfaceMember',
      emitted.file,
      nodes.checker,
    );
  }
  const type = nodes.typeOf(member);
  if (!type) return plain(member.name);
  const modifiers = member.flags.isReadonly
    ? [factory.createToken(ts.SyntaxKind.ReadonlyKeyword)]
    : undefined;
  return draftNode(
    factory.createPropertySignature(modifiers, name, question, type.node),
    'interfaceMember',
    type.file,
    nodes.checker,
  );
}

/** How a constructor is called: the class has the name and the type parameters. */
function draftNew(
  signature: SignatureReflection,
  { node, file }: Emitted<SignatureNode | ts.Node>,
  nodes: DeclarationNodes,
): Draft {
  const owner = signature.parent.parent?.name ?? '';
  const call = factory.createFunctionDeclaration(
    undefined,
    undefined,
    owner,
    undefined,
    parametersOf(signature, node as SignatureNode),
    undefined,
    undefined,
  );
  return { ...draftNode(call, 'statement', file, nodes.checker), keyword: 'new' };
}

/** The parameters, where one that is destructured has the name that its documentation gives it. */
function parametersOf(signature: SignatureReflection, node: SignatureNode): ts.ParameterDeclaration[] {
  return node.parameters.map((parameter, index) => {
    const name = signature.parameters?.[index]?.name;
    if (ts.isIdentifier(parameter.name) || !name || name === '__namedParameters') return parameter;
    const { modifiers, dotDotDotToken, questionToken, type, initializer } = parameter;
    return factory.updateParameterDeclaration(
      parameter,
      modifiers,
      dotDotDotToken,
      factory.createIdentifier(name),
      questionToken,
      type,
      initializer,
    );
  });
}

function withParameters(node: ts.Node, parameters: readonly ts.ParameterDeclaration[]): ts.Node {
  if (ts.isMethodDeclaration(node))
    return factory.updateMethodDeclaration(
      node,
      node.modifiers,
      node.asteriskToken,
      node.name,
      node.questionToken,
      node.typeParameters,
      parameters,
      node.type,
      undefined,
    );
  if (ts.isMethodSignature(node))
    return factory.updateMethodSignature(
      node,
      node.modifiers,
      node.name,
      node.questionToken,
      node.typeParameters,
      factory.createNodeArray(parameters),
      node.type,
    );
  return node;
}

/** Members that have no name, which no other place shows, and those that the symbol itself declares, if asked for. */
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

function isMember(node: ts.Node): boolean {
  return ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node);
}

function frameOf(node: ts.Node): Draft['frame'] {
  if (ts.isEnumMember(node)) return 'enumMember';
  // Accessors are members of both, and "static" is a word of classes only.
  return ts.isTypeElement(node) && !ts.isAccessor(node) ? 'interfaceMember' : 'classMember';
}

/** The name that a symbol is exported by. A default export has only that of its declaration. */
function nameOf({ name }: { name: string }, node: ts.Node | undefined): string {
  if (name !== 'default') return name;
  const declared = node && ts.getNameOfDeclaration(ts.getOriginalNode(node) as ts.Declaration);
  return declared && ts.isIdentifier(declared) ? declared.text : '_default';
}

function propertyName({ name }: DeclarationReflection): ts.PropertyName {
  if (name.startsWith('[') && name.endsWith(']'))
    return factory.createComputedPropertyName(factory.createIdentifier(name.slice(1, -1)));
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)
    ? factory.createIdentifier(name)
    : factory.createStringLiteral(name);
}

function plain(text: string): Draft {
  return { text, frame: 'statement', identifiers: [] };
}

function join(drafts: readonly Draft[], separator: string, fallback: Draft): Draft {
  const [first] = drafts;
  return first
    ? {
        ...first,
        text: drafts.map(({ text }) => text).join(separator),
        identifiers: drafts.flatMap(({ identifiers }) => identifiers),
      }
    : fallback;
}
