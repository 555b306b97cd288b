import type { Html, Nodes, Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from './visit';
import { takeCodeLinks } from './code-links';
import { element, text } from './element';
import { report, type CompileContext } from './context';

const LANG_OPEN = /^<!--\s*lang:([A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*)\s*-->$/;
const LANG_CLOSE = /^<!--\s*\/lang\s*-->$/;

/**
 * Deals with HTML in Markdown. In a guide it is an error, because a body is inserted as HTML and what authors need has a
 * directive. In reference text it is untrusted and becomes visible text. The exceptions are comments of the TypeDoc
 * theme: one follows code that has links, and two bracket prose that is not in the language of the page, which becomes an element with `lang`.
 */
export function handleRawHtml(tree: Root, context: CompileContext): void {
  if (context.mode === 'reference') {
    takeCodeLinks(tree);
    wrapForeignProse(tree, false);
  }
  visit(tree, 'html', (node: Html, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    if (/^<!--[\s\S]*-->\s*$/.test(node.value) && context.mode === 'guide') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (context.mode === 'guide') {
      const tag = /^<\/?([A-Za-z][\w-]*)/.exec(node.value)?.[1];
      report(
        context,
        node,
        `HTML is not allowed in guides${tag ? ` (found <${tag}>)` : ''}. Use a directive instead (see "Write docs"), or put code into backticks.`,
      );
    }
    const asText = text(node.value);
    parent.children[index] = (
      parent.type === 'root' ? { type: 'paragraph', children: [asText] } : asText
    ) as never;
    return [SKIP, index + 1];
  });
}

/** Blocks are wrapped in `<div lang>`, text within a line in `<span lang>`. */
function wrapForeignProse(parent: Nodes, isInline: boolean): void {
  if (!('children' in parent)) return;
  const children = parent.children as RootContent[];
  for (let start = 0; start < children.length; start++) {
    const child = children[start];
    if (!child) continue;
    const lang = markOf(child, LANG_OPEN)?.[1];
    const end =
      lang === undefined
        ? -1
        : children.findIndex((node, index) => index > start && markOf(node, LANG_CLOSE) !== null);
    if (lang !== undefined && end > start) {
      const inside = children.slice(start + 1, end);
      children.splice(start, end - start + 1, element(isInline ? 'span' : 'div', { lang }, inside));
    } else {
      wrapForeignProse(
        child,
        ['paragraph', 'tableCell', 'heading', 'emphasis', 'strong'].includes(child.type),
      );
    }
  }
}

function markOf(node: RootContent, mark: RegExp): RegExpExecArray | null {
  return node.type === 'html' ? mark.exec(node.value.trim()) : null;
}
