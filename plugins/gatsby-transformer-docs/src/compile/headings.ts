import type { Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { DocHeading, DocSection } from '../../../../src/model/doc';
import { addHeadingIds } from './gatsby-remark';
import { report, type CompileContext } from './context';
import { element, leafElement } from './element';
import { readCut } from '../samples/read-cut';

interface HeadingData {
  id?: string;
}

/** Gives every heading its id (`{#id}` or its text, GitHub style) and reports duplicate ids. */
export function identifyHeadings(tree: Root, context: CompileContext): DocHeading[] {
  const nodes = [...headingsOf(tree.children)];
  addHeadingIds(nodes);
  const headings: DocHeading[] = [];
  const seen = new Map<string, number>();
  for (const node of nodes) {
    const id = (node.data as HeadingData | undefined)?.id ?? '';
    const line = node.position?.start.line ?? 0;
    const before = seen.get(id);
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

/** Cuts the text of a body into one section per heading of level 2 or 3, in reading order, for search. */
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

/** What holds blocks, whose texts are words of their own. */
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

/** Puts a "direct link" beside every heading of level 2 or 3; beside, not inside, so that it isn't part of the heading's name. */
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
