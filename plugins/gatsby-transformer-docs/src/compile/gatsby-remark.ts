import autolinkHeaders from 'gatsby-remark-autolink-headers';
import prismjs from 'gatsby-remark-prismjs';
import type { Code, Heading, Link } from 'mdast';
import { upstreamChanged } from '../../../shared/upstream-changed';

/**
 * Sets each heading's ID: `{#id}`, which is removed from the text, or an ID based on the text. Calls
 * the plugin without Gatsby and without the node it expects.
 *
 * @returns The plugin's link to each heading. The plugin puts it into the heading, where screen
 *   readers would read it as a part of the heading's text.
 * @throws When the plugin leaves a heading without an ID or a link.
 */
export function addHeadingIds(headings: Heading[]): Link[] {
  // Pass only the headings, because the plugin visits every node. The style sheet adds the icon.
  autolinkHeaders(
    { markdownAST: { type: 'root', children: headings } },
    { icon: '', className: 'anchor', isIconAfterHeader: true, enableCustomId: true },
  );
  return headings.map(({ data, children }) => {
    const id = (data as { id?: unknown } | undefined)?.id;
    const link = children.pop();
    if (typeof id !== 'string' || link?.type !== 'link' || link.url !== `#${id}`)
      throw upstreamChanged('gatsby-remark-autolink-headers', 'Headings get no id or no link');
    // The plugin's style attribute is for a link inside the heading, and the policy forbids it.
    delete data?.hProperties?.['style'];
    return link;
  });
}

/**
 * Highlights code by calling the plugin with a single block and removing the plugin's wrapper.
 *
 * @param language - Prism's language name. With `none`, the plugin would treat code as HTML.
 * @param aliases - Aliases mapped to Prism's language names.
 * @returns HTML.
 * @throws When the plugin doesn't return a `<code>` element.
 */
export function highlightByPrism(code: string, language: string, aliases: Record<string, string>): string {
  // The plugin obeys comments such as `hide-line`, unless lines are marked. No code has this line.
  const lang = /(?:highlight|hide)-/.test(code) ? `${language}{999999999}` : language;
  const node: Code = { type: 'code', lang, value: code };
  prismjs({ markdownAST: { type: 'root', children: [node] } }, { noInlineHighlight: true, aliases });
  const html = /<code[^>]*>([\s\S]*)<\/code>/.exec(node.value)?.[1];
  if (html === undefined)
    throw upstreamChanged('gatsby-remark-prismjs', `Code in ${language} is not highlighted`);
  return html;
}
