import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { correctLiteralLinks } from './literal-links';
import { inlineReferences, type ReportDefinition } from './inline-references';

/** A single "~" is a part of ranges and paths; only "~~" strikes text through. */
export const GFM_INPUT = { singleTilde: false };

const reference = unified().use(remarkParse).use(remarkGfm, GFM_INPUT);
const guide = unified().use(remarkParse).use(remarkGfm, GFM_INPUT).use(remarkDirective);
const mdx = unified().use(remarkParse).use(remarkGfm, GFM_INPUT).use(remarkDirective).use(remarkMdx);

/**
 * Guides allow directives, MDX guides also allow components, and reference text allows neither.
 */
type Grammar = 'reference' | 'guide' | 'mdx';

const PARSERS: Readonly<Record<Grammar, { parse: (body: string) => unknown }>> = { reference, guide, mdx };

/**
 * Parses a Markdown body.
 *
 * @param reportUnused - Called for each link definition that isn't shown.
 * @throws VFileMessage when the body isn't valid MDX. The other grammars accept any text.
 */
export function parseBody(body: string, grammar: Grammar, reportUnused?: ReportDefinition): Root {
  const tree = PARSERS[grammar].parse(body) as Root;
  inlineReferences(tree, reportUnused);
  correctLiteralLinks(tree);
  return tree;
}
