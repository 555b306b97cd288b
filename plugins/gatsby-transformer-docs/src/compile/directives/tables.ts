import type { Parents, Root, Table, TableRow } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '../element';

/** Checks whether a row has cells beyond the header's, which would not be shown. */
export function hasSurplusCells({ children }: TableRow, table: Table): boolean {
  return children.length > (table.children[0]?.children.length ?? 0);
}

/** Wraps each table in a box that scrolls, so that a wide table doesn't widen the page. */
export function wrapTables(tree: Root): void {
  visit(tree, 'table', (node: Table, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    parent.children[index] = element('div', { className: ['table'], tabIndex: 0 }, [node]) as never;
    return [SKIP, index + 1];
  });
}
