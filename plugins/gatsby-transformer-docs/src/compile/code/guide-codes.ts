import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import type { Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { DocCode } from '../../../../../src/model/docs/doc';

interface CodeTypes extends Pick<DocCode, 'title' | 'language' | 'text'> {
  /** The `pre` element without the IDs that only work on the guide's own page. */
  quoted: string;
}

/** A rendered code block. */
interface CodeElement {
  data?: { hProperties?: { className?: string[] } & Record<string, string>; code?: CodeTypes };
}

/** Stores a code block's facts in its element, for `listCodes`. */
export function markCode(figure: RootContent, code: CodeTypes): RootContent {
  return Object.assign(figure, { data: { ...figure.data, code } });
}

/** Returns the MDX component that shows the guide's code block with the index `at`. */
export const codeComponent = (at: number): RootContent =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [{ type: 'mdxJsxAttribute', name: 'at', value: String(at) }],
    children: [],
  }) as never;

/**
 * Returns the rendered code blocks, so that components can show them. Each tab of an `npm` fence is
 * a block.
 *
 * @param replace - Replaces each block with its component because MDX doesn't allow raw HTML, and a
 *   sample's compiler output can change while webpack keeps the guide's compiled module.
 */
export function listCodes(tree: Root, replace = false): DocCode[] {
  const codes: DocCode[] = [];
  visit(tree, (node, index, parent: Parents | undefined) => {
    const { data } = node as CodeElement;
    if (!data?.code || !parent || index === undefined) return undefined;
    const { className = [], ...attributes } = data.hProperties ?? {};
    const { quoted, ...facts } = data.code;
    if (replace) parent.children[index] = codeComponent(codes.length);
    const figure = toHast(node as RootContent, { allowDangerousHtml: true }) as Element;
    const html = toHtml(figure.children, { allowDangerousHtml: true });
    codes.push({
      ...facts,
      attributes: { className: className.join(' '), ...attributes },
      html,
      quoted: html.slice(0, html.indexOf('<pre ')) + quoted,
    });
    return [SKIP, index + 1];
  });
  return codes;
}
