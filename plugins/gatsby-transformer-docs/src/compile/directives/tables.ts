import type { Parents, Root, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '../element';

/** Checks whether a row has cells beyond the header's. They wouldn't be shown. */
export function hasSurplusCells({ children }: TableRow, table: Table): boolean {
  return children.length > (table.children[0]?.children.length ?? 0);
}

/**
 * Wraps each table in a box that scrolls, so that a wide table doesn't widen the page. On phones, a
 * row's cells are below each other, and each but the first shows its column's title.
 */
export function wrapTables(tree: Root): void {
  visit(tree, 'table', (node: Table, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    const [head, ...rows] = node.children;
    const titles = head?.children.map((cell) => toString(cell)) ?? [];
    for (const { children } of rows)
      for (const [column, cell] of children.entries())
        if (column > 0 && cell.children.length > 0)
          cell.data = {
            ...cell.data,
            hProperties: { ...cell.data?.hProperties, dataLabel: titles[column] },
          };
    parent.children[index] = element('div', { className: ['table'], tabIndex: 0 }, [node]) as never;
    return [SKIP, index + 1];
  });
}
