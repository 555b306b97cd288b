import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import type { Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { component } from '../element';

/** Elements that contain HTML. */
const CLASSES = ['code', 'picture'];

/** Replaces code blocks and pictures with components, because MDX has no HTML nodes. */
export function freezeHtml(tree: Root): void {
  visit(tree, (node, index, parent: Parents | undefined) => {
    const { data } = node as { data?: { hProperties?: { className?: unknown } } };
    const className = data?.hProperties?.className;
    if (!Array.isArray(className) || !CLASSES.includes(String(className[0]))) return undefined;
    if (parent === undefined || index === undefined) return undefined;
    const { tagName, children } = toHast(node as RootContent, { allowDangerousHtml: true }) as Element;
    const { className: _className, ...others } = data?.hProperties as Record<string, string>;
    parent.children[index] = component('Html', {
      ...{ as: tagName, className: className.join(' '), ...others },
      html: toHtml(children, { allowDangerousHtml: true }),
    }) as never;
    return [SKIP, index + 1];
  });
}
