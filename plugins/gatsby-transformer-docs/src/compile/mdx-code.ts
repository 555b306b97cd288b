import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import type { Parents, Root, RootContent } from 'mdast';
import type { MdxCode } from '../../../../src/model/doc';
import { SKIP, visit } from 'unist-util-visit';

/** The element data that `renderCodeBlocks` sets. */
interface ElementNode {
  data?: { hName?: string; hProperties?: { className?: string[] } & Record<string, string> };
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
 * Replaces each rendered code block with a component. MDX doesn't allow raw HTML, and a sample's
 * compiler output can change while webpack keeps the guide's compiled module.
 *
 * @returns The blocks, in the order of their components.
 */
export function takeCodeBlocks(tree: Root): MdxCode[] {
  const taken: MdxCode[] = [];
  visit(tree, (node, index, parent: Parents | undefined) => {
    const { data } = node as ElementNode;
    const { className = [], ...attributes } = data?.hProperties ?? {};
    if (data?.hName !== 'figure' || !className.includes('code') || !parent || index === undefined)
      return undefined;
    parent.children[index] = codeComponent(taken.length);
    const figure = toHast(node as RootContent, { allowDangerousHtml: true }) as Element;
    taken.push({
      attributes: { ...attributes, className: className.join(' ') },
      html: toHtml(figure.children, { allowDangerousHtml: true }),
    });
    return [SKIP, index + 1];
  });
  return taken;
}
