import { isAdmonition, type Admonition } from '../../../src/model/vocabulary';
import { plainInline, type InlineContext } from './inline-markdown';

/** The words that replace the look of a box, in one language. */
export type BoxLabels = Record<Admonition | 'details', string>;

export interface PlainContext extends InlineContext {
  labels: BoxLabels;
}

/** A directive that is open at the current line. */
interface OpenBlock {
  name: string;
  /** The colons of its fence. */
  end: string;
  indent: number;
  isQuoted: boolean;
}

/**
 * Turns the body of a guide or of a reference page into Markdown that reads well without this site: admonitions become quotes, tabs become
 * labelled parts, frames such as steps and cards are dropped, links and pictures get the addresses the context gives.
 *
 * It works line by line and keeps what it does not know as the author wrote it.
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
  for (const line of body.split(/\r?\n/)) {
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
      put('');
      open.push(block);
      const title = titleOf(block.name, block.label, context.labels);
      if (title !== null) {
        put(' '.repeat(block.indent) + `**${plainInline(title, context)}**`);
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
    put(plainInline(line.replace(/^(#{1,6} .*?)\s*\{#[^}]+\}\s*$/, '$1'), context));
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
  if (!directive) return null;
  const [, indent = '', end = '', name = '', label = null] = directive;
  return { name, end, indent: indent.length, isQuoted: isAdmonition(name) || name === 'details', label };
}

function titleOf(name: string, label: string | null, labels: BoxLabels): string | null {
  if (isAdmonition(name)) return label === null ? labels[name] : `${labels[name]}: ${label}`;
  if (name === 'details') return label ?? labels.details;
  return name === 'tab' ? label : null;
}

/** A line that is a leaf directive or a component: what remains of it as text, or null for any other line. */
function readLeaf(line: string): string | null {
  if (/^\s*<[A-Z]\w*[^<>]*\/>\s*$/.test(line)) return '';
  const directive = /^\s*::([a-z][\w-]*)(?:\[(.*)\])?(?:\{([^}]*)\})?\s*$/.exec(line);
  if (!directive) return null;
  const [, , label = '', attributes = ''] = directive;
  const token = /token="([^"]*)"/.exec(attributes)?.[1];
  return token === undefined ? label : `- \`${token}\`${label === '' ? '' : ` ${label}`}`;
}

/** Puts the quote marks of all open boxes before a line. */
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
