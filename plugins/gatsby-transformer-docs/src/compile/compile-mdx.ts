import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../did-you-mean';
import type { CompiledBody } from './compile-markdown';
import { report, type CompileContext } from './context';
import { identifyHeadings, sectionsOf } from './headings';
import { resolveLinks } from './links';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/**
 * Reads an MDX guide for its headings, text and links, and for components that do not exist. The page itself is
 * rendered by gatsby-plugin-mdx.
 */
export async function compileMdx(
  body: string,
  context: CompileContext,
  components: readonly string[],
): Promise<CompiledBody> {
  let tree: Root;
  try {
    tree = parser.parse(body) as Root;
  } catch (error) {
    const { line, reason, message } = error as { line?: number; reason?: string; message: string };
    report(
      context,
      line === undefined ? undefined : { position: { start: { line } } },
      `this is not valid MDX (${reason ?? message}). Mend it, or rename the file to .md if it needs no component.`,
    );
    return { html: '', headings: [], sections: [], leadingTitle: null, firstParagraph: '' };
  }
  visit(tree, (node) => {
    const type = node.type as string;
    if (type === 'mdxjsEsm')
      report(
        context,
        node,
        `imports and exports are not allowed in MDX guides. Known components need no import: ${components.join(', ')}.`,
      );
    if (type !== 'mdxJsxFlowElement' && type !== 'mdxJsxTextElement') return;
    const name = (node as unknown as { name: string | null }).name;
    if (name === null || components.includes(name)) return;
    const meant = didYouMean(name, components);
    report(
      context,
      node,
      `there is no MDX component <${name}>. Known: ${components.join(', ')}.${meant ? ` Did you mean <${meant}>?` : ''}`,
    );
  });
  const headings = identifyHeadings(tree, context);
  resolveLinks(tree, context);
  return { html: '', headings, sections: sectionsOf(tree), leadingTitle: null, firstParagraph: '' };
}
