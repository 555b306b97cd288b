import type { ElementContent } from 'hast';
import type { Parents, Root, RootContent, TableCell } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { constantParts, nameWords } from '../../../../../src/model/text/text';
import { html, leafElement, text } from '../element';

/**
 * Names that can be wider than a line in a narrow window: a whole name, a part between dots, and a
 * name in capitals.
 */
const LONG_NAME = /^[\w$.]{25,}$/;
const LONG_PART = /^[^.]{29,}$/;
const LONG_CONSTANT = /^[A-Z\d_]{25,}$/;
/** A name so long that it leaves too little space for the other columns of a table. */
const WIDE_NAME = /^[\w$.]{20,}$/;

function codeOf(parts: readonly string[]): RootContent {
  return leafElement('code', {}, withBreaks(parts));
}

function withBreaks(parts: readonly string[]): ElementContent[] {
  return parts.flatMap((value, index) => [...(index > 0 ? [html('wbr', {})] : []), text(value)]);
}

/** A name in capitals that can be wider than an indented line on a phone. */
const WIDE_CONSTANT = /[A-Z\d_]{24,}/g;

/**
 * In highlighted code, lets wide SCREAMING_SNAKE_CASE names break after underscores, and such names
 * that follow a `<` break before their first letter.
 */
export function breakHighlighted(code: string): string {
  return code
    .replace(/(?<=&lt;)(?=<span class="token constant">[A-Z\d]+_)/g, '<wbr>')
    .replace(/(?<![^<>])[^<>]+(?=<|$)/g, (shown) =>
      shown.replace(WIDE_CONSTANT, (name) => constantParts(name).join('<wbr>')),
    );
}

/**
 * Lets long names in prose break after a dot, and very long parts break between words because a
 * browser would break them anywhere. In tables, long names break between words. In headings,
 * only constants do.
 */
export function addBreakOpportunities(tree: Root): void {
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (node.type === 'heading') {
      const [name] = node.children;
      if (name?.type === 'text' && LONG_CONSTANT.test(name.value))
        node.data = { ...node.data, hChildren: withBreaks(constantParts(name.value)) };
      return SKIP;
    }
    if (node.type === 'tableCell') {
      breakWideNames(node);
      return SKIP;
    }
    if (node.type !== 'inlineCode' || !LONG_NAME.test(node.value)) return undefined;
    if (parent === undefined || index === undefined) return undefined;
    const parts = node.value.split(/(?<=\.)/);
    parent.children[index] = codeOf(
      parts.flatMap((part) => (LONG_PART.test(part.replace('.', '')) ? nameWords(part) : [part])),
    );
    return [SKIP, index + 1];
  });
}

function breakWideNames(cell: TableCell): void {
  visit(cell, 'inlineCode', (node, index, parent: Parents | undefined) => {
    if (!WIDE_NAME.test(node.value) || parent === undefined || index === undefined) return undefined;
    parent.children[index] = codeOf(nameWords(node.value));
    return [SKIP, index + 1];
  });
}
