import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import type { Root } from 'mdast';
import type { DocHeading, DocSection } from '../../../../src/model/doc';
import { renderCodeBlocks } from './code-blocks';
import { report, type CompileContext } from './context';
import { readGithubAlerts } from './admonitions';
import { restoreUnknownDirectives, renderDirectives, reportUnclosedDirectives } from './directives';
import { finishBody } from './finish-body';
import { identifyHeadings, sectionsOf } from './headings';
import { findImages, renderImages } from './images';
import { resolveLinks } from './links';
import { parseBody } from './parse-body';
import { toPlainMarkdown } from './plain-markdown';
import { handleRawHtml } from './raw-html';
import { renderReferenceCode } from './reference-code';
import { addHistory } from './reference-history';
import { listTables } from './reference-layout';

export interface CompiledBody {
  html: string;
  /** The body as Markdown for programs, without this site's directives. */
  markdown: string;
  headings: DocHeading[];
  sections: DocSection[];
  /**
   * Text of an `h1` at the start. It is removed, because the page already shows the title as `h1`.
   */
  leadingTitle: string | null;
  firstParagraph: string;
}

/**
 * Compiles a Markdown body to HTML, plain Markdown, headings, and search sections. Problems and
 * links are added to the context. A body with problems still compiles as far as possible.
 */
export async function compileMarkdown(body: string, context: CompileContext): Promise<CompiledBody> {
  const tree = parseBody(body, context.mode);
  if (context.mode === 'guide') reportUnclosedDirectives(tree, body, context);
  restoreUnknownDirectives(tree);
  const leadingTitle = takeLeadingTitle(tree, context);
  handleRawHtml(tree, context);
  if (context.mode === 'guide') readGithubAlerts(tree, context);
  const headings = identifyHeadings(tree, context);
  resolveLinks(tree, context);
  const images = await findImages(tree, context);
  const markdown = toPlainMarkdown(tree, context);
  if (context.mode === 'guide') renderDirectives(tree, context);
  const sections = sectionsOf(tree);
  const paragraph = tree.children.find((node) => node.type === 'paragraph');
  if (images > 0) renderImages(tree);
  if (context.reference) {
    addHistory(tree, context.reference.history, context.labels);
    listTables(tree);
    renderReferenceCode(tree, context.reference.types, context.reference.resolve, context);
  } else renderCodeBlocks(tree, context);
  finishBody(tree, context);
  const html = toHtml(
    toHast(tree, {
      allowDangerousHtml: true,
      clobberPrefix: 'site:',
      footnoteLabel: context.labels['footnotes.title'],
      footnoteLabelProperties: {},
      footnoteBackLabel: (index) => context.labels['footnotes.back'].replace('{number}', String(index + 1)),
    }),
    { allowDangerousHtml: true },
  );
  return {
    html,
    markdown,
    headings,
    sections,
    leadingTitle,
    firstParagraph: paragraph ? toString(paragraph).replace(/\s+/g, ' ') : '',
  };
}

/**
 * Removes an `h1` at the start and returns its text, or null if there is none. Every other `h1`
 * becomes an `h2`, and is reported in guides.
 */
export function takeLeadingTitle(tree: Root, context: CompileContext): string | null {
  let title: string | null = null;
  const first = tree.children[0];
  if (first?.type === 'heading' && first.depth === 1) {
    title = toString(first);
    tree.children.shift();
  }
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 1) {
      if (context.mode === 'guide')
        report(context, node, `the text has a level-1 heading. The title is the only one; start with "##".`);
      node.depth = 2;
    }
  }
  return title;
}
