import type { Html, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { text } from './element';
import { report, type CompileContext } from './context';

/** One or more HTML comments without text between them. */
const COMMENTS = /^(?:\s*<!--(?:(?!-->)[\s\S])*-->)+\s*$/;

/**
 * Handles HTML in Markdown. In guides, comments are removed and any other HTML is an error because
 * directives cover everything authors need. In the reference, HTML is from unreviewed doc comments,
 * so it is shown as text.
 */
export function handleRawHtml(tree: Root, context: CompileContext): void {
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
