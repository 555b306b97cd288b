import { ReflectionKind, type DeclarationReflection, type SignatureReflection } from 'typedoc';
import ts from 'typescript';
import { methodSignature, withParameters } from '../../../../../packages/declarations/copy-nodes';
import type { DeclarationNodes, Declaration, SignatureNode } from './declaration-nodes';
import { declaredName, functionNode, join, parametersOf, plain } from './draft-parts';
import { draftNode, type UnformattedCode } from './print-node';

const { factory } = ts;

/** Drafts a member, or one of its signatures. */
export function draftMember(
  member: DeclarationReflection,
  signature: SignatureReflection | undefined,
  nodes: DeclarationNodes,
): UnformattedCode {
  const accessors = member.kindOf(ReflectionKind.Accessor) ? draftAccessors(member, nodes) : [];
  if (accessors.length > 0) return join(accessors, '\n', plain(member.name));
  const emitted = signature && nodes.signatureOf(signature);
  if (emitted) return draftSignature(member, signature, emitted, nodes);
  const [declared] = signature ? [] : nodes.emittedOf(member);
  if (declared && isMemberOf(member, declared.node))
    return draftNode(declared, wrapperOf(declared.node), nodes.checker);
  const type = nodes.typeOf(member);
  if (!type) return plain(member.name);
  const modifiers = member.flags.isReadonly ? [factory.createToken(ts.SyntaxKind.ReadonlyKeyword)] : [];
  const name = nameOf(member, nodes);
  const node = factory.createPropertySignature(modifiers, name, questionOf(member), type.node);
  return draftNode({ ...type, node }, 'interfaceMember', nodes.checker);
}

function draftSignature(
  member: DeclarationReflection,
  signature: SignatureReflection,
  { node, file }: Declaration<SignatureNode>,
  nodes: DeclarationNodes,
): UnformattedCode {
  const parameters = parametersOf(signature, node);
  const isPublicConstructor = ts.isConstructorDeclaration(node) && !node.modifiers?.length;
  const owner = signature.parent.parent;
  // A class may inherit from a value with constructor types, such as `Error`.
  const isInherited = owner?.kindOf(ReflectionKind.Class) && ts.isConstructSignatureDeclaration(node);
  const isUnnamed = isInherited || !isMemberOf(member, node);
  if (isPublicConstructor || (member.kindOf(ReflectionKind.Constructor) && isUnnamed)) {
    // The class already has the name and type parameters.
    const [type] = owner ? nodes.emittedOf(owner) : [];
    const call = functionNode(owner ? declaredName(owner, type?.node, nodes) : '', parameters);
    return { ...draftNode({ node: call, file }, 'statement', nodes.checker), keyword: 'new' };
  }
  if (isMemberOf(member, node)) {
    const isMethod = ts.isMethodDeclaration(node) || ts.isMethodSignature(node);
    const shown = isMethod ? withParameters(node, parameters) : node;
    return draftNode({ node: shown, file }, wrapperOf(node), nodes.checker);
  }
  const method = methodSignature(nameOf(member, nodes), node, parameters, { question: questionOf(member) });
  return draftNode({ node: method, file }, 'interfaceMember', nodes.checker);
}

function draftAccessors(member: DeclarationReflection, nodes: DeclarationNodes): UnformattedCode[] {
  return [member.getSignature, member.setSignature].flatMap((signature) => {
    const emitted = signature && nodes.signatureOf(signature);
    if (!emitted) return [];
    const node = accessorOf(emitted.node, member, nodes);
    return [draftNode({ ...emitted, node }, 'classMember', nodes.checker)];
  });
}

/** Creates an accessor of an object literal, for which the compiler emits a property. */
function accessorOf(
  node: SignatureNode,
  member: DeclarationReflection,
  nodes: DeclarationNodes,
): ts.AccessorDeclaration {
  if (ts.isAccessor(node)) return node;
  const name = nameOf(member, nodes);
  return node.parameters.length > 0
    ? factory.createSetAccessorDeclaration(undefined, name, node.parameters, undefined)
    : factory.createGetAccessorDeclaration(undefined, name, [], node.type, undefined);
}

/** Checks whether a node declares the member itself. A function type's call signature doesn't. */
function isMemberOf(member: DeclarationReflection, node: ts.Node): boolean {
  const isFunction = member.kindOf(ReflectionKind.Method | ReflectionKind.Constructor);
  if (isFunction && ts.isCallSignatureDeclaration(node)) return false;
  return ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node);
}

function wrapperOf(node: ts.Node): UnformattedCode['wrapper'] {
  if (ts.isEnumMember(node)) return 'enumMember';
  // Accessors and index signatures are valid in interfaces, too, but "static" only in a class.
  const isShared = ts.isAccessor(node) || ts.isIndexSignatureDeclaration(node);
  return ts.isTypeElement(node) && !isShared ? 'interfaceMember' : 'classMember';
}

/** Creates a member's name for a signature. */
function nameOf(member: DeclarationReflection, nodes: DeclarationNodes): ts.PropertyName {
  const name = nodes.symbolOf(member)?.name ?? member.name;
  // The compiler's names for members named by a symbol, such as `[Symbol.iterator]`.
  if (name.startsWith('__@'))
    return factory.createComputedPropertyName(factory.createIdentifier(member.name.slice(1, -1)));
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)
    ? factory.createIdentifier(name)
    : factory.createStringLiteral(name);
}

function questionOf({ flags }: DeclarationReflection): ts.QuestionToken | undefined {
  return flags.isOptional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined;
}
