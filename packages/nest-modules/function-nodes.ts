import ts from 'typescript';
import { followAlias } from '../declarations/follow-alias';

/** A function, method, or arrow function. */
export type FunctionNode = ts.SignatureDeclaration & { body?: ts.ConciseBody };

/** Removes parentheses, type assertions, and `await`. */
export function withoutWrappers(node: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node);
  return isWrapper ? withoutWrappers(node.expression) : node;
}

/** Finds the symbol that a name in an expression refers to. */
export function symbolAt(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && followAlias(symbol, checker);
}

/** Returns the function that a declaration defines, if it has a body. */
export function functionIn(declaration: ts.Declaration | undefined): FunctionNode | undefined {
  if (!declaration) return undefined;
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration))
    return declaration.body && declaration;
  const isAssigned = ts.isVariableDeclaration(declaration) || ts.isPropertyDeclaration(declaration);
  return isAssigned && declaration.initializer && ts.isFunctionLike(declaration.initializer)
    ? declaration.initializer
    : undefined;
}
