import type { Nodes, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** What fits into a line on a phone. */
const CHARACTERS = 40;

/** The sizes that `src/styles/reference.css` has room for. */
export const ROWS = [6, 12, 24, 48, 96] as const;

/**
 * How many lines of text a part of a page is as high as on a phone, for the room to keep for it while it is not laid out. Rather too much
 * than too little: what has less room than it needs lies over the next part for whoever measures it.
 *
 * @returns The smallest of `ROWS` that is enough, or the largest.
 */
export function guessRows(children: readonly RootContent[]): (typeof ROWS)[number] {
  const rows = children.reduce((sum, child) => sum + rowsOf(child), 0);
  return ROWS.find((size) => size >= rows) ?? ROWS[ROWS.length - 1] ?? ROWS[0];
}

/** Each block is followed by the height of a line. */
function rowsOf(node: Nodes): number {
  if (node.type === 'code') return linesOf(node.value) + 2;
  if ('children' in node && node.children.some((child) => !isPhrasing(child)))
    return (node.children as Nodes[]).reduce((sum, child) => sum + rowsOf(child), 0);
  return linesOf(toString(node)) + 1;
}

function linesOf(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS)), 0);
}

function isPhrasing(node: Nodes): boolean {
  // A leaf of the reference's own, such as a name that may break, is part of a line.
  if (!('children' in node)) return node.type !== 'code';
  return ['emphasis', 'strong', 'delete', 'link'].includes(node.type) || node.children.length === 0;
}
