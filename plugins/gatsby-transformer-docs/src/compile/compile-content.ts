import type { DocHeading, DocSection, Reference } from '../../../../src/model/docs/doc';
import type {
  Block,
  CommentText,
  CompiledBlock,
  CompiledCode,
  CompiledRow,
  CompiledText,
  InlineBlock,
  LinkedCode,
  NamedLink,
  Row,
  SimpleBlock,
} from '../../../../src/model/reference/reference-blocks';
import { defaultLocale, langOf } from '../../../../src/locales/locales';
import { escapeHtml } from '../../../../src/model/text/text';
import { breakHighlighted } from './line-breaks/add-break-opportunities';
import { highlight } from './code/code-blocks';
import { compileComment } from './compile-markdown';
import type { CompileContext } from './context';
import { indentWrapped } from './code/highlight-lines';
import { linkNames } from './code/link-names';

/** The context of a reference page. */
type ContentContext = CompileContext & Required<Pick<CompileContext, 'reference'>>;

/**
 * Compiles what a reference page shows: comments to HTML, and links to addresses on the site.
 *
 * @param content - The page's blocks.
 */
export async function compileContent(
  content: readonly Block[],
  context: ContentContext,
): Promise<Pick<Reference, 'content' | 'headings' | 'sections'>> {
  const { resolve } = context.reference;
  /** Text of the comments for the search. */
  const texts = new Map<CommentText, string>();

  const namedLinks = ({ links }: LinkedCode) =>
    links.flatMap(([offset, length, target]) => {
      const href = resolve(target);
      return href === null ? [] : [{ offset, length, href: escapeHtml(href), id: null }];
    });
  const lineOf = (code: LinkedCode): CompiledCode => ({
    code: code.code,
    html: linkNames(escapeHtml(code.code), namedLinks(code)),
  });
  const codeOf = (code: LinkedCode): CompiledCode => ({
    code: code.code,
    html: breakHighlighted(indentWrapped(linkNames(highlight(code.code, 'typescript'), namedLinks(code)))),
  });
  // A class can have thousands of signatures that are shown on demand. Leave out colors and repeated
  // links, which would make its page several times as large.
  const plainCodeOf = (code: LinkedCode): CompiledCode => {
    const first = new Map(
      namedLinks(code)
        .toReversed()
        .map((each) => [each.href, each]),
    );
    return { code: code.code, html: indentWrapped(linkNames(escapeHtml(code.code), [...first.values()])) };
  };
  const textOf = async (comment: CommentText): Promise<CompiledText> => {
    const { source } = comment;
    const place = source ? { file: source.file, lineOffset: source.line - 1 } : { findSymbol: undefined };
    const { text, ...compiled } = await compileComment(comment.markdown, { ...context, ...place });
    texts.set(comment, text);
    return { ...compiled, lang: comment.isUntranslated ? langOf(defaultLocale) : null };
  };
  const linkOf = ({ name, target }: NamedLink): NamedLink => ({
    name,
    target: target === null ? null : resolve(target),
  });
  const rowOf = async ({ target, code, text, note, ...row }: Row): Promise<CompiledRow> => ({
    ...row,
    target: target ? resolve(target) : null,
    ...(code && { code: lineOf(code) }),
    ...(text && { text: await textOf(text) }),
    ...(note && { note: await textOf(note) }),
  });
  const inlineOf = async (block: InlineBlock): Promise<InlineBlock<CompiledCode, CompiledText>> => {
    switch (block.type) {
      case 'text':
        return { ...block, text: await textOf(block.text) };
      case 'links':
        return { ...block, links: block.links.map(linkOf) };
      case 'value': {
        const { code, text, ...rest } = block;
        return { ...rest, code: lineOf(code), ...(text && { text: await textOf(text) }) };
      }
    }
  };
  const partOf = async (block: SimpleBlock): Promise<SimpleBlock<CompiledCode, CompiledText>> => {
    switch (block.type) {
      case 'import':
      case 'signature':
        return { ...block, code: codeOf(block.code) };
      case 'setting':
        return { ...block, code: { code: block.code.code, html: highlight(block.code.code, 'yaml') } };
      case 'more-signatures':
        return { ...block, code: plainCodeOf(block.code) };
      case 'overload': {
        const { text, ...rest } = block;
        return { ...rest, ...(text && { text: await textOf(text) }) };
      }
      case 'deprecated':
        return { ...block, text: await textOf(block.text) };
      case 'list':
        return { ...block, texts: await inOrder(block.texts, textOf) };
      case 'rows':
      case 'enum':
      case 'users':
        return { ...block, rows: await inOrder(block.rows, rowOf) };
      case 'text':
      case 'links':
      case 'value':
        return inlineOf(block);
      default:
        return block;
    }
  };
  const blockOf = async (block: Block): Promise<CompiledBlock> =>
    block.type === 'member'
      ? {
          ...block,
          headline: await inOrder(block.headline ?? [], inlineOf),
          blocks: await inOrder(block.blocks, partOf),
        }
      : partOf(block);

  const compiled = await inOrder(content, blockOf);
  const { headings, sections } = outlineOf(content, texts);
  return {
    content: compiled,
    headings,
    sections: sections.filter(({ id, text }) => id !== null || text !== ''),
  };
}

/** Compiles one after the other because samples are numbered in page order. */
async function inOrder<From, To>(list: readonly From[], convert: (each: From) => Promise<To>): Promise<To[]> {
  const result: To[] = [];
  for (const each of list) result.push(await convert(each));
  return result;
}

/** Collects a page's headings and its text for search, by section. */
function outlineOf(
  content: readonly Block[],
  texts: ReadonlyMap<CommentText, string>,
): { headings: DocHeading[]; sections: DocSection[] } {
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
  const labelOf = (title: string | undefined) => title && `${title}:`;
  const wordsOf = (text: CommentText | undefined) => text && texts.get(text);
  const addRows = (rows: readonly Row[]) => {
    for (const { id, name, notes = [], code, text, note } of rows) {
      if (id !== undefined) headings.push({ id, title: name, level: 3, line: 1 });
      addText(name, ...notes, code?.code, wordsOf(text), wordsOf(note));
    }
  };
  const add = (block: Block): void => {
    switch (block.type) {
      case 'import':
      case 'signature':
        return addText(block.code.code);
      // Not indexed: signatures shown on demand repeat the words of those above, and a search for the
      // name of a symbol's user must find the user's page. A setting's words are those of its key.
      case 'more-signatures':
      case 'users':
      case 'setting':
        return;
      case 'title':
        return addHeading(block.id, block.title, 2);
      case 'overload':
        addHeading(block.id, block.title, 4);
        return addText(wordsOf(block.text));
      case 'label':
      case 'name':
        return addText(block.title);
      case 'text':
      case 'deprecated':
        return addText(labelOf(block.title), wordsOf(block.text));
      case 'list':
        return addText(block.title, ...block.texts.map(wordsOf));
      case 'links':
        return addText(labelOf(block.title), block.links.map(({ name }) => name).join(', '));
      case 'value':
        return addText(labelOf(block.title), block.code.code, ...(block.notes ?? []), wordsOf(block.text));
      case 'rows':
      case 'enum':
        addText(...block.head);
        return addRows(block.rows);
      case 'member':
        addHeading(block.id, block.title, block.level);
        addText(...(block.notes ?? []));
        for (const each of [...(block.headline ?? []), ...block.blocks]) add(each);
    }
  };
  for (const block of content) add(block);
  return { headings, sections };
}
