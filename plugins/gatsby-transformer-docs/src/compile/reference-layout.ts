import type { Nodes, PhrasingContent, Root, RootContent, Table, TableCell } from 'mdast';
import { breakableCode } from './breakable-code';
import { element, text } from './element';
import { idOfRow } from './reference-rows';

/**
 * Converts the TypeDoc theme's tables to lists if their first column contains names. Table cells
 * get too narrow on a phone, but lists are readable at any width.
 */
export function listTables(tree: Root): void {
  const walk = (parent: Nodes): void => {
    if (!('children' in parent)) return;
    const children = parent.children as RootContent[];
    children.forEach((node, index) => {
      if (node.type === 'table' && namesThings(node) && !hasIds(node)) children[index] = toList(node);
      else walk(node);
    });
  };
  walk(tree);
}

function hasIds(table: Table): boolean {
  return table.children.some((row) => idOfRow(row) !== null);
}

function namesThings(table: Table): boolean {
  return table.children.slice(1).every(({ children: [first] }) => {
    const [name] = first?.children ?? [];
    return name?.type === 'inlineCode' || (name?.type === 'link' && name.children[0]?.type === 'inlineCode');
  });
}

function toList(table: Table): RootContent {
  const rows = table.children.slice(1).map(({ children: [name, ...rest] }) => {
    // Notes next to the name, such as "optional", follow the type.
    const named = nameOf(name).filter((node) => node.type !== 'text' || node.value.trim() !== '');
    const description = rest.at(-1);
    const types = rest.slice(0, -1).filter(({ children }) => children.length > 0);
    const isType = description?.children.length === 1 && description.children[0]?.type === 'inlineCode';
    const terms = isType && description ? [...types, description] : types;
    return element('div', {}, [
      element('dt', {}, [
        ...named.filter(({ type }) => type !== 'emphasis'),
        ...terms.flatMap((cell) => [text(' '), ...contentOf(cell)]),
        ...named.filter(({ type }) => type === 'emphasis').flatMap((node) => [text(' '), node]),
      ]),
      element('dd', {}, isType ? [] : contentOf(description)),
    ]);
  });
  return element('dl', { className: ['entries'] }, rows);
}

/** Lets a long name break between words, and prevents a link to a type with the same name. */
function nameOf(cell: TableCell | undefined): RootContent[] {
  return contentOf(cell).map((node) => {
    if (node.type === 'inlineCode') return breakableCode(node.value);
    const [code] = node.type === 'link' ? node.children : [];
    return code?.type === 'inlineCode'
      ? ({ ...node, children: [breakableCode(code.value)] } as RootContent)
      : node;
  });
}

function contentOf(cell: TableCell | undefined): RootContent[] {
  return (cell?.children ?? []) as PhrasingContent[];
}
