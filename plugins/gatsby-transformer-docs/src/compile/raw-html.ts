import type { Html, Nodes, Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { takeCodeLinks } from './code-links';
import { element, text } from './element';
import { report, type CompileContext } from './context';

const LANG_OPEN = /^<!--\s*lang:([A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*)\s*-->$/;
const LANG_CLOSE = /^<!--\s*\/lang\s*-->$/;
/** One or more HTML comments without text between them. */
const COMMENTS = /^(?:\s*<!--(?:(?!-->)[\s\S])*-->)+\s*$/;

/**
 * Handles HTML in Markdown. In guides, comments are removed and any other HTML is an error, because
 * directives cover everything authors need. In the reference, HTML is from unreviewed doc comments,
 * so it is shown as text. The only exceptions are the TypeDoc theme's comments: one follows code
 * that has links, and a pair encloses prose in another language, which becomes an element with
 * `lang`.
 */
export function handleRawHtml(tree: Root, context: CompileContext): void {
  if (context.mode === 'reference') {
    takeCodeLinks(tree);
    wrapForeignProse(tree, false);
  }
  const opened = new Set<string>();
  visit(tree, 'html', (node: Html, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    if (context.mode === 'guide' && COMMENTS.test(node.value)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (context.mode === 'guide') {
      const [, slash, tag = ''] = /^<(\/?)([A-Za-z][\w-]*)/.exec(node.value) ?? [];
      // A pair of tags is one problem.
      const isReported = slash === '/' && opened.delete(tag);
      if (slash === '') opened.add(tag);
      if (!isReported)
        report(
          context,
          node,
          /^<!--[\s\S]*?-->/.test(node.value)
            ? "Markdown doesn't work on the same line as an HTML comment. Move the comment to its own line."
            : node.value.startsWith('<!--')
              ? 'this comment is not closed, so all text after it is lost. End it with "-->".'
              : `HTML is not allowed in guides${tag ? ` (found <${tag}>)` : ''}. Use a directive instead (see "Write docs"), or put code in backticks.`,
        );
    }
    const asText = text(node.value);
    parent.children[index] = (
      parent.type === 'root' ? { type: 'paragraph', children: [asText] } : asText
    ) as never;
    return [SKIP, index + 1];
  });
}

/** Wraps blocks in `<div lang>` and inline text in `<span lang>`. */
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
