import type { Link, Parents, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Quotes, ellipses, and dashes that GFM takes for a part of an address, although no address has them. */
const NOT_IN_ADDRESS = /[«»‹›“”„‟‘‚…—\u3000-\u303F\uFF00-\uFF0F\uFF1A-\uFF20].*$|[’–\p{Pf}\p{Pi}]+$/su;

/**
 * Corrects what GFM makes of addresses without brackets. A web address ends before a quote, an ellipsis, or a
 * dash, and an email address is text, because `typeorm@0.3.x` and `git@github.com:a/b.git` look like one.
 */
export function correctLiteralLinks(tree: Root): void {
  visit(tree, 'link', (node: Link, index, parent: Parents | undefined) => {
    const [child] = node.children;
    if (!parent || index === undefined || child?.type !== 'text' || !isLiteral(node, child)) return undefined;
    if (/^(?:mailto|xmpp):/.test(node.url)) {
      parent.children.splice(index, 1, child);
      return [SKIP, index + 1];
    }
    const address = child.value.replace(NOT_IN_ADDRESS, '').replace(/[!"'&,.:;?\]}]+$/, '');
    if (address === child.value) return undefined;
    const rest: Text = { type: 'text', value: child.value.slice(address.length) };
    node.url = node.url.slice(0, node.url.length - child.value.length) + address;
    child.value = address;
    parent.children.splice(index + 1, 0, rest);
    return [SKIP, index + 2];
  });
}

/** Checks for an address without brackets, which is as long as its text. */
export function isLiteral({ url, position }: Link, { value }: Text): boolean {
  const isAddress = [value, `http://${value}`, `mailto:${value}`].includes(url);
  const [start, end] = [position?.start.offset, position?.end.offset];
  return isAddress && (start === undefined || end === undefined || end - start === value.length);
}
