import type {
  CommentText,
  LinkedCode,
  NamedLink,
  SymbolBlock,
  SymbolRow,
} from '../../src/model/reference/symbol-content';
import { fence, inlineCode, splitParagraph, table } from '../../src/model/text/markdown-text';

type Text = Pick<CommentText, 'markdown'>;
type Code = Pick<LinkedCode, 'code'>;
type Block = SymbolBlock<Code, Text>;

interface Options {
  /** Returns the address to print for a link. */
  addressOf: (target: string) => string;
  /** Returns a member's history: when it was added, and its changes. */
  history: (anchor: string) => { since: string; changes: readonly string[] };
}

const AS_WRITTEN: Options = { addressOf: (target) => target, history: () => ({ since: '', changes: [] }) };

/** Prints what a reference page shows as Markdown that reads well by itself. */
export function printContent(content: readonly Block[], options: Options = AS_WRITTEN): string {
  return content.flatMap((block) => printBlock(block, options)).join('\n\n');
}

function printBlock(block: Block, options: Options): string[] {
  const { type, id = '', level = 0, title = '', code, notes = [], text, texts = [], links = [] } = block;
  const label = title === '' ? '' : `**${title}:** `;
  const said = text?.markdown ?? '';
  switch (type) {
    case 'import':
    case 'signature':
      return [fence('ts', code?.code ?? '')];
    case 'title':
      return [level === 0 ? `**${title}**` : heading(level, title)];
    case 'name':
      return [`**${inlineCode(title)}**`];
    case 'text':
      return [label + said];
    case 'deprecated':
      return [`> **${title}.** ${said.replace(/\n(>?)/g, '\n> $1')}`];
    case 'list':
      return [texts.map(({ markdown }) => `- ${markdown.replace(/\n(?=.)/g, '\n  ')}`).join('\n')];
    case 'links':
      return [label + links.map((link) => printLink(link, options)).join(', ')];
    case 'value': {
      const words = [...notes.map((note) => `*${note}*`), ...(said ? ['—', said] : [])];
      return [[label + inlineCode(code?.code ?? ''), ...words].join(' ')];
    }
    case 'rows':
    case 'enum':
      return printRows(block, options);
    case 'users':
      return [`**${title}:**`, (block.rows ?? []).map((row) => `- ${printName(row, options)}`).join('\n')];
    case 'member': {
      const { since, changes } = options.history(id);
      const facts = [
        ...notes.map((note) => `*${note}*`),
        ...(block.facts ?? []).flatMap((each) => printBlock(each, options)),
      ].join(' · ');
      return [
        heading(level, title),
        ...[since, ...changes, facts].filter(Boolean),
        ...(block.blocks ?? []).flatMap((each) => printBlock(each, options)),
      ];
    }
  }
}

/**
 * Prints a table. A cell can't contain lists or code blocks, so everything after a text's first
 * paragraph is printed below the table.
 */
function printRows({ head = [], rows = [] }: Block, options: Options): string[] {
  const below: string[] = [];
  const cells = rows.map((row: SymbolRow<Code, Text>) => {
    const { id, name, code, text, note } = row;
    const { first, rest } = splitParagraph(text?.markdown ?? '');
    if (rest) below.push(`**${inlineCode(name)}**`, rest);
    const since = id === undefined ? '' : options.history(id).since;
    return [
      printName(row, options),
      ...(head.length > 2 ? [code ? inlineCode(code.code) : ''] : []),
      [first, note?.markdown ?? '', since].filter(Boolean).join(' '),
    ];
  });
  return [table(head, cells), ...below];
}

/** Prints a row's name and the words after it. */
function printName({ name, target = null, notes = [] }: SymbolRow<Code, Text>, options: Options): string {
  return [printLink({ name, target }, options), ...notes.map((each) => `*${each}*`)].join(' ');
}

function printLink({ name, target }: NamedLink, { addressOf }: Options): string {
  return target === null ? inlineCode(name) : `[${inlineCode(name)}](${addressOf(target)})`;
}

function heading(level: number, title: string): string {
  return `${'#'.repeat(level)} ${title.replace(MARKUP, '\\$&')}`;
}

/** Characters that would be markup in a heading. An underscore inside a word isn't. */
const MARKUP = /[[\]*<>\\`#{}|&~!]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
