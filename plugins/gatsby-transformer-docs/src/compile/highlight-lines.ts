/**
 * Splits highlighted code into lines. A token that spans a line break, such as a comment, is closed before it and opened again after
 * it, so that each line is well-formed by itself.
 */
export function splitHighlighted(html: string): string[] {
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

/** A line that is not shown, since another one says in its place what it asks for. */
interface LineNote {
  /** Line that is left out, from 0. */
  line: number;
  /** Line that the note comes below. */
  about: number;
  html: string;
}

/** Wraps every line of highlighted code in an element of its own: what line numbers, marks and notes hang on. */
export function wrapLines(
  html: string,
  marked: ReadonlySet<number>,
  notes: readonly LineNote[] = [],
): string {
  return splitHighlighted(html)
    .map((line, index, all) => {
      if (notes.some((note) => note.line === index)) return '';
      // The line break is inside the block element, so that copied text keeps it.
      const end = index === all.length - 1 ? '' : '\n';
      const below = notes.filter(({ about }) => about === index).map((note) => note.html);
      return `<span class="code-line${marked.has(index + 1) ? ' marked-line' : ''}">${line}${end}</span>${below.join('')}`;
    })
    .join('');
}
