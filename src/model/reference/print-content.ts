import type {
  CommentText,
  LinkedCode,
  NamedLink,
  Block as AnyBlock,
  Row as AnyRow,
} from './reference-blocks';
import type { Translate } from '../../locales/messages';
import { diffLines, type ShownHistory } from './history';
import { fence, inlineCode, splitParagraph, table } from '../text/markdown-text';

type Code = Pick<LinkedCode, 'code'>;
type Text = Pick<CommentText, 'markdown'>;
type Block = AnyBlock<Code, Text>;

/** The texts of a history. */
type T = Translate<'api'>;

/** Converts a link's target to the address that is printed. */
type AddressOf = (target: string) => string;

const asWritten: AddressOf = (target) => target;

/** Prints a reference page: its symbol's history, and what it shows. */
export function printPageContent(
  { content = [], history = null }: { content?: readonly Block[]; history?: ShownHistory | null },
  t: T,
  addressOf = asWritten,
): string {
  const own = history ? printHistory(history, t) : [];
  return `${[...own, printContent(content, t, addressOf)].filter(Boolean).join('\n\n')}\n`;
}

/** Prints what a reference page shows as Markdown that reads well by itself. */
export function printContent(content: readonly Block[], t: T, addressOf = asWritten): string {
  return content.flatMap((block) => printBlock(block, t, addressOf)).join('\n\n');
}

/** Prints a history: a line with the releases that added and deprecated the name, and the changes. */
export function printHistory(history: ShownHistory, t: T): string[] {
  return [
    printSince(history, t),
    ...history.changes.flatMap(({ version, breaks, from, to }) => {
      const grade = breaks ? ` (${t(`changes.breaks.${breaks}`)})` : '';
      return [`${t('reference.changedIn', { version })}${grade}:`, fence('diff', diffLines(from, to))];
    }),
  ].filter(Boolean);
}

function printSince({ since, deprecatedSince }: ShownHistory, t: T): string {
  return [
    ...(since === null ? [] : [t('reference.since', { version: since })]),
    ...(deprecatedSince === null ? [] : [t('reference.deprecatedSince', { version: deprecatedSince })]),
  ]
    .map((note) => `${note}.`)
    .join(' ');
}

function printBlock(block: Block, t: T, addressOf: AddressOf): string[] {
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
      return [labelOf(block) + block.links.map((link) => printLink(link, addressOf)).join(', ')];
    case 'value': {
      const { code, notes = [], text } = block;
      const words = [...notes.map((note) => `*${note}*`), ...(text ? ['—', text.markdown] : [])];
      return [[labelOf(block) + inlineCode(code.code), ...words].join(' ')];
    }
    case 'rows':
    case 'enum':
      return printRows(block, t, addressOf);
    case 'users':
      return [`**${block.title}:**`, block.rows.map((row) => `- ${printName(row, addressOf)}`).join('\n')];
    case 'member': {
      const headline = [
        ...(block.notes ?? []).map((note) => `*${note}*`),
        ...(block.headline ?? []).flatMap((each) => printBlock(each, t, addressOf)),
      ].join(' · ');
      return [
        heading(block.level, block.title),
        ...(block.history ? printHistory(block.history, t) : []),
        ...(headline ? [headline] : []),
        ...block.blocks.flatMap((each) => printBlock(each, t, addressOf)),
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
  t: T,
  addressOf: AddressOf,
): string[] {
  const below: string[] = [];
  const cells = rows.map((row) => {
    const { name, code, text, note, history } = row;
    const { first, rest } = splitParagraph(text?.markdown ?? '');
    if (rest) below.push(`**${inlineCode(name)}**`, rest);
    const since = history ? printSince(history, t) : '';
    return [
      printName(row, addressOf),
      ...(head.length > 2 ? [code ? inlineCode(code.code) : ''] : []),
      [first, note?.markdown ?? '', since].filter(Boolean).join(' '),
    ];
  });
  return [table(head, cells), ...below];
}

/** Prints a row's name and the words after it. */
function printName({ name, target = null, notes = [] }: AnyRow<Code, Text>, addressOf: AddressOf): string {
  return [printLink({ name, target }, addressOf), ...notes.map((each) => `*${each}*`)].join(' ');
}

function printLink({ name, target }: NamedLink, addressOf: AddressOf): string {
  return target === null ? inlineCode(name) : `[${inlineCode(name)}](${addressOf(target)})`;
}

function heading(level: number, title: string): string {
  return `${'#'.repeat(level)} ${title.replace(MARKUP, '\\$&')}`;
}

/** Characters that would be markup in a heading. An underscore inside a word isn't. */
const MARKUP = /[[\]*<>\\`#{}|&~!]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
