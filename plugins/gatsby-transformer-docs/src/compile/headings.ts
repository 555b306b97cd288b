import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { DocHeading, DocSection } from '../../../../src/model/doc';
import { RESERVED_IDS } from '../../../../src/model/reserved-ids';
import { addHeadingIds } from './gatsby-remark';
import { report, type CompileContext, type ProblemContext } from './context';
import { element } from './element';
import { readCut } from '../guides/read-cut';

declare module 'mdast' {
  interface HeadingData {
    /** Set by `identifyHeadings`. */
    id?: string;
    /** The link to the heading, which `linkHeadings` shows. */
    anchor?: Link;
  }
}

/**
 * Sets each heading's ID (`{#id}` or a GitHub-style slug). Reports duplicate and reserved IDs, and in
 * guides also malformed and missing ones.
 */
export function identifyHeadings(
  tree: Root,
  context: ProblemContext & Pick<CompileContext, 'mode'>,
): DocHeading[] {
  const nodes = [...headingsOf(tree.children)];
  const ends = nodes.map(trimEnd);
  const anchors = addHeadingIds(nodes);
  const headings: DocHeading[] = [];
  const seen = new Map<string, number>();
  nodes.forEach((node, index) => {
    const anchor = anchors[index];
    if (anchor) node.data = { ...node.data, anchor };
    const id = node.data?.id ?? '';
    const line = node.position?.start.line ?? 0;
    if (context.mode === 'guide') reportId(node, id, ends[index] ?? 'other', context);
    const before = seen.get(id);
    if (RESERVED_IDS.has(id)) {
      report(
        context,
        node,
        `the heading id "${id}" is reserved for the page itself. Give the heading another id: "## Heading {#another-id}".`,
      );
    }
    if (before !== undefined) {
      report(
        context,
        node,
        `the heading id "${id}" is already used on line ${before + context.lineOffset}. Give one of the headings another id: "## Heading {#another-id}".`,
      );
    }
    seen.set(id, line);
    headings.push({ id, title: toString(node).trim(), level: node.depth, line: line + context.lineOffset });
  });
  return headings;
}

/** Returns how a heading ends, without the space before a comment that followed. */
function trimEnd(node: Heading): 'id' | 'other' | 'id in markup' {
  const last = node.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  if (!/\{#[\w-]+\}$/.test(toString(last))) return 'other';
  return last?.type === 'text' ? 'id' : 'id in markup';
}

/** Reports whatever looks like an ID but isn't one, and headings without letters for a slug. */
function reportId(node: Heading, id: string, end: ReturnType<typeof trimEnd>, context: ProblemContext): void {
  let malformed = end === 'id in markup';
  visit(node, 'text', ({ value }) => {
    malformed ||= /\{[^{}]*#|\{:?\s*\.[\w-]+\s*\}$/.test(value);
  });
  if (malformed)
    report(
      context,
      node,
      'the id of this heading is malformed. Write it at the end, after the text, with letters a–z, digits, "-", and "_" only: "## Heading {#an-id}".',
    );
  // Slugs drop punctuation, so two such headings would get the slugs '' and '-1'.
  else if (end === 'other' && !/[\p{L}\p{N}]/u.test(id.replace(/-\d+$/, '')))
    report(context, node, 'this heading has no text for an id. Add one: "## Heading {#an-id}".');
}

function* headingsOf(nodes: readonly RootContent[]): Generator<Heading> {
  for (const node of nodes) {
    if (node.type === 'heading') yield node;
    else if ('children' in node) yield* headingsOf(node.children as RootContent[]);
  }
}

/** Splits a body's text into search sections: the introduction, and one per `h2` and `h3`. */
export function sectionsOf(tree: Root): DocSection[] {
  const sections: DocSection[] = [{ id: null, title: '', level: 1, text: '' }];
  const texts: string[][] = [[]];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 3) {
      const id = node.data?.id ?? null;
      sections.push({ id, title: toString(node).trim(), level: node.depth, text: '' });
      texts.push([]);
    } else {
      texts.at(-1)?.push(blockText(node));
    }
  }
  return sections
    .map((section, index) => ({
      ...section,
      text: (texts[index] ?? []).join(' ').replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ id, text }) => id !== null || text !== '');
}

/** Nodes that contain blocks. A space separates the blocks' texts. */
const HOLDERS = new Set<string>([
  'list',
  'listItem',
  'table',
  'tableRow',
  'blockquote',
  'footnoteDefinition',
  'docsElement',
  'containerDirective',
  'mdxJsxFlowElement',
]);

function blockText(node: RootContent): string {
  if (node.type === 'code') return readCut(node.value, node.lang).whole;
  if (node.type === 'break') return ' ';
  return 'children' in node
    ? (node.children as RootContent[]).map(blockText).join(HOLDERS.has(node.type) ? ' ' : '')
    : toString(node);
}

/** Adds a link next to each `h2` and `h3`. Inside the heading, it would be read as part of it. */
export function linkHeadings(tree: Root, context: CompileContext): void {
  const visitChildren = (children: RootContent[]): void => {
    children.forEach((node, index) => {
      if (node.type === 'heading') {
        const { id, anchor } = node.data ?? {};
        if (!id || !anchor || node.depth > 3 || node.depth < 2) return;
        const title = toString(node).trim();
        const label = context.labels('heading.link.title', { heading: title });
        anchor.title = label;
        anchor.data = { hProperties: { ...anchor.data?.hProperties, 'aria-label': label } };
        children[index] = element('div', { className: ['heading'] }, [node, anchor]);
      } else if ((node.type as string) === 'docsElement' && 'children' in node) {
        visitChildren(node.children as RootContent[]);
      }
    });
  };
  visitChildren(tree.children);
}
