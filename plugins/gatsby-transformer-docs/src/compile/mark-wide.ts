import type { Root, RootContent } from 'mdast';
import { addClass } from './element';

/**
 * Marks the blocks and list items that contain code or tables with the class `wide`, because they get more space than
 * text. In style sheets, `:has()` would make the browser style the whole page again whenever a part of it changes.
 */
export function markWide(tree: Root): void {
  for (const node of tree.children) if (containsWide(node) && isElement(node)) addClass(node, 'wide');
}

function containsWide(node: RootContent): boolean {
  if (!('children' in node)) return false;
  const wide = node.children.filter((child) => {
    const contains = containsWide(child);
    if (contains && child.type === 'listItem') addClass(child, 'wide');
    return contains || isWide(child);
  });
  return wide.length > 0;
}

/** Checks for a code block or a table. */
function isWide({ data }: RootContent): boolean {
  const classes = data?.hProperties?.['className'];
  return (
    Array.isArray(classes) &&
    (classes.includes('table') || (data?.hName === 'figure' && classes.includes('code')))
  );
}

/** Checks for an HTML element: components in MDX have no classes. */
const isElement = ({ type }: RootContent): boolean => !type.startsWith('mdx');
