import { ReflectionKind, type Comment, type CommentTag, type Reflection } from 'typedoc';
import { inlineCode, partsToMarkdown, tableCell, type LinkTo } from './comment-markdown';
import type { CodePrinter } from './code-printer';
import { linksOf, type CodeLink } from './code-links';
import type { PrintedCode } from './print-node';
import { defaultLocale, langOf } from '../../../../src/locales/locales';
import type { Messages } from '../../../../src/locales/messages';

/** Shared by all page writers: links, language, and the names linked so far. */
export interface PageWriter {
  words: Messages<'reference'>;
  linkTo: LinkTo;
  /** Checks whether a text on a translated page is still in the source language. */
  isForeign: (text: Comment | CommentTag | undefined) => boolean;
  printer: CodePrinter;
  /** Linked names in this page's code and comments → relative `.md` path or absolute URL. */
  types: Map<string, string>;
  /** Links for the names in a piece of code. */
  linksOf: (code: PrintedCode) => CodeLink[];
  /** Links a toolkit name wherever the page's comments contain it as code. */
  onName: (name: string) => void;
}

/**
 * Creates a writer for one page.
 *
 * @param options - `ownLink` is the page's own link, which its signatures skip; `findSymbol`
 *   resolves names in the page's comments.
 */
export function createPageWriter(
  options: Omit<PageWriter, 'types' | 'linksOf' | 'onName'> & {
    ownLink: string | null;
    findSymbol: (name: string) => Reflection | null;
  },
): PageWriter {
  const { ownLink, findSymbol, ...rest } = options;
  const types = new Map<string, string>();
  // If two symbols share a name, prose can't show which one is meant.
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

/** Wraps untranslated blocks, so that the site can mark them with `lang`. */
export function inItsLanguage(
  markdown: string,
  text: Comment | CommentTag | undefined,
  writer: PageWriter,
): string {
  if (markdown === '' || !writer.isForeign(text)) return markdown;
  return `<!--lang:${langOf(defaultLocale)}-->\n\n${markdown}\n\n<!--/lang-->`;
}

/** Wraps untranslated inline text. */
export function inlineInItsLanguage(
  markdown: string,
  text: Comment | CommentTag | undefined,
  writer: PageWriter,
): string {
  if (markdown === '' || !writer.isForeign(text)) return markdown;
  return `<!--lang:${langOf(defaultLocale)}-->${markdown.replace(/\s*\n\s*/g, ' ')}<!--/lang-->`;
}

/** Writes a fence marked `signature`, followed by its links. */
export function signatureFence(code: PrintedCode, writer: PageWriter): string {
  const links = writer.linksOf(code);
  const note = links.length > 0 ? `\n\n${linksNote(links)}` : '';
  return `\`\`\`ts signature\n${code.code}\n\`\`\`${note}`;
}

/** Formats an inline type, followed by its links. */
export function codeWithLinks(code: PrintedCode, writer: PageWriter): string {
  return inlineCode(code.code) + linksNote(writer.linksOf(code));
}

/** Writes a comment that the site replaces with links in the code. Comments can't contain `--`. */
function linksNote(links: readonly CodeLink[]): string {
  return `<!--links:${JSON.stringify(links).replaceAll('--', '-\\u002d')}-->`;
}

/** Writes deprecation, summary, and remarks. */
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

/** Formats a comment's summary for a table cell. */
export function cellProse(comment: Comment | undefined, writer: PageWriter): string {
  return comment ? inlineInItsLanguage(partsToMarkdown(comment.summary, writer.linkTo), comment, writer) : '';
}

/** Formats text as code, linked if there is a URL. */
export function codeLink(text: string, url: string | null): string {
  return url ? `[${inlineCode(text)}](${url})` : inlineCode(text);
}

/** Writes a GFM table without its empty columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_, column) => rows.some((row) => (row[column] ?? '').trim() !== ''));
  const keep = (cells: readonly string[]) => cells.filter((_, column) => kept[column]);
  const line = (cells: readonly string[]) => `| ${cells.map(tableCell).join(' | ')} |`;
  return [line(keep(head)), line(keep(head).map(() => '---')), ...rows.map((row) => line(keep(row)))].join(
    '\n',
  );
}

/** Returns TypeDoc's localized title for a kind. */
export function kindTitle(kind: ReflectionKind, plural: boolean): string {
  return plural ? ReflectionKind.pluralString(kind) : ReflectionKind.singularString(kind);
}
