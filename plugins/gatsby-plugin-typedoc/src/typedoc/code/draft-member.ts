import { ReflectionKind, type DeclarationReflection, type SignatureReflection } from 'typedoc';
import ts from 'typescript';
import type { DeclarationNodes, Declaration, SignatureNode } from './declaration-nodes';
import { join, parametersOf, plain } from './draft-parts';
import { draftNode, type UnformattedCode } from './print-node';

const { factory } = ts;

/** Drafts a member, or one of its signatures. */
export function draftMember(
  member: DeclarationReflection,
  signature: SignatureReflection | undefined,
  nodes: DeclarationNodes,
): UnformattedCode {
  if (member.kindOf(ReflectionKind.Accessor)) {
    const emitted = [member.getSignature, member.setSignature].flatMap(
      (each) => (each && nodes.signatureOf(each)) ?? [],
    );
    if (emitted.length > 0)
      return join(
        emitted.map((each) =>
          draftNode({ ...each, node: accessorOf(each.node, member, nodes) }, 'classMember', nodes.checker),
        ),
        '\n',
        plain(member.name),
      );
  }
  const emitted = signature ? nodes.signatureOf(signature) : nodes.emittedOf(member)[0];
  const isUnnamed =
    emitted && member.kindOf(ReflectionKind.Method) && ts.isCallSignatureDeclaration(emitted.node);
  if (emitted && isMember(emitted.node) && !isUnnamed) {
    const { node, file } = emitted;
    if (signature && ts.isConstructorDeclaration(node)) {
      const isPublic = !node.modifiers?.length;
      if (isPublic) return draftNew(signature, emitted, nodes);
    }
    const shown = signature ? withParameters(node, parametersOf(signature, node as SignatureNode)) : node;
    return draftNode({ node: shown, file }, wrapperOf(node), nodes.checker);
  }
  if (signature && emitted && member.kindOf(ReflectionKind.Constructor))
    return draftNew(signature, emitted as Declaration<SignatureNode>, nodes);
  const name = propertyName(nodes.symbolOf(member)?.name ?? member.name, member.name);
  const question = member.flags.isOptional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined;
  if (signature && emitted) {
    const { typeParameters, type } = emitted.node as SignatureNode;
    const method = factory.createMethodSignature(
      undefined,
      name,
      question,
      typeParameters,
      parametersOf(signature, emitted.node as SignatureNode),
      type,
    );
    return draftNode({ node: method, file: emitted.file }, 'interfaceMember', nodes.checker);
  }
  const type = nodes.typeOf(member);
  if (!type) return plain(member.name);
  const modifiers = member.flags.isReadonly
    ? [factory.createToken(ts.SyntaxKind.ReadonlyKeyword)]
    : undefined;
  const property = factory.createPropertySignature(modifiers, name, question, type.node);
  return draftNode({ node: property, file: type.file }, 'interfaceMember', nodes.checker);
}

/** Creates an accessor of an object literal, for which the compiler emits a property. */
function accessorOf(
  node: SignatureNode,
  member: DeclarationReflection,
  nodes: DeclarationNodes,
): ts.AccessorDeclaration {
  if (ts.isAccessor(node)) return node;
  const name = propertyName(nodes.symbolOf(member)?.name ?? member.name, member.name);
  return node.parameters.length > 0
    ? factory.createSetAccessorDeclaration(undefined, name, node.parameters, undefined)
    : factory.createGetAccessorDeclaration(undefined, name, [], node.type, undefined);
}

/** Shows a constructor as a call, since the class already has the name and type parameters. */
function draftNew(
  signature: SignatureReflection,
  { node, file }: Declaration,
  nodes: DeclarationNodes,
): UnformattedCode {
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
  return { ...draftNode({ node: call, file }, 'statement', nodes.checker), keyword: 'new' };
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

function isMember(node: ts.Node): boolean {
  return ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node);
}

function wrapperOf(node: ts.Node): UnformattedCode['wrapper'] {
  if (ts.isEnumMember(node)) return 'enumMember';
  // Both are valid in both frames, but "static" is only valid in a class.
  const isShared = ts.isAccessor(node) || ts.isIndexSignatureDeclaration(node);
  return ts.isTypeElement(node) && !isShared ? 'interfaceMember' : 'classMember';
}

/**
 * Creates a member's name for a signature.
 *
 * @param name - The compiler's name.
 * @param shown - The documented name, such as `[Symbol.iterator]`.
 */
function propertyName(name: string, shown: string): ts.PropertyName {
  // The compiler's names for members named by a symbol, such as `[Symbol.iterator]`.
  if (name.startsWith('__@'))
    return factory.createComputedPropertyName(factory.createIdentifier(shown.slice(1, -1)));
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)
    ? factory.createIdentifier(name)
    : factory.createStringLiteral(name);
}
