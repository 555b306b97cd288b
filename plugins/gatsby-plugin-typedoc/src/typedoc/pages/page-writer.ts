import { OptionDefaults, ReflectionKind, type Comment, type CommentTag, type Reflection } from 'typedoc';
import { partsToMarkdown, splitParagraph, type LinkTo } from '../comments/comment-markdown';
import { inlineCode, tableCell } from '../inline-code';
import type { CodePrinter } from '../code/code-printer';
import { linksOf, type CodeLink } from '../code/code-links';
import type { PrintedCode } from '../code/print-node';
import { IGNORED_TAGS } from '../comments/comment-tags';
import { defaultLocale, langOf } from '../../../../../src/locales/locales';
import type { Text } from '../../../../../src/locales/messages';

/** Shared by all page writers: links, language, and the names linked so far. */
export interface PageWriter {
  words: Text<'reference'>;
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
  const textOf = (tag: CommentTag) => partsToMarkdown(tag.content, writer.linkTo);
  const stage = STAGES.find((each) => comment.hasModifier(each) || comment.getTag(each));
  return [
    stage ? `**${writer.words(stage)}**` : '',
    deprecated
      ? `> **${writer.words('deprecated')}.** ${withFirstInline(textOf(deprecated), deprecated, writer).replace(/\n(>?)/g, '\n> $1')}`
      : '',
    inItsLanguage(partsToMarkdown(comment.summary, writer.linkTo), comment, writer),
    remarks ? inItsLanguage(textOf(remarks), remarks, writer) : '',
    ...comment.blockTags
      .filter((tag) => !HANDLED_TAGS.has(tag.tag) && (tag.content.length > 0 || tag.typeAnnotation))
      .map(
        (tag) => `**${labelOfTag(tag, writer)}:** ${withFirstInline(typedText(tag, writer), tag, writer)}`,
      ),
  ].filter(Boolean);
}

const STAGES = ['@alpha', '@beta', '@experimental'] as const;

/** Tags that TypeDoc or other parts of the page handle, and tags about the documentation itself. */
const HANDLED_TAGS = new Set<string>([
  ...OptionDefaults.blockTags.filter(
    (tag) => !['@author', '@yields', '@license', '@since', '@summary'].includes(tag),
  ),
  ...IGNORED_TAGS,
  ...STAGES,
]);

/** Returns a tag's text after its type, which is linked if it is a documented name. */
export function typedText(tag: CommentTag, writer: PageWriter): string {
  const type = tag.typeAnnotation?.replace(/^\{|\}$/g, '').trim();
  if (type) writer.onName(type);
  const text = partsToMarkdown(tag.content, writer.linkTo);
  return [type ? inlineCode(type) : '', text].filter(Boolean).join(text.startsWith('- ') ? '\n\n' : ' ');
}

/** Titles a tag that the site doesn't know after its name: `@sideEffects` → "Side effects". */
function labelOfTag({ tag }: CommentTag, { words }: PageWriter): string {
  if (tag === '@author' || tag === '@todo' || tag === '@since' || tag === '@summary') return words(tag);
  const name = tag.slice(1).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Wraps an untranslated text whose first paragraph continues a line. */
function withFirstInline(text: string, tag: CommentTag, writer: PageWriter): string {
  const { first, rest } = splitParagraph(text);
  const parts = [inlineInItsLanguage(first, tag, writer), inItsLanguage(rest, tag, writer)];
  return parts.filter((part, index) => index === 0 || part).join('\n\n');
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
