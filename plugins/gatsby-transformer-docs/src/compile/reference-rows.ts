import type { Heading, Paragraph, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { DocHeading } from '../../../../src/model/doc';
import { memberEnd } from '../../../../src/model/member-end';
import type { Text } from '../../../../src/locales/messages';
import { codeLinksOf } from './code-links';
import type { CompileContext } from './context';
import { element } from './element';
import { sourceLink } from './headings';

/**
 * Gives the rows of the TypeDoc theme's enum tables their IDs, which are written like those of
 * headings, and makes the first cell the row's header.
 *
 * @returns The rows as entries for the table of contents.
 */
export function identifyRows(tree: Root, lineOffset: number): DocHeading[] {
  const entries: DocHeading[] = [];
  for (const table of tree.children) {
    if (table.type !== 'table') continue;
    for (const row of table.children) {
      const id = takeId(row);
      if (id === null) continue;
      const [name] = row.children;
      row.data = { hProperties: { id } };
      if (name) name.data = { hName: 'th', hProperties: { scope: 'row' } };
      const line = (row.position?.start.line ?? 0) + lineOffset;
      entries.push({ id, title: name ? toString(name) : id, level: 3, line });
    }
  }
  return entries;
}

/** Adds a link to the source code at the end of each row with an ID. */
export function linkRows(tree: Root, context: CompileContext): void {
  for (const table of tree.children) {
    if (table.type !== 'table') continue;
    for (const row of table.children) {
      const id = idOfRow(row);
      const [name] = row.children;
      if (id === null || !name) continue;
      row.children.at(-1)?.children.push(...(sourceLink(id, toString(name), context) as PhrasingContent[]));
    }
  }
}

/** Returns a row's ID. */
export function idOfRow(row: TableRow): string | null {
  return (row.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id ?? null;
}

function takeId({ children: [name] }: TableRow): string | null {
  const [code, mark, ...rest] = name?.children ?? [];
  const id =
    code?.type === 'inlineCode' && mark?.type === 'text' && rest.length === 0
      ? /^ \{#([\w-]+)\}$/.exec(mark.value)?.[1]
      : undefined;
  if (name && id !== undefined) name.children = name.children.slice(0, 1);
  return id ?? null;
}

/**
 * Marks the end of each member with a comment. The page puts the guides that use the member there,
 * which aren't known before all guides are compiled.
 */
export function markMemberEnds(tree: Root): void {
  let end: RootContent[] = [];
  tree.children = [...tree.children, null].flatMap((node) => {
    if (node && (node.type !== 'heading' || node.depth > 3)) return [node];
    const before = end;
    const id = node?.data?.id;
    const isMember = node?.depth === 3 || id === 'constructor';
    end = id && isMember ? [{ type: 'html', value: memberEnd(id) }] : [];
    return node ? [...before, node] : before;
  });
}

/**
 * Puts each member's heading, type, overridden member, and history into one element, so that they
 * share a line. Does the same with the numbers and summaries of overloads. Hides the titles of
 * parameter lists, which the signatures above explain.
 */
export function compactMembers(tree: Root, labels: Text<'api' | 'markdown'>): void {
  const { children } = tree;
  for (let index = 0; index < children.length; index++) {
    const node = children[index];
    if (node?.type === 'paragraph' && children[index + 1]?.type === 'table' && isTitle(node, labels))
      node.data = { hProperties: { className: ['visually-hidden'] } };
    if (node?.type !== 'heading') continue;
    const summary = children[index + 1];
    if (isOverload(node) && summary?.type === 'paragraph' && !isTitle(summary, labels))
      children.splice(index, 2, element('div', { className: ['overload'] }, [node, summary]));
    if (node.depth !== 3) continue;
    const hasHistory = (children[index + 1]?.type as string) === 'docsElement';
    const length = hasHistory ? 3 : 2;
    const facts = children[index + length - 1];
    if (facts && isFactLine(facts)) {
      facts.data = { hProperties: { className: ['facts'] } };
      const history = hasHistory ? children.slice(index + 1, index + 2) : [];
      children.splice(index, length, element('div', { className: ['member'] }, [node, facts, ...history]));
    }
  }
}

function isOverload({ data }: Heading): boolean {
  return /-overload-\d+$/.test(data?.id ?? '');
}

function isTitle({ children: [strong, ...rest] }: Paragraph, labels: Text<'api' | 'markdown'>): boolean {
  return (
    strong?.type === 'strong' && rest.length === 0 && toString(strong) === labels('reference.parameters')
  );
}

/**
 * Checks for the theme's line with a type or an overridden member. Code in comments has no links,
 * and the theme never begins a member with a comment.
 */
function isFactLine(node: RootContent): node is Paragraph {
  const [first, , last, ...rest] = node.type === 'paragraph' ? node.children : [];
  if (first?.type === 'inlineCode') return codeLinksOf(first) !== null;
  return (
    first?.type === 'strong' && rest.length === 0 && (last?.type === 'link' || last?.type === 'inlineCode')
  );
}
