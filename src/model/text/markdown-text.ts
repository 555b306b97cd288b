/** Removes indentation, trailing spaces, and blank lines. */
const trimLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** Converts Markdown for a table cell: one line, with escaped pipes. */
export function tableCell(text: string): string {
  return trimLines(text)
    .replace(/\\?\n/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|');
}

/** Formats text as inline code on one line, even if it contains backticks. */
export function inlineCode(text: string): string {
  const flat = trimLines(text)
    .replace(/(?<=[<([])\n(?:\| )?/g, '')
    .replace(/,?\n(?=[>)\]])/g, '')
    .replaceAll('\n', ' ');
  const longest = Math.max(0, ...(flat.match(/`+/g) ?? []).map(({ length }) => length));
  if (longest === 0) return `\`${flat}\``;
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${flat} ${fence}`;
}

/** Splits Markdown into its first paragraph, if it begins with one, and the blocks below it. */
export function splitParagraph(text: string): { first: string; rest: string } {
  if (/^(?:[-*>|] |\d+[.)] |```|---$)/m.test(text.split('\n', 1)[0] ?? '')) return { first: '', rest: text };
  const [first = '', ...rest] = text.split('\n\n');
  return { first, rest: rest.join('\n\n') };
}

/**
 * Formats text as a code block, even if it contains backticks.
 *
 * @param info - The language, and settings after it.
 */
export function fence(info: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${info}\n${text}\n${marks}`;
}

/** Writes a GFM table without its empty columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_, column) => rows.some((row) => (row[column] ?? '').trim() !== ''));
  const keep = (cells: readonly string[]) => cells.filter((_, column) => kept[column]);
  const line = (cells: readonly string[]) => `| ${cells.map(tableCell).join(' | ')} |`;
  return [line(keep(head)), line(keep(head).map(() => '-')), ...rows.map((row) => line(keep(row)))].join(
    '\n',
  );
}
