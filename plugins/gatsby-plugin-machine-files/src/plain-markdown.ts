import { plainInline, type InlineContext } from './inline-markdown';

/** The words that stand for the look of a notice, in one language. */
export type NoticeLabels = Record<'note' | 'tip' | 'info' | 'warning' | 'danger' | 'details', string>;

export interface PlainContext extends InlineContext {
  labels: NoticeLabels;
}

/** A directive or component that is open at the current line. */
interface OpenBlock {
  name: string;
  /** How its end is written: the colons of its fence, or the name of its tag. */
  end: string;
  indent: number;
  isQuoted: boolean;
  /** How far the text inside of a component is set in; null until its first line has come. */
  inset: number | null;
}

const NOTICES = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** A component that begins and ends on one line. */
const LEAF_TAG = /^\s*<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^}]*\}))?)*)\s*(?:\/>|>(.*)<\/\1>)\s*$/;

/**
 * Turns the body of a guide or of a reference page into Markdown that reads well without this site: notices become quotes, tabs become
 * labelled parts, frames such as steps and cards fall away, links and pictures get the addresses the context gives.
 *
 * It works line by line and builds no tree, because it runs for every page of the site.
 */
export function toPlainMarkdown(body: string, context: PlainContext): string {
  const open: OpenBlock[] = [];
  const output: string[] = [];
  let fence: string | null = null;
  const put = (line: string) => {
    const quoted = quote(line, open);
    if (fence === null && isBlankLine(quoted) && isBlankLine(output.at(-1) ?? '')) return;
    output.push(quoted);
  };
  for (const written of body.split(/\r?\n/)) {
    const line = outdent(written, open);
    const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      put(line);
      if (mark?.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) fence = null;
      continue;
    }
    if (mark !== undefined) {
      put(plainFence(line));
      fence = mark;
      continue;
    }
    const block = readOpening(line);
    if (block) {
      const { label, ...opened } = block;
      put('');
      open.push(opened);
      const title = titleOf(opened.name, label, context.labels);
      if (title !== null) {
        put(' '.repeat(opened.indent) + `**${plainInline(title, context)}**`);
        put('');
      }
      continue;
    }
    if (open.length > 0 && line.trim() === open.at(-1)?.end) {
      while (isBlankLine(output.at(-1) ?? 'x')) output.pop();
      open.pop();
      put('');
      continue;
    }
    const leaf = readLeaf(line);
    if (leaf !== null) {
      if (leaf !== '') put(plainInline(leaf, context));
      continue;
    }
    put(plainInline(line.replace(/^(#{1,6} .*?)\s*\\?\{#[^}]+\}\s*$/, '$1'), context));
  }
  return `${output.join('\n').trim()}\n`;
}

/** The opening line of a code block with its language and title; all other settings only concern this site. */
function plainFence(line: string): string {
  const [, start = '', language = '', meta = ''] =
    /^([\s>]*(?:`{3,}|~{3,}))\s*([^\s{]*)(.*)$/.exec(line) ?? [];
  const title = /title="[^"]*"/.exec(meta)?.[0];
  return start + (language === 'npm' ? 'bash' : language) + (title ? ` ${title}` : '');
}

function readOpening(line: string): (OpenBlock & { label: string | null }) | null {
  const directive = /^(\s*)(:{3,})\s*([a-z][\w-]*)(?:\[(.*)\])?(?:\{[^}]*\})?\s*$/.exec(line);
  if (directive) {
    const [, indent = '', colons = '', name = '', label] = directive;
    return toBlock(name, colons, indent, label ?? null);
  }
  const tag = /^(\s*)<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^}]*\}))?)*)\s*>\s*$/.exec(line);
  if (!tag) return null;
  const [, indent = '', name = '', attributes = ''] = tag;
  const label = /\s(?:title|label|summary)="([^"]*)"/.exec(attributes)?.[1];
  return toBlock(kebab(name), `</${name}>`, indent, label ?? null);
}

function toBlock(
  name: string,
  end: string,
  indent: string,
  label: string | null,
): OpenBlock & { label: string | null } {
  return {
    name,
    end,
    indent: indent.length,
    isQuoted: isNotice(name) || name === 'details',
    inset: end.startsWith('<') ? null : 0,
    label,
  };
}

function titleOf(name: string, label: string | null, labels: NoticeLabels): string | null {
  if (isNotice(name)) return label === null ? labels[name] : `${labels[name]}: ${label}`;
  if (name === 'details') return label ?? labels.details;
  return name === 'tab' ? label : null;
}

/** A line that is a directive or component of its own: what is left of it as text, or null for any other line. */
function readLeaf(line: string): string | null {
  const directive = /^\s*::([a-z][\w-]*)(?:\[(.*)\])?(?:\{([^}]*)\})?\s*$/.exec(line);
  const tag = directive ? null : LEAF_TAG.exec(line);
  if (!directive && !tag) return null;
  const token = /token="([^"]*)"/.exec(directive?.[3] ?? tag?.[2] ?? '')?.[1];
  const label = directive?.[2] ?? tag?.[3] ?? '';
  return token === undefined ? label : `- \`${token}\`${label === '' ? '' : ` ${label}`}`;
}

/** Takes the indentation off that a component puts before what it holds. */
function outdent(line: string, open: readonly OpenBlock[]): string {
  let result = line;
  for (const block of open) {
    const spaces = /^ */.exec(result)?.[0].length ?? 0;
    if (block.inset === null && result.trim() !== '') block.inset = Math.max(0, spaces - block.indent);
    const off = Math.min(block.inset ?? 0, Math.max(0, spaces - block.indent));
    result = result.slice(0, block.indent) + result.slice(block.indent + off);
  }
  return result;
}

/** Puts the quote marks of all open notices before a line. */
function quote(line: string, open: readonly OpenBlock[]): string {
  let result = line;
  let shift = 0;
  for (const { indent, isQuoted } of open) {
    if (!isQuoted) continue;
    const at = indent + shift;
    result = `${result.slice(0, at).padEnd(at)}> ${result.slice(at)}`;
    shift += 2;
  }
  return shift > 0 ? result.trimEnd() : result;
}

function isBlankLine(line: string): boolean {
  return /^[\s>]*$/.test(line);
}

function isNotice(name: string): name is (typeof NOTICES)[number] {
  return (NOTICES as readonly string[]).includes(name);
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
