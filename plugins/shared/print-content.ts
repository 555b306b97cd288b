import type {
  CommentText,
  LinkedCode,
  NamedLink,
  Block as AnyBlock,
  Row as AnyRow,
} from '../../src/model/reference/reference-blocks';
import { fence, inlineCode, splitParagraph, table } from '../../src/model/text/markdown-text';

type Code = Pick<LinkedCode, 'code'>;
type Text = Pick<CommentText, 'markdown'>;
type Block = AnyBlock<Code, Text>;

/** When a symbol or member was added, and its changes, as Markdown. */
export interface HistoryLines {
  since: string;
  changes: readonly string[];
}

/** Returns a member's history by the ID of its block. */
type HistoryAt = (id: string) => HistoryLines;

/** Prints what a reference page shows as Markdown that reads well by itself. */
export function printContent(content: readonly Block[], historyAt: HistoryAt): string {
  return content.flatMap((block) => printBlock(block, historyAt)).join('\n\n');
}

function printBlock(block: Block, historyAt: HistoryAt): string[] {
  switch (block.type) {
    case 'import':
    case 'signature':
    case 'more-signatures':
      return [fence('ts', block.code.code)];
    case 'setting':
      return [fence('yaml', block.code.code)];
    case 'title':
      return [heading(2, block.title)];
    case 'overload':
      return [heading(4, block.title), ...(block.text ? [block.text.markdown] : [])];
    case 'label':
      return [`**${block.title}**`];
    case 'name':
      return [`**${inlineCode(block.title)}**`];
    case 'text':
      return [labelOf(block) + block.text.markdown];
    case 'deprecated':
      return [`> **${block.title}.** ${block.text.markdown.replace(/\n(>?)/g, '\n> $1')}`];
    case 'list':
      return [
        ...(block.title === undefined ? [] : [`**${block.title}**`]),
        block.texts.map(({ markdown }) => `- ${markdown.replace(/\n(?=.)/g, '\n  ')}`).join('\n'),
      ];
    case 'links':
      return [labelOf(block) + block.links.map(printLink).join(', ')];
    case 'value': {
      const { code, notes = [], text } = block;
      const words = [...notes.map((note) => `*${note}*`), ...(text ? ['—', text.markdown] : [])];
      return [[labelOf(block) + inlineCode(code.code), ...words].join(' ')];
    }
    case 'rows':
    case 'enum':
      return printRows(block, historyAt);
    case 'users':
      return [`**${block.title}:**`, block.rows.map((row) => `- ${printName(row)}`).join('\n')];
    case 'member': {
      const { since, changes } = historyAt(block.id);
      const headline = [
        ...(block.notes ?? []).map((note) => `*${note}*`),
        ...(block.headline ?? []).flatMap((each) => printBlock(each, historyAt)),
      ].join(' · ');
      return [
        heading(block.level, block.title),
        ...[since, ...changes, headline].filter(Boolean),
        ...block.blocks.flatMap((each) => printBlock(each, historyAt)),
      ];
    }
  }
}

function labelOf({ title }: { title?: string }): string {
  return title === undefined ? '' : `**${title}:** `;
}

/**
 * Prints a table. A cell can't contain lists or code blocks, so everything after a text's first
 * paragraph is printed below the table.
 */
function printRows(
  { head, rows }: Extract<Block, { type: 'rows' | 'enum' }>,
  historyAt: HistoryAt,
): string[] {
  const below: string[] = [];
  const cells = rows.map((row) => {
    const { id, name, code, text, note } = row;
    const { first, rest } = splitParagraph(text?.markdown ?? '');
    if (rest) below.push(`**${inlineCode(name)}**`, rest);
    const since = id === undefined ? '' : historyAt(id).since;
    return [
      printName(row),
      ...(head.length > 2 ? [code ? inlineCode(code.code) : ''] : []),
      [first, note?.markdown ?? '', since].filter(Boolean).join(' '),
    ];
  });
  return [table(head, cells), ...below];
}

/** Prints a row's name and the words after it. */
function printName({ name, target = null, notes = [] }: AnyRow<Code, Text>): string {
  return [printLink({ name, target }), ...notes.map((each) => `*${each}*`)].join(' ');
}

function printLink({ name, target }: NamedLink): string {
  return target === null ? inlineCode(name) : `[${inlineCode(name)}](${target})`;
}

function heading(level: number, title: string): string {
  return `${'#'.repeat(level)} ${title.replace(MARKUP, '\\$&')}`;
}

/** Characters that would be markup in a heading. An underscore inside a word isn't. */
const MARKUP = /[[\]*<>\\`#{}|&~!]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
