import { ReflectionKind, type Comment, type CommentTag, type Reflection } from 'typedoc';
import { inlineCode, partsToMarkdown, tableCell, type LinkTo } from './comment-markdown';
import type { CodePrinter } from './code-printer';
import { linksOf, type CodeLink } from './code-links';
import type { PrintedCode } from './print-node';
import { defaultLocale } from '../../../../src/locales/locales';
import type { Messages } from '../../../../src/locales/messages';

/** What the writers of all pages share: where things are, in which language, and what has been linked. */
export interface PageWriter {
  words: Messages<'reference'>;
  linkTo: LinkTo;
  /** Says whether a text is still in the language of the sources on a page of another language. */
  isForeign: (text: Comment | CommentTag | undefined) => boolean;
  printer: CodePrinter;
  /** Names that comments of this page may have in code → relative `.md` path or absolute URL. */
  types: Map<string, string>;
  /** The names in a piece of code that lead to other pages. */
  linksOf: (code: PrintedCode) => CodeLink[];
  /** Makes a name of the toolkit that a comment has in code a link, wherever comments of the page have it in code. */
  onName: (name: string) => void;
}

/**
 * A writer for one page.
 *
 * @param options - `ownLink` is how the page would link to itself, which its signatures do not do; `findSymbol` knows the names that
 *   comments on the page may mean.
 */
export function createPageWriter(
  options: Omit<PageWriter, 'types' | 'linksOf' | 'onName'> & {
    ownLink: string | null;
    findSymbol: (name: string) => Reflection | null;
  },
): PageWriter {
  const { ownLink, findSymbol, ...rest } = options;
  const types = new Map<string, string>();
  // Two symbols of one name: in prose it isn't clear which is meant.
  const ambiguous = new Set<string>();
  const addName = (name: string, url: string) => {
    if ((types.get(name) ?? url) !== url) ambiguous.add(name);
    if (ambiguous.has(name)) types.delete(name);
    else types.set(name, url);
  };
  return {
    ...rest,
    types,
    linksOf: (code) => {
      const links = linksOf(code, options.printer.nodes, options.linkTo).filter(
        ([, , url]) => url !== ownLink,
      );
      for (const [offset, length, url] of links) addName(code.code.slice(offset, offset + length), url);
      return links;
    },
    onName: (name) => {
      const target = types.has(name) ? null : findSymbol(name);
      const url = target && options.linkTo(target);
      if (url && url !== ownLink) addName(name, url);
    },
  };
}

/** Wraps blocks that are not in the language of the page, so that the site can mark them with `lang`. */
export function inItsLanguage(
  markdown: string,
  text: Comment | CommentTag | undefined,
  writer: PageWriter,
): string {
  if (markdown === '' || !writer.isForeign(text)) return markdown;
  return `<!--lang:${defaultLocale}-->\n\n${markdown}\n\n<!--/lang-->`;
}

/** The same for text within a line. */
export function inlineInItsLanguage(
  markdown: string,
  text: Comment | CommentTag | undefined,
  writer: PageWriter,
): string {
  if (markdown === '' || !writer.isForeign(text)) return markdown;
  return `<!--lang:${defaultLocale}-->${markdown.replace(/\s*\n\s*/g, ' ')}<!--/lang-->`;
}

/** A fence the site knows as a signature, followed by the links in it. */
export function signatureFence(code: PrintedCode, writer: PageWriter): string {
  const links = writer.linksOf(code);
  const note = links.length > 0 ? `\n\n${linksNote(links)}` : '';
  return `\`\`\`ts signature\n${code.code}\n\`\`\`${note}`;
}

/** A type within a line or a cell, followed by the links in it. */
export function codeWithLinks(code: PrintedCode, writer: PageWriter): string {
  return inlineCode(code.code) + linksNote(writer.linksOf(code));
}

/** The site takes this comment off and makes links in the code before it. A comment can't have two dashes in a row. */
function linksNote(links: readonly CodeLink[]): string {
  return `<!--links:${JSON.stringify(links).replaceAll('--', '-\\u002d')}-->`;
}

/** Deprecation, summary and remarks. */
export function prose(comment: Comment | undefined, writer: PageWriter): string[] {
  if (!comment) return [];
  const deprecated = comment.getTag('@deprecated');
  const remarks = comment.getTag('@remarks');
  return [
    deprecated
      ? `> **${writer.words.deprecated}.** ${inlineInItsLanguage(partsToMarkdown(deprecated.content, writer.linkTo), deprecated, writer).replace(/\n/g, '\n> ')}`
      : '',
    inItsLanguage(partsToMarkdown(comment.summary, writer.linkTo), comment, writer),
    remarks ? inItsLanguage(partsToMarkdown(remarks.content, writer.linkTo), remarks, writer) : '',
  ].filter(Boolean);
}

/** A comment's summary as the cell of a table. */
export function cellProse(comment: Comment | undefined, writer: PageWriter): string {
  return comment ? inlineInItsLanguage(partsToMarkdown(comment.summary, writer.linkTo), comment, writer) : '';
}

/** A link whose text is code, or the code alone where there is nothing to link to. */
export function codeLink(text: string, url: string | null): string {
  return url ? `[${inlineCode(text)}](${url})` : inlineCode(text);
}

/** A GFM table; a column that is empty in every row is left out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_, column) => rows.some((row) => (row[column] ?? '').trim() !== ''));
  const keep = (cells: readonly string[]) => cells.filter((_, column) => kept[column]);
  const line = (cells: readonly string[]) => `| ${cells.map(tableCell).join(' | ')} |`;
  return [line(keep(head)), line(keep(head).map(() => '---')), ...rows.map((row) => line(keep(row)))].join(
    '\n',
  );
}

/** TypeDoc's word for a kind in the language of the run, singular or plural. */
export function kindTitle(kind: ReflectionKind, plural: boolean): string {
  return plural ? ReflectionKind.pluralString(kind) : ReflectionKind.singularString(kind);
}
