import type { Html, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { element, text } from './element';
import { report, type CompileContext } from './context';

const LANG_OPEN = /^<!--\s*lang:([a-z]{2})\s*-->$/;
const LANG_CLOSE = /^<!--\s*\/lang\s*-->$/;

/**
 * Deals with HTML in Markdown. In a guide it is an error, because a body is inserted as HTML and what authors need has a
 * directive. In reference text it is untrusted and becomes visible text. The one exception are the two comments with which
 * the TypeDoc theme brackets prose that is not in the language of the page: they become an element with `lang`.
 */
export function handleRawHtml(tree: Root, context: CompileContext): void {
  if (context.mode === 'reference') wrapForeignProse(tree);
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
      parent.type === 'paragraph' || ('children' in parent && parent.type !== 'root')
        ? asText
        : { type: 'paragraph', children: [asText] }
    ) as never;
    return [SKIP, index + 1];
  });
}

function wrapForeignProse(tree: Root): void {
  for (let start = 0; start < tree.children.length; start++) {
    const lang = langOf(tree.children[start]);
    if (lang === undefined) continue;
    const end = tree.children.findIndex(
      (node, index) => index > start && node.type === 'html' && LANG_CLOSE.test(node.value.trim()),
    );
    if (end < 0) continue;
    const inside = tree.children.slice(start + 1, end);
    tree.children.splice(start, end - start + 1, element('div', { lang }, inside));
  }
}

function langOf(node: Root['children'][number] | undefined): string | undefined {
  return node?.type === 'html' ? LANG_OPEN.exec(node.value.trim())?.[1] : undefined;
}
