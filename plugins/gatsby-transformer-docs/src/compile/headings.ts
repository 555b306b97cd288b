import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { DocHeading, DocSection } from '../../../../src/model/doc';
import { RESERVED_IDS } from '../../../../src/model/reserved-ids';
import { addHeadingIds } from './gatsby-remark';
import { report, type CompileContext } from './context';
import { element, leafElement } from './element';
import { readCut } from '../samples/read-cut';

interface HeadingData {
  id?: string;
}

/** Sets each heading's ID (`{#id}` or a GitHub-style slug) and reports duplicate and reserved IDs. */
export function identifyHeadings(tree: Root, context: CompileContext): DocHeading[] {
  const nodes = [...headingsOf(tree.children)];
  addHeadingIds(nodes);
  const headings: DocHeading[] = [];
  const seen = new Map<string, number>();
  for (const node of nodes) {
    const id = (node.data as HeadingData | undefined)?.id ?? '';
    const line = node.position?.start.line ?? 0;
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
  }
  return headings;
}

function* headingsOf(nodes: readonly RootContent[]): Generator<Heading> {
  for (const node of nodes) {
    if (node.type === 'heading') yield node;
    else if ('children' in node && (node.type as string) !== 'tableRow')
      yield* headingsOf(node.children as RootContent[]);
  }
}

/** Splits a body's text into search sections: the introduction, and one per `h2` and `h3`. */
export function sectionsOf(tree: Root): DocSection[] {
  const sections: DocSection[] = [{ id: null, title: '', level: 1, text: '' }];
  const texts: string[][] = [[]];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 3) {
      const id = (node.data as HeadingData | undefined)?.id ?? null;
      sections.push({ id, title: toString(node).trim(), level: node.depth, text: '' });
      texts.push([]);
    } else {
      texts.at(-1)?.push(blockText(node));
    }
  }
  sections.forEach((section, index) => {
    section.text = (texts[index] ?? []).join(' ').replace(/\s+/g, ' ').trim();
  });
  return sections.filter((section) => section.id !== null || section.text !== '');
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

/**
 * Adds a direct link next to each `h2` and `h3`. Inside the heading, it would be read as part of
 * it.
 */
export function linkHeadings(tree: Root, context: CompileContext): void {
  const visitChildren = (children: RootContent[]): void => {
    children.forEach((node, index) => {
      if (node.type === 'heading') {
        const id = (node.data as HeadingData | undefined)?.id;
        if (!id || node.depth > 3 || node.depth < 2) return;
        const label = context.labels['heading.link.title'].replace('{heading}', toString(node).trim());
        const anchor = leafElement('a', {
          className: ['anchor'],
          href: `#${id}`,
          ariaLabel: label,
          title: label,
        });
        children[index] = element('div', { className: ['heading'] }, [node, anchor]);
      } else if ((node.type as string) === 'docsElement' && 'children' in node) {
        visitChildren(node.children as RootContent[]);
      }
    });
  };
  visitChildren(tree.children);
}
