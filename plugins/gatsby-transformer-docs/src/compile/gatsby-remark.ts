import autolinkHeaders from 'gatsby-remark-autolink-headers';
import prismjs from 'gatsby-remark-prismjs';
import type { Code, Heading } from 'mdast';
import { upstreamChanged } from '../../../shared/upstream-changed';

/**
 * Gives headings their ids: `{#id}`, which is taken out of the text, or one made of the text. The plugin is called without Gatsby and without
 * the node it expects.
 *
 * @throws When the plugin leaves a heading without an id.
 */
export function addHeadingIds(headings: Heading[]): void {
  // Only these, since the plugin looks at every node.
  autolinkHeaders(
    { markdownAST: { type: 'root', children: headings } },
    { icon: false, enableCustomId: true },
  );
  if (headings.some(({ data }) => typeof (data as { id?: unknown } | undefined)?.id !== 'string'))
    throw upstreamChanged('gatsby-remark-autolink-headers', 'Headings get no id');
}

/**
 * Colors code. The plugin is called with a tree of this one block, and its frame around the code is taken off.
 *
 * @param language - As Prism knows it; not `none`, for which the plugin would take the code for HTML.
 * @param aliases - Other names of languages.
 * @returns HTML.
 * @throws When the plugin doesn't answer with a `<code>` element.
 */
export function highlightByPrism(code: string, language: string, aliases: Record<string, string>): string {
  const node: Code = { type: 'code', lang: language, value: code };
  prismjs({ markdownAST: { type: 'root', children: [node] } }, { noInlineHighlight: true, aliases });
  const html = /<code[^>]*>([\s\S]*)<\/code>/.exec(node.value)?.[1];
  if (html === undefined)
    throw upstreamChanged('gatsby-remark-prismjs', `Code in ${language} is not highlighted`);
  return html;
}
