/**
 * Splits highlighted code into lines. Closes tokens that span a line break and reopens them on the
 * next line, so that each line is well-formed HTML.
 */
function splitHighlighted(html: string): string[] {
  const lines: string[] = [];
  const open: string[] = [];
  let line = '';
  for (const part of html.match(/<\/?[^>]+>|\n|[^<\n]+/g) ?? []) {
    if (part === '\n') {
      lines.push(line + '</span>'.repeat(open.length));
      line = open.join('');
      continue;
    }
    if (part.startsWith('</')) open.pop();
    else if (part.startsWith('<')) open.push(part);
    line += part;
  }
  lines.push(line);
  return lines;
}

/** A line that isn't shown, because a note replaces it. */
export interface LineNote {
  /** Index of the hidden line, from 0. */
  line: number;
  /** Index of the line that the note is shown below, from 0. */
  about: number;
  html: string;
}

/** Wraps each line of highlighted code in an element for its line number, mark, and notes. */
export function wrapLines(
  html: string,
  marked: ReadonlySet<number>,
  notes: readonly LineNote[] = [],
): string {
  return splitHighlighted(html)
    .map((line, index, all) => {
      if (notes.some((note) => note.line === index)) return '';
      // Keep the line break inside the block element, so that copied text contains it.
      const end = index === all.length - 1 ? '' : '\n';
      const below = notes.filter(({ about }) => about === index).map((note) => note.html);
      return `<span class="code-line${marked.has(index + 1) ? ' marked-line' : ''}">${line}${end}</span>${below.join('')}`;
    })
    .join('');
}

/** Lines with fewer characters fit on a phone. */
const NARROW_LINE = 36;

/**
 * Wraps long lines of highlighted code in elements. If such a line breaks, the rest is indented.
 */
export function indentWrapped(html: string): string {
  const lines = splitHighlighted(html);
  return lines
    .map((line, index) => {
      const end = index === lines.length - 1 ? '' : '\n';
      const text = line.replace(/<[^>]+>/g, '');
      if (text.length < NARROW_LINE) return line + end;
      const indent = text.length - text.trimStart().length;
      return `<span class="hang${indent > 0 ? ` hang-${Math.min(indent, DEEPEST_INDENT)}` : ''}">${line}${end}</span>`;
    })
    .join('');
}

/** Largest indent with a rule in the style sheet. */
const DEEPEST_INDENT = 8;
