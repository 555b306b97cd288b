import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** Prints a node on one line, with types as a developer would write them. */
export function printNode(node: ts.Node, source: ts.SourceFile): string {
  const [clean] = ts.transform(node, [normalizeSyntax]).transformed;
  return toSingleLine(printer.printNode(ts.EmitHint.Unspecified, clean ?? node, source));
}

/**
 * Prints a node in a canonical form, so that equal types are printed alike: sorts union
 * members, uses `Array<T>`, and removes parameter names, namespaces, and initial values.
 */
export function canonicalForm(node: ts.Node, source: ts.SourceFile): string {
  const [clean] = ts.transform(node, [normalizeSyntax, canonical]).transformed;
  return toSingleLine(printer.printNode(ts.EmitHint.Unspecified, clean ?? node, source));

  function canonical(context: ts.TransformationContext) {
    const visit = (node: ts.Node): ts.Node => {
      const each = ts.visitEachChild(node, visit, context);
      if (ts.isUnionTypeNode(each)) {
        const key = (type: ts.TypeNode) =>
          toSingleLine(printer.printNode(ts.EmitHint.Unspecified, type, source));
        return ts.factory.createUnionTypeNode([...each.types].sort((a, b) => (key(a) < key(b) ? -1 : 1)));
      }
      if (ts.isArrayTypeNode(each)) return ts.factory.createTypeReferenceNode('Array', [each.elementType]);
      if (ts.isParenthesizedTypeNode(each)) return each.type;
      if (ts.isQualifiedName(each)) return each.right;
      if (ts.isPropertyAccessExpression(each)) return each.name;
      if (ts.isParameter(each)) {
        return ts.factory.updateParameterDeclaration(
          each,
          each.modifiers,
          each.dotDotDotToken,
          '_',
          each.questionToken ?? (each.initializer && ts.factory.createToken(ts.SyntaxKind.QuestionToken)),
          each.type,
          undefined,
        );
      }
      if (ts.isPropertyDeclaration(each)) {
        const { modifiers, name, questionToken, type } = each;
        return ts.factory.updatePropertyDeclaration(each, modifiers, name, questionToken, type, undefined);
      }
      return each;
    };
    return visit;
  }
}

/**
 * Replaces `import("x").Y` with `Y` and uses double quotes, because the compiler's output varies.
 */
const normalizeSyntax: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const each = ts.visitEachChild(node, visit, context);
    if (ts.isImportTypeNode(each) && each.qualifier && !each.isTypeOf)
      return ts.factory.createTypeReferenceNode(each.qualifier, each.typeArguments);
    if (ts.isEnumMember(each)) return ts.factory.updateEnumMember(each, unquote(each.name), each.initializer);
    if (ts.isStringLiteral(each)) return ts.factory.createStringLiteral(each.text);
    return each;
  };
  return visit;
};

/** Removes unnecessary quotes from a property name. */
function unquote(name: ts.PropertyName): ts.PropertyName {
  return ts.isStringLiteral(name) && /^[A-Za-z_$][\w$]*$/.test(name.text)
    ? ts.factory.createIdentifier(name.text)
    : name;
}

function toSingleLine(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/;$/, '')
    .trim();
}
