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

/** Wraps every line of highlighted code in an element of its own: what line numbers and marks hang on. */
export function wrapLines(html: string, marked: ReadonlySet<number>): string {
  return splitHighlighted(html)
    .map((line, index, all) => {
      // The line break is inside the block element, so that copied text keeps it.
      const end = index === all.length - 1 ? '' : '\n';
      return `<span class="code-line${marked.has(index + 1) ? ' marked-line' : ''}">${line}${end}</span>`;
    })
    .join('');
}
