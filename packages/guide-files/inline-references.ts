import type { Definition, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Reports a definition that isn't shown. */
export type ReportDefinition = (node: Definition, message: string) => void;

/** Converts reference-style links and images to inline ones and removes their definitions. */
export function inlineReferences(tree: Root, reportUnused: ReportDefinition = () => undefined): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node: Definition, index, parent: Parents | undefined) => {
    // As the Markdown spec requires, the first definition wins.
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    else reportUnused(node, `the link "[${node.label}]" is defined twice. Rename or delete one of them.`);
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index ?? 0];
  });
  if (definitions.size === 0) return;
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    used.add(node.identifier);
    const { url, title = null } = definitions.get(node.identifier) ?? { url: '' };
    Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url, title });
  });
  // `[//]: # (…)` is a way to write comments.
  for (const node of definitions.values())
    if (!used.has(node.identifier) && node.url !== '#')
      reportUnused(node, `the definition "[${node.label}]" is not used, so it isn't shown. Delete it.`);
}
