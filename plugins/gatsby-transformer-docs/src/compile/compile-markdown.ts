import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import type { Heading, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ComponentUse } from '../../../../src/model/docs/mdx-components';
import type { DocHeading, DocLinkGroup, DocSection } from '../../../../src/model/docs/doc';
import { renderCodeBlocks } from './code/code-blocks';
import { report, type CompileContext } from './context';
import type { CodeFence } from '../../../../packages/guide-files/fence-meta';
import { readGithubAlerts } from './directives/admonitions';
import {
  restoreUnknownDirectives,
  renderDirectives,
  reportUnclosedDirectives,
} from './directives/directives';
import { footnoteOptions } from './directives/footnotes';
import { identifyHeadings } from '../../../../packages/guide-files/identify-headings';
import { wrapTables } from './directives/tables';
import { renderTaskLists } from './directives/task-lists';
import { linkHeadings, sectionsOf } from './headings';
import { findImages, renderImages } from './pictures/images';
import { findSummaries, groupLinks } from './link-groups';
import { addBreakOpportunities } from './line-breaks/add-break-opportunities';
import { addNoBreakSpaces } from './line-breaks/add-no-break-spaces';
import { keepNamesUnbroken, keepPunctuation } from './line-breaks/keep-names-unbroken';
import { resolveLinks } from './links';
import { markWide } from './mark-wide';
import { parseBody } from '../../../../packages/guide-files/parse-body';
import { toPlainMarkdown } from './plain-markdown';
import { handleRawHtml } from './raw-html';
import { renderReferenceCode } from './code/reference-code';
import { reportLeftovers } from './report/report-leftovers';

export interface CompiledBody {
  html: string;
  /** The body as Markdown for programs, without this site's directives. */
  markdown: string;
  /** The same, with the components of an MDX guide in between. */
  parts: (string | ComponentUse)[];
  headings: DocHeading[];
  sections: DocSection[];
  /**
   * Text of an `h1` at the start. It is removed because the page already shows the title as `h1`.
   */
  leadingTitle: string | null;
  fences: readonly CodeFence[];
  /** A guide's groups of links, for components of other pages. */
  linkGroups: DocLinkGroup[];
}

/**
 * Compiles a Markdown body to HTML, plain Markdown, headings, and search sections. Problems and
 * links are added to the context. A body with problems still compiles as far as possible.
 */
export async function compileMarkdown(body: string, context: CompileContext): Promise<CompiledBody> {
  const { tree, ...compiled } = await compileTree(parse(body, context), body, context);
  return { ...compiled, html: htmlOf(tree, context) };
}

/**
 * Compiles a part of a doc comment.
 *
 * @returns The HTML of the first paragraph without its element, the HTML of the rest, the Markdown for
 *   programs, and the text for search.
 */
export async function compileComment(
  body: string,
  context: CompileContext,
): Promise<{ first: string; rest: string; markdown: string; text: string }> {
  const { tree, markdown, sections } = await compileTree(parse(body, context), body, context);
  const [paragraph, ...rest] = tree.children;
  const isParagraph = paragraph?.type === 'paragraph';
  return {
    first: isParagraph ? htmlOf(paragraph, context) : '',
    rest: htmlOf({ type: 'root', children: isParagraph ? rest : tree.children }, context),
    markdown: markdown.trimEnd(),
    text: sections.map(({ text }) => text).join(' '),
  };
}

/** Returns a node's HTML; a paragraph's without its element. */
function htmlOf(node: Root | Paragraph, { t }: CompileContext): string {
  const options = { ...footnoteOptions(t), allowDangerousHtml: true };
  const html = toHast(node as Root, options);
  const inner = html.type === 'element' ? { type: 'root' as const, children: html.children } : html;
  return toHtml(inner, { allowDangerousHtml: true });
}

const parse = (body: string, context: CompileContext): Root =>
  parseBody(
    body,
    context.mode,
    context.mode === 'guide' ? (node, message) => report(context, node, message) : undefined,
  );

/**
 * Compiles a parsed body. The tree itself is changed.
 *
 * @param expand - Replaces what only MDX has, after the body is checked as it is written.
 */
export async function compileTree(
  tree: Root,
  body: string,
  context: CompileContext,
  expand?: () => void,
): Promise<Omit<CompiledBody, 'html'> & { tree: Root }> {
  const isGuide = context.mode === 'guide';
  if (isGuide) {
    reportUnclosedDirectives(tree, body, context);
    reportLeftovers(tree, body, context);
  }
  expand?.();
  restoreUnknownDirectives(tree);
  handleRawHtml(tree, context);
  const leadingTitle = takeLeadingTitle(tree, context);
  if (isGuide) readGithubAlerts(tree, context);
  const headings = identifyHeadings(tree, context);
  resolveLinks(tree, context);
  const images = await findImages(tree, context);
  const parts = toPlainMarkdown(tree, context);
  if (isGuide) renderDirectives(tree, context);
  const sections = sectionsOf(tree);
  if (images > 0) renderImages(tree);
  let fences: CodeFence[] = [];
  if (context.reference) renderReferenceCode(tree, context.reference, context);
  else fences = renderCodeBlocks(tree, context);
  const summaries = findSummaries(tree);
  finishBody(tree, context);
  return {
    tree,
    parts,
    markdown: parts.filter((part) => typeof part === 'string').join('\n'),
    headings,
    sections,
    leadingTitle,
    fences,
    linkGroups: isGuide ? groupLinks(headings, context.links, summaries) : [],
  };
}

/** Runs the last steps for Markdown and MDX: line breaking, tables, task lists, and heading links. */
function finishBody(tree: Root, context: CompileContext): void {
  addBreakOpportunities(tree);
  wrapTables(tree);
  renderTaskLists(tree, context.t);
  markWide(tree);
  addNoBreakSpaces(tree);
  keepNamesUnbroken(tree);
  keepPunctuation(tree);
  linkHeadings(tree, context);
}

/**
 * Removes an `h1` at the start and returns its text, or null if there is none. Every other `h1`
 * becomes an `h2`. In guides, it is reported, and so is one at the start that isn't the title.
 */
function takeLeadingTitle(tree: Root, context: CompileContext): string | null {
  let title: string | null = null;
  const first = tree.children[0];
  if (first?.type === 'heading' && first.depth === 1) {
    title = toString(first);
    tree.children.shift();
    if (context.title && context.title !== title) reportSecondTitle(first, context);
  }
  visit(tree, 'heading', (node) => {
    if (node.depth !== 1) return;
    if (context.mode === 'guide') reportSecondTitle(node, context);
    node.depth = 2;
  });
  return title;
}

function reportSecondTitle(node: Heading, context: CompileContext): void {
  report(context, node, `the text has a level-1 heading. The title is the only one; start with "##".`);
}
