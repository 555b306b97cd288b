import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { DocSection } from '../../../../src/model/docs/doc';
import type { CompileContext } from './context';
import { element } from './element';
import { readCut } from '../../../../packages/guide-files/read-cut';

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

/** Nodes that contain blocks. A space separates the blocks' text. */
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
  // Search finds quoted code in its own guide.
  if (node.type === 'code') return node.data?.quotedFrom ? '' : readCut(node.value, node.lang).whole;
  if (node.type === 'break') return ' ';
  return 'children' in node
    ? (node.children as RootContent[]).map(blockText).join(HOLDERS.has(node.type) ? ' ' : '')
    : toString(node);
}

/**
 * Adds a link next to each `h2` and `h3`. Inside the heading, screen readers would read the link as
 * part of it.
 */
export function linkHeadings(tree: Root, context: CompileContext): void {
  const visitChildren = (children: RootContent[]): void => {
    children.forEach((node, index) => {
      if (node.type === 'heading') {
        const { id, anchor } = node.data ?? {};
        if (!id || !anchor || node.depth > 3 || node.depth < 2) return;
        const title = toString(node).trim();
        const label = context.t('heading.link.title', { heading: title });
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
