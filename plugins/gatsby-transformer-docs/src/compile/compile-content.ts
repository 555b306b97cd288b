import type {
  DocHeading,
  DocSection,
  Reference,
  ReferenceBlock,
  ReferenceFacts,
} from '../../../../src/model/docs/doc';
import type { NameHistory } from '../../../../src/model/reference/history';
import type {
  CommentText,
  LinkedCode,
  NamedLink,
  SymbolBlock,
  SymbolRow,
} from '../../../../src/model/reference/symbol-content';
import { joinHash, markdownPath, splitHash } from '../../../../src/model/docs/addresses';
import { defaultLocale, langOf } from '../../../../src/locales/locales';
import { diffLines, isAsOldAs } from '../../../../src/model/reference/history';
import { escapeHtml } from '../../../../src/model/text/text';
import { fence } from '../../../../src/model/text/markdown-text';
import { printContent } from '../../../shared/print-content';
import { breakHighlighted } from './code/breakable-code';
import { highlight } from './code/code-blocks';
import { compileComment } from './compile-markdown';
import type { CompileContext } from './context';
import { hangLines } from './code/highlight-lines';
import { linkNames } from './code/link-names';

type CompiledCode = NonNullable<ReferenceBlock['code']>;
type CompiledText = NonNullable<ReferenceBlock['text']>;

/** The context of a page that the TypeDoc theme describes. */
type ContentContext = CompileContext & Required<Pick<CompileContext, 'reference'>>;

/**
 * Compiles what a reference page shows: comments to HTML, and links to addresses on the site.
 *
 * @param content - The page's blocks.
 * @param facts - The history of the symbol and its members, for the Markdown.
 */
export async function compileContent(
  content: readonly SymbolBlock[],
  { members, history }: Pick<ReferenceFacts, 'members' | 'history'>,
  context: ContentContext,
): Promise<Pick<Reference, 'content' | 'headings' | 'sections' | 'markdown'>> {
  const { resolve } = context.reference;
  /** Text of the comments for the search. Pages show it only as HTML. */
  const texts = new Map<CompiledText, string>();

  const codeOf = ({ code, links }: LinkedCode, layout: 'line' | 'block' | 'list'): CompiledCode => {
    const named = links.flatMap(([offset, length, target]) => {
      const href = resolve(target);
      return href === null ? [] : [{ offset, length, href: escapeHtml(href), id: null }];
    });
    if (layout === 'line') return { code, html: linkNames(escapeHtml(code), named) };
    if (layout === 'list') {
      // A class can have thousands of such signatures: colors, and a link for each repeated name, would
      // make its page several times as large.
      const first = new Map(named.toReversed().map((each) => [each.href, each]));
      return { code, html: hangLines(linkNames(escapeHtml(code), [...first.values()])) };
    }
    return { code, html: breakHighlighted(hangLines(linkNames(highlight(code, 'typescript'), named))) };
  };
  const textOf = async ({ markdown, isUntranslated }: CommentText): Promise<CompiledText> => {
    const { text, ...compiled } = await compileComment(markdown, context);
    const shown = { ...compiled, lang: isUntranslated ? langOf(defaultLocale) : null };
    texts.set(shown, text);
    return shown;
  };
  const linkOf = ({ name, target }: NamedLink): NamedLink => ({
    name,
    target: target === null ? null : resolve(target),
  });
  const rowOf = async ({ target, code, text, note, ...row }: SymbolRow) => ({
    ...row,
    target: target ? resolve(target) : null,
    ...(code && { code: codeOf(code, 'line') }),
    ...(text && { text: await textOf(text) }),
    ...(note && { note: await textOf(note) }),
  });
  const blockOf = async ({
    code,
    text,
    texts: list,
    links,
    rows,
    facts,
    blocks,
    ...block
  }: SymbolBlock): Promise<ReferenceBlock> => ({
    ...block,
    ...(code && { code: codeOf(code, layoutOf(block)) }),
    ...(text && { text: await textOf(text) }),
    ...(list && { texts: await inOrder(list, textOf) }),
    ...(links && { links: links.map(linkOf) }),
    ...(rows && { rows: await inOrder(rows, rowOf) }),
    ...(facts && { facts: await inOrder(facts, blockOf) }),
    ...(blocks && { blocks: await inOrder(blocks, blockOf) }),
  });

  const compiled = await inOrder(content, blockOf);
  const outline = createOutline(texts);
  for (const block of compiled) outline.add(block);
  const { siteRoot, labels } = context;
  const historyAt = (anchor: string) =>
    historyLines(members.find((member) => member.anchor === anchor)?.history ?? null, labels, history);
  const printed = printContent(compiled, {
    addressOf: (target) => (target.startsWith('/') ? addressOf(siteRoot, target) : target),
    history: historyAt,
  });
  const own = historyLines(history, labels, null);
  return {
    content: compiled,
    headings: outline.headings,
    sections: outline.sections.filter(({ id, text }) => id !== null || text !== ''),
    markdown: `${[own.since, ...own.changes, printed].filter(Boolean).join('\n\n')}\n`,
  };
}

/** A type in a line, a block of code, or a long list of signatures that is shown on demand. */
function layoutOf({ type, title }: SymbolBlock): 'line' | 'block' | 'list' {
  if (type !== 'import' && type !== 'signature') return 'line';
  return title ? 'list' : 'block';
}

/** Compiles one after the other because samples are numbered in page order. */
async function inOrder<From, To>(list: readonly From[], convert: (each: From) => Promise<To>): Promise<To[]> {
  const result: To[] = [];
  for (const each of list) result.push(await convert(each));
  return result;
}

function addressOf(siteRoot: string, target: string): string {
  const { path, hash } = splitHash(target);
  return joinHash(siteRoot + markdownPath(path), hash);
}

/** Collects a page's headings and its text for search, by section. */
function createOutline(texts: ReadonlyMap<CompiledText, string>) {
  const headings: DocHeading[] = [];
  const sections: DocSection[] = [{ id: null, title: '', level: 1, text: '' }];
  const addText = (...parts: readonly (string | undefined)[]) => {
    const section = sections.at(-1);
    if (section)
      sections.splice(-1, 1, {
        ...section,
        text: [section.text, ...parts].filter(Boolean).join(' ').replace(/\s+/g, ' ').trim(),
      });
  };
  const addHeading = (id: string, title: string, level: number) => {
    headings.push({ id, title, level, line: 1 });
    if (level <= 3) sections.push({ id, title, level, text: '' });
    else addText(title);
  };
  const said = (text: CompiledText | undefined) => text && texts.get(text);
  const add = (block: ReferenceBlock): void => {
    // Don't index the symbols that use this one: a search for their names must find their own
    // pages.
    if (block.type === 'users') return;
    // Nor signatures that are shown on demand: they repeat the words of the ones above.
    if (block.type === 'signature' && block.title) return;
    const { type, id, level, title = '', code, notes = [], text, links = [], head = [], rows = [] } = block;
    if ((type === 'title' || type === 'member') && level && id !== undefined) {
      addHeading(id, title, level);
      addText(...notes);
    } else {
      const isLabel = title !== '' && type !== 'title' && type !== 'name';
      addText(
        isLabel ? `${title}:` : title,
        code?.code,
        ...notes,
        said(text),
        ...(block.texts ?? []).map(said),
      );
      addText(links.map(({ name }) => name).join(', '), ...head);
    }
    for (const row of rows) {
      if (row.id !== undefined) headings.push({ id: row.id, title: row.name, level: 3, line: 1 });
      addText(row.name, ...(row.notes ?? []), row.code?.code, said(row.text), said(row.note));
    }
    for (const each of [...(block.facts ?? []), ...(block.blocks ?? [])]) add(each);
  };
  return { headings, sections, add };
}

/** Formats a history as Markdown: a line with the first release, and the changes. */
function historyLines(
  history: NameHistory | null,
  labels: CompileContext['labels'],
  owner: NameHistory | null,
): { since: string; changes: string[] } {
  if (!history) return { since: '', changes: [] };
  const facts = [
    ...(isAsOldAs(history, owner) ? [] : [labels('reference.since', { version: history.since })]),
    ...(history.deprecatedSince === null
      ? []
      : [labels('reference.deprecatedSince', { version: history.deprecatedSince })]),
  ];
  return {
    since: facts.map((fact) => `${fact}.`).join(' '),
    changes: history.changes.flatMap(({ version, breaks, from, to }) => {
      const grade = breaks ? ` (${labels(`changes.breaks.${breaks}`)})` : '';
      return [`${labels('reference.changedIn', { version })}${grade}:`, fence('diff', diffLines(from, to))];
    }),
  };
}
