import ts from 'typescript';
import {
  copyParameter,
  copyProperty,
  replaceNodes,
  withoutImport,
} from '../../../packages/declarations/copy-nodes';

const { factory } = ts;
const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** Prints a node on one line, with types as a developer would write them. */
export function printNode(node: ts.Node, source: ts.SourceFile): string {
  return printLine(replaceNodes(node, normalizeSyntax), source);
}

/**
 * Prints a node in a canonical form, so that equal types are printed alike: sorts union
 * members, uses `Array<T>`, and removes parameter names, namespaces, and initial values.
 */
export function canonicalForm(node: ts.Node, source: ts.SourceFile): string {
  const normalized = replaceNodes(node, normalizeSyntax);
  return printLine(
    replaceNodes(normalized, (each) => canonical(each, source)),
    source,
  );
}

function canonical(node: ts.Node, source: ts.SourceFile): ts.Node {
  if (ts.isUnionTypeNode(node)) {
    const key = (type: ts.TypeNode) => printLine(type, source);
    return factory.createUnionTypeNode([...node.types].sort((a, b) => (key(a) < key(b) ? -1 : 1)));
  }
  if (ts.isArrayTypeNode(node)) return factory.createTypeReferenceNode('Array', [node.elementType]);
  if (ts.isParenthesizedTypeNode(node)) return node.type;
  if (ts.isQualifiedName(node)) return node.right;
  if (ts.isPropertyAccessExpression(node)) return node.name;
  if (ts.isPropertyDeclaration(node)) return copyProperty(node, { initializer: undefined });
  if (!ts.isParameter(node)) return node;
  const isOptional = node.questionToken ?? node.initializer;
  return copyParameter(node, {
    name: factory.createIdentifier('_'),
    questionToken: isOptional && factory.createToken(ts.SyntaxKind.QuestionToken),
    initializer: undefined,
  });
}

/**
 * Replaces `import("x").Y` with `Y` and uses double quotes because the compiler's output varies.
 */
function normalizeSyntax(node: ts.Node): ts.Node {
  if (ts.isImportTypeNode(node) && !node.isTypeOf) return withoutImport(node);
  if (ts.isEnumMember(node)) return factory.updateEnumMember(node, unquote(node.name), node.initializer);
  if (ts.isStringLiteral(node)) return factory.createStringLiteral(node.text);
  return node;
}

/** Removes unnecessary quotes from a property name. */
function unquote(name: ts.PropertyName): ts.PropertyName {
  return ts.isStringLiteral(name) && /^[A-Za-z_$][\w$]*$/.test(name.text)
    ? factory.createIdentifier(name.text)
    : name;
}

function printLine(node: ts.Node, source: ts.SourceFile): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, source)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/;$/, '')
    .trim();
}
