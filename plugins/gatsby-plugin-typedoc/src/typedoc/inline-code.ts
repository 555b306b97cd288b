/** Converts Markdown for a table cell: one line, with escaped pipes. */
export function tableCell(text: string): string {
  return text.replace(/\\?\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');
}

/** Formats text as inline code on one line, even if it contains backticks. */
export function inlineCode(text: string): string {
  const flat = text
    .replace(/(?<=[<([])\s*\n\s*(?:\| )?/g, '')
    .replace(/,?\s*\n\s*(?=[>)\]])/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  const longest = Math.max(0, ...(flat.match(/`+/g) ?? []).map(({ length }) => length));
  if (longest === 0) return `\`${flat}\``;
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${flat} ${fence}`;
}
