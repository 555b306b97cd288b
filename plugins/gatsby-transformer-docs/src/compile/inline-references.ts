import type { Definition, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Converts reference-style links and images to inline ones and removes their definitions. */
export function inlineReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node: Definition, index, parent: Parents | undefined) => {
    // As the Markdown spec requires, the first definition wins.
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index ?? 0];
  });
  if (definitions.size === 0) return;
  visit(tree, (node) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const { url, title = null } = definitions.get(node.identifier) ?? { url: '' };
    Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url, title });
  });
}
