import ts from 'typescript';

/**
 * Reads an expression's possible messages. Values only known at run time become placeholders:
 * `{name}`.
 *
 * @param node - Expression, such as a template string or a constant's name.
 * @returns Several messages for a conditional expression; none if it contains no text.
 */
export function messageTemplates(node: ts.Expression): string[] {
  return textsOf(node)
    .map((text) =>
      text
        .replace(/%[osdj]/g, '{value}')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /\p{L}{2,}/u.test(text.replace(/\{[^}]*\}/g, '')));
}

function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return textsOf(node.expression);
  if (ts.isTemplateExpression(node)) {
    return [
      node.head.text +
        node.templateSpans.map(({ expression, literal }) => placeholder(expression) + literal.text).join(''),
    ];
  }
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const part = (side: ts.Expression): string[] => {
      const texts = textsOf(side);
      return texts.length > 0 ? texts : [placeholder(side)];
    };
    return part(node.left).flatMap((left) => part(node.right).map((right) => left + right));
  }
  if (ts.isIdentifier(node)) {
    const value = findInitialValue(node);
    return value ? textsOf(value) : [];
  }
  return [];
}

/**
 * Builds a placeholder from the last name in an expression: `id` for `user.id`, `error` for
 * `JSON.stringify(error)`.
 */
function placeholder(node: ts.Expression): string {
  const names: string[] = [];
  const collect = (part: ts.Node): void => {
    if (ts.isIdentifier(part)) names.push(part.text);
    if (ts.isCallExpression(part) && part.arguments.length > 0) part.arguments.forEach(collect);
    else if (ts.isCallExpression(part) && ts.isPropertyAccessExpression(part.expression))
      collect(part.expression.expression);
    else if (ts.isArrowFunction(part)) return;
    else ts.forEachChild(part, collect);
  };
  collect(node);
  return `{${names.at(-1) ?? 'value'}}`;
}

/** Finds a variable's initial value in an enclosing block. */
function findInitialValue(name: ts.Identifier): ts.Expression | null {
  for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name: declared, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(declared) && declared.text === name.text && initializer) return initializer;
    }
  }
  return null;
}
