import type { FootnoteDefinition, Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { report, type CompileContext } from '../context';

/** Reports footnotes that wouldn't be shown, or that would break the link that contains them. */
export function reportFootnotes(tree: Root, context: CompileContext): void {
  const definitions = new Map<string, FootnoteDefinition>();
  visit(tree, 'footnoteDefinition', (node) => {
    const name = nameOf(node);
    if (definitions.has(node.identifier))
      report(context, node, `the footnote "${name}" is defined twice. Rename or delete one of them.`);
    else definitions.set(node.identifier, node);
    if (node.children.length === 0)
      report(context, node, `the footnote "${name}" is empty. Write its text on the same line.`);
  });
  // A footnote that only another unused footnote refers to isn't shown either.
  const used = new Set(referencesIn(tree));
  for (const identifier of used)
    for (const nested of referencesIn(...(definitions.get(identifier)?.children ?? []))) used.add(nested);
  for (const node of definitions.values())
    if (!used.has(node.identifier))
      report(
        context,
        node,
        `the footnote "${nameOf(node)}" is not used, so it isn't shown. Refer to it, or delete it.`,
      );
  visit(tree, 'link', (link) => {
    if (referencesIn(...link.children).length > 0)
      report(
        context,
        link,
        'a link cannot contain a footnote, which is a link itself. Move it after the link.',
      );
  });
}

function nameOf({ label, identifier }: FootnoteDefinition): string {
  return `[^${label ?? identifier}]`;
}

/** Returns the identifiers of the footnotes that the nodes refer to, outside of other footnotes. */
function referencesIn(...nodes: Nodes[]): string[] {
  const identifiers: string[] = [];
  for (const each of nodes)
    visit(each, (node) => {
      if (node.type === 'footnoteDefinition') return SKIP;
      if (node.type === 'footnoteReference') identifiers.push(node.identifier);
      return undefined;
    });
  return identifiers;
}
