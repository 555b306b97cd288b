import type { Comment, DeclarationReflection, ParameterReflection } from 'typedoc';
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

/** Finds the tag with the default value. */
export const defaultTag = (comment: Comment | undefined) =>
  comment?.getTag('@defaultValue') ?? comment?.getTag('@default');

/** Returns the code in a fence, or the text itself if it isn't one. */
export function unfenced(text: string): string {
  return /^```\w*\n([\s\S]*?)\n```$/.exec(text)?.[1] ?? text;
}

/** Returns the default value in a comment as code if it is nothing but a string, a number, or a boolean. */
export function documentedLiteral(comment: Comment | undefined): string | null {
  const text = (defaultTag(comment)?.content ?? [])
    .map((part) => part.text)
    .join('')
    .trim();
  const code = /^`(.+)`$/.exec(text)?.[1] ?? unfenced(text);
  return code !== text && /^(?:(['"]).*\1|-?\d+(?:\.\d+)?|true|false)$/.test(code) ? code : null;
}

function isComputed(node: ts.Node): boolean {
  return (
    ts.isCallLikeExpression(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassExpression(node) ||
    ts.forEachChild(node, (child) => isComputed(child) || undefined) === true
  );
}
