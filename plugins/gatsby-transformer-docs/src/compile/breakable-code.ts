import type { ElementContent } from 'hast';
import type { Parents, Root, RootContent, TableCell } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { nameWords } from '../../../../src/model/text';
import { html, leafElement, text } from './element';

/**
 * A name that can be wider than a line in a narrow window, and a part between dots that can be.
 */
const LONG_NAME = /^[\w$.]{25,}$/;
const LONG_PART = /^[^.]{29,}$/;
/** In a table, a name this long leaves too little space for the other columns. */
const WIDE_NAME = /^[\w$.]{20,}$/;

/** Returns inline code that can break between the words in a name. */
export function breakableCode(name: string): RootContent {
  return codeOf(nameWords(name));
}

function codeOf(parts: readonly string[]): RootContent {
  return leafElement(
    'code',
    {},
    parts.flatMap((value, index): ElementContent[] => [...(index > 0 ? [html('wbr', {})] : []), text(value)]),
  );
}

/**
 * Lets long names in prose break after a dot, and very long parts break between words, because a
 * browser would break them anywhere. In tables, long names break between words. Headings stay
 * unchanged.
 */
export function addBreakOpportunities(tree: Root): void {
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (node.type === 'heading') return SKIP;
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
