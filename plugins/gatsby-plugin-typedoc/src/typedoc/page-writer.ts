import { ReflectionKind, type Comment, type CommentTag, type Reflection } from 'typedoc';
import { inlineCode, partsToMarkdown, tableCell, type LinkTo } from './comment-markdown';
import { externalUrl } from './externals';
import type { OnReference } from './print-type';
import { defaultLocale } from '../../../../src/locales/locales';
import type { Messages } from '../../../../src/locales/messages';

/** What the writers of all pages share: where things are, in which language, and what has been linked. */
export interface PageWriter {
  words: Messages<'reference'>;
  linkTo: LinkTo;
  /** Says whether a text is still in the language of the sources on a page of another language. */
  isForeign: (text: Comment | CommentTag | undefined) => boolean;
  /** Names that are links on this page: type name → relative `.md` path or absolute URL. */
  types: Map<string, string>;
  onReference: OnReference;
  /** Makes a name of the toolkit that a comment has in code a link, wherever the page has it in code. */
  onName: (name: string) => void;
}

/**
 * A writer for one page.
 *
 * @param options - `ownLink` is how the page would link to itself, which its signatures do not do; `findSymbol` knows the names that
 *   comments on the page may mean.
 */
export function createPageWriter(
  options: Omit<PageWriter, 'types' | 'onReference' | 'onName'> & {
    ownLink: string | null;
    findSymbol: (name: string) => Reflection | null;
  },
): PageWriter {
  const { ownLink, findSymbol, ...rest } = options;
  const types = new Map<string, string>();
  const addLink = (name: string, url: string | null | undefined) => {
    if (url && url !== ownLink) types.set(name, url);
  };
  return {
    ...rest,
    types,
    onReference: (name, type) => {
      if (type.refersToTypeParameter) return;
      const target = type.reflection;
      const url = target
        ? target.kindOf(ReflectionKind.TypeParameter)
          ? null
          : options.linkTo(target)
        : externalUrl(type.package, type.qualifiedName || name);
      addLink(name.slice(name.lastIndexOf('.') + 1), url);
    },
    onName: (name) => {
      const target = types.has(name) ? null : findSymbol(name);
      if (target) addLink(name, options.linkTo(target));
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

/** A fence the site knows as a signature, whose type names it links. */
export function signatureFence(code: string): string {
  return `\`\`\`ts signature\n${code.trimEnd()}\n\`\`\``;
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
