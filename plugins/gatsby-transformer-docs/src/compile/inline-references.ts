import type { Definition, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Makes links and pictures that are defined elsewhere in a text like those that say their address themselves, at the place where they are used. */
export function inlineReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node: Definition, index, parent: Parents | undefined) => {
    // As everywhere in Markdown, the first of one name counts.
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
