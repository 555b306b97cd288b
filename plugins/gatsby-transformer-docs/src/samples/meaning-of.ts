import ts from 'typescript';
import { followAlias } from './follow-alias';

/**
 * What a name in a sample means, aliases followed. The key of an object literal means the property that is expected there, and a name that takes a
 * property out of an object means that property, where the compiler knows one.
 *
 * @param isKnown - True for the declarations for which the literal's own property, or the new variable, is passed over.
 */
export function meaningOf(
  node: ts.Identifier,
  checker: ts.TypeChecker,
  isKnown: (declaration: ts.Node) => boolean,
): ts.Symbol | undefined {
  const expected = propertyOf(node, checker);
  if (expected?.declarations?.some(isKnown)) return expected;
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && followAlias(symbol, checker);
}

function propertyOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  if (
    ts.isObjectLiteralElement(parent) &&
    parent.name === node &&
    ts.isObjectLiteralExpression(parent.parent)
  )
    return checker.getContextualType(parent.parent)?.getProperty(node.text);
  if (
    ts.isBindingElement(parent) &&
    (parent.propertyName ?? parent.name) === node &&
    ts.isObjectBindingPattern(parent.parent)
  )
    return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
  return undefined;
}
