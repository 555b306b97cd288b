import type { Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { report, type CompileContext } from '../context';
import { text } from '../element';

/** The parts of `mdxTextExpression`, `mdxFlowExpression`, and attribute expressions used here. */
interface Expression {
  data?: { estree?: { body: { type: string; expression?: { type: string; value?: unknown } }[] } | null };
}

/** Returns a string's value, an empty string for a comment, or null for any other expression. */
function textOf({ data }: Expression): string | null {
  const [statement] = data?.estree?.body ?? [];
  if (!statement) return '';
  const value = statement.expression?.type === 'Literal' ? statement.expression.value : null;
  return typeof value === 'string' ? value : null;
}

/**
 * Removes comments such as `{/* … *\/}` and replaces strings such as `{"{"}` with their text. Any
 * other expression is an error because it would fail later, without a file and a line.
 */
export function resolveExpressions(tree: Root, context: CompileContext): void {
  visit(tree, (node, index, parent: Parents | undefined) => {
    const type = node.type as string;
    if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') {
      const { attributes } = node as unknown as {
        attributes: (Expression & { value?: Expression | string })[];
      };
      for (const attribute of attributes) {
        const expression = typeof attribute.value === 'object' ? attribute.value : attribute;
        if (expression?.data && textOf(expression) === null) reportExpression(node, context);
      }
    }
    if (!/^mdx(?:Flow|Text)Expression$/.test(type) || parent === undefined || index === undefined)
      return undefined;
    const value = textOf(node as Expression);
    if (value === null) reportExpression(node, context);
    const shown = value === '' ? [] : [text(value ?? '')];
    const isBlock = type === 'mdxFlowExpression' && shown.length > 0;
    parent.children.splice(
      index,
      1,
      ...((isBlock ? [{ type: 'paragraph', children: shown }] : shown) as never[]),
    );
    return [SKIP, index + shown.length];
  });
}

function reportExpression(node: Parameters<typeof report>[1], context: CompileContext): void {
  report(
    context,
    node,
    'expressions are not allowed in MDX guides, except comments ({/* … */}) and strings ({"…"}). Write the text itself, or "\\{" for a brace.',
  );
}
