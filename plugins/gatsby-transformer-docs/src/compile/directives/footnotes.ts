import type { Element, Root as HastRoot } from 'hast';
import type { Parents, Root } from 'mdast';
import { toHast, type Options } from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Translate } from '../../../../../src/locales/messages';
import { leafElement } from '../element';

/** Renders footnotes in the page's language. Each link back to the text has a different name. */
export function footnoteOptions(t: Translate<'api' | 'markdown'>): Options {
  return {
    clobberPrefix: 'site:',
    footnoteLabel: t('footnotes.title'),
    footnoteLabelProperties: {},
    footnoteBackLabel: (note, reference) =>
      t('footnotes.back', { number: `${note + 1}${reference > 1 ? `-${reference}` : ''}` }),
  };
}

/**
 * Replaces footnotes with their elements because gatsby-plugin-mdx would render them in English and
 * with different IDs than `.md` guides use.
 */
export function renderFootnotes(tree: Root, t: Translate<'api' | 'markdown'>): void {
  const { children } = toHast(tree, {
    ...footnoteOptions(t),
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
  }) as HastRoot;
  const section = children.at(-1);
  if (section?.type !== 'element' || section.properties['dataFootnotes'] === undefined) return;
  const references: Element[] = [];
  visit({ type: 'root', children } as HastRoot, 'element', (node) => {
    const [link] = node.children;
    if (link?.type === 'element' && link.properties['dataFootnoteRef'] !== undefined) references.push(node);
  });
  visit(tree, (node, index, parent: Parents | undefined) => {
    // Footnotes, and the references inside them, are rendered in the footnotes section.
    if (node.type === 'footnoteDefinition') return SKIP;
    if (node.type !== 'footnoteReference' || parent === undefined || index === undefined) return undefined;
    const reference = references.shift();
    if (reference)
      parent.children[index] = leafElement('sup', reference.properties, reference.children) as never;
    return undefined;
  });
  tree.children.push(leafElement('section', section.properties, section.children));
}
