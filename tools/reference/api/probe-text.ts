import ts from 'typescript';
import { copyParameter, replaceNodes } from '../../../packages/declarations/copy-nodes';
import { hasModifier, isPrivate, memberName, type ApiNode } from './api-node';
import { printNode } from './print-api';
import type { ApiEntry } from './read-api';

type Callable = ts.SignatureDeclaration;

/**
 * Prints a symbol's or member's type, to be compiled at the end of its file. Methods become
 * properties because the compiler compares property parameters strictly. The owner's type
 * parameters become function type parameters.
 *
 * @param entry - Symbol or member.
 * @param shared - Number of type parameters that the owner has in both states.
 * @returns Undefined for entries without a comparable type, such as class headers and enum members.
 */
export function probeText({ nodes }: ApiEntry, shared: number): string | undefined {
  const [first] = nodes;
  if (!first) return undefined;
  const callables = nodes.filter(isCallable);
  const type = callables.length > 0 ? `{ ${callables.map(callText).join('; ')} }` : typeText(first);
  if (type === undefined) return undefined;
  const owner = ownerOf(first);
  if (!owner?.typeParameters?.length) return type;
  const source = owner.getSourceFile();
  const names = owner.typeParameters.slice(0, shared).map(({ name }) => name.text);
  const declared = owner.typeParameters.map((each) => printNode(each, source));
  return `<${declared.join(', ')}>(_: [${names.join(', ')}]) => ${type}`;
}

/** Counts how many type parameters a declaration's owner has. */
export function typeParameterCount({ nodes: [node] }: ApiEntry): number {
  return (node && ownerOf(node)?.typeParameters?.length) ?? 0;
}

function isCallable(node: ApiNode): node is ApiNode & Callable {
  return (
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isCallSignatureDeclaration(node) ||
    ts.isConstructSignatureDeclaration(node)
  );
}

function callText(node: Callable): string {
  const source = node.getSourceFile();
  const print = (each: ts.Node) => printNode(withoutThis(each), source);
  const printParameter = (each: ts.ParameterDeclaration) =>
    print(copyParameter(each, { modifiers: undefined, initializer: undefined }));
  const types = node.typeParameters?.length ? `<${node.typeParameters.map(print).join(', ')}>` : '';
  const parameters = `(${node.parameters.map(printParameter).join(', ')})`;
  if (ts.isConstructorDeclaration(node)) return `new ${parameters}: unknown`;
  const prefix = ts.isConstructSignatureDeclaration(node) ? 'new ' : '';
  return `${prefix}${types}${parameters}: ${node.type ? print(node.type) : 'any'}`;
}

function typeText(node: ApiNode): string | undefined {
  const source = node.getSourceFile();
  if (ts.isVariableDeclaration(node)) {
    return node.type ? printNode(node.type, source) : `typeof ${node.name.getText(source)}`;
  }
  const type =
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isIndexSignatureDeclaration(node) ||
    ts.isGetAccessor(node)
      ? node.type
      : ts.isSetAccessor(node)
        ? node.parameters[0]?.type
        : undefined;
  if (!type) return undefined;
  const text = printNode(withoutThis(type), source);
  const isOptional =
    (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) && node.questionToken !== undefined;
  return isOptional ? `(${text}) | undefined` : text;
}

function ownerOf(
  node: ApiNode,
): ({ typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> } & ts.Node) | undefined {
  if (ts.isTypeAliasDeclaration(node)) return node;
  return isClassOrInterface(node.parent) ? node.parent : undefined;
}

/**
 * Replaces the type `this`, which is invalid outside its class, with the class and its type
 * parameters.
 */
function withoutThis(root: ts.Node): ts.Node {
  const { name, typeParameters } = ts.findAncestor(root, isClassOrInterface) ?? {};
  if (!name) return root;
  const names = typeParameters?.map((each) => ts.factory.createTypeReferenceNode(each.name));
  return replaceNodes(root, (node) =>
    ts.isThisTypeNode(node) ? ts.factory.createTypeReferenceNode(name, names) : node,
  );
}

function isClassOrInterface(node: ts.Node): node is ts.ClassDeclaration | ts.InterfaceDeclaration {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);
}

/**
 * Removes private members because the compiler treats classes with private members as different
 * types.
 */
export function removePrivateMembers(text: string): string {
  if (!/\b(?:private|protected)\b|#private/.test(text)) return text;
  const source = ts.createSourceFile('open.d.ts', text, ts.ScriptTarget.ES2022, true);
  const visit = (node: ts.Node): ts.Node | undefined =>
    node.kind === ts.SyntaxKind.ProtectedKeyword || isInaccessible(node)
      ? undefined
      : ts.visitEachChild(node, visit, undefined);
  const printer = ts.createPrinter({ removeComments: true });
  return printer.printFile(ts.visitEachChild(source, visit, undefined));
}

function isInaccessible(node: ts.Node): boolean {
  if (!ts.isClassElement(node) || memberName(node) === '') return false;
  const isProtected = hasModifier(node, ts.SyntaxKind.ProtectedKeyword);
  return isPrivate(node) || (ts.isConstructorDeclaration(node) && isProtected);
}
