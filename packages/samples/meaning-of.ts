import ts from 'typescript';
import { followAlias } from '../declarations/follow-alias';

/**
 * Resolves a name in a sample to its symbol, following aliases. An object literal key resolves to
 * the expected property, and a destructured name to the property it reads, if the compiler knows
 * one.
 *
 * @param node - The name in the sample.
 * @param checker - The program's type checker.
 * @param isKnown - Checks whether a property's declaration has priority over the name's own symbol.
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
