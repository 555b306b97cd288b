import prismjs from 'gatsby-remark-prismjs';
import type { Code } from 'mdast';
import { upstreamChanged } from '../../../../../src/node/upstream-changed';

/**
 * Highlights code with gatsby-remark-prismjs: passes it a single block, and removes the wrapper that it
 * adds.
 *
 * @param language - Prism's language name. With `none`, the plugin would treat code as HTML.
 * @param aliases - Aliases mapped to Prism's language names.
 * @returns HTML.
 * @throws When the plugin doesn't return a `<code>` element.
 */
export function highlightByPrism(code: string, language: string, aliases: Record<string, string>): string {
  // The plugin removes lines with comments such as `hide-line`, unless some lines are marked. Mark a line
  // after the end of the code to keep them.
  const lang = /(?:highlight|hide)-/.test(code) ? `${language}{999999999}` : language;
  const node: Code = { type: 'code', lang, value: code };
  prismjs({ markdownAST: { type: 'root', children: [node] } }, { noInlineHighlight: true, aliases });
  const html = /<code[^>]*>([\s\S]*)<\/code>/.exec(node.value)?.[1];
  if (html === undefined)
    throw upstreamChanged('gatsby-remark-prismjs', `Code in ${language} is not highlighted`);
  return html;
}
