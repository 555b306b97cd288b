import type { DeclarationReflection, ParameterReflection } from 'typedoc';
import ts from 'typescript';
import type { DeclarationNodes } from './code/declaration-nodes';

/** Longer defaults are left to the source code. */
const MAX_LENGTH = 80;

/**
 * Returns the default value of a parameter or property as the source has it; undefined if it is computed or
 * long. TypeDoc returns "..." for all but the simplest ones.
 */
export function defaultOf(
  reflection: DeclarationReflection | ParameterReflection,
  nodes: DeclarationNodes,
): string | undefined {
  const { defaultValue } = reflection;
  if (defaultValue !== '...') return defaultValue;
  const declaration = nodes.symbolOf(reflection)?.valueDeclaration;
  const initializer =
    declaration && ts.hasOnlyExpressionInitializer(declaration) ? declaration.initializer : undefined;
  const written = initializer?.getText() ?? '';
  const isShort = written.length <= MAX_LENGTH && !written.includes('\n');
  return initializer && isShort && !isComputed(initializer) ? written : undefined;
}

function isComputed(node: ts.Node): boolean {
  return (
    ts.isCallLikeExpression(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassExpression(node) ||
    ts.forEachChild(node, (child) => isComputed(child) || undefined) === true
  );
}
