import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** Prints a node on one line, with types named as a reader would write them. */
export function printNode(node: ts.Node, source: ts.SourceFile): string {
  const [clean] = ts.transform(node, [tidy]).transformed;
  return flat(printer.printNode(ts.EmitHint.Unspecified, clean ?? node, source));
}

/**
 * What two ways to write the same type share: union members in order, arrays by one name, no names of parameters and of namespaces, no
 * initial values.
 */
export function canonicalForm(node: ts.Node, source: ts.SourceFile): string {
  const [clean] = ts.transform(node, [tidy, canonical]).transformed;
  return flat(printer.printNode(ts.EmitHint.Unspecified, clean ?? node, source));

  function canonical(context: ts.TransformationContext) {
    const visit = (node: ts.Node): ts.Node => {
      const each = ts.visitEachChild(node, visit, context);
      if (ts.isUnionTypeNode(each)) {
        const key = (type: ts.TypeNode) => flat(printer.printNode(ts.EmitHint.Unspecified, type, source));
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

/** `import("x").Y` becomes `Y`, and strings get double quotes: the compiler writes both ways for the same source. */
const tidy: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const each = ts.visitEachChild(node, visit, context);
    if (ts.isImportTypeNode(each) && each.qualifier && !each.isTypeOf)
      return ts.factory.createTypeReferenceNode(each.qualifier, each.typeArguments);
    if (ts.isEnumMember(each))
      return ts.factory.updateEnumMember(each, plainName(each.name), each.initializer);
    if (ts.isStringLiteral(each)) return ts.factory.createStringLiteral(each.text);
    return each;
  };
  return visit;
};

/** A name without the quotes that it can do without. */
function plainName(name: ts.PropertyName): ts.PropertyName {
  return ts.isStringLiteral(name) && /^[A-Za-z_$][\w$]*$/.test(name.text)
    ? ts.factory.createIdentifier(name.text)
    : name;
}

function flat(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/;$/, '')
    .trim();
}
