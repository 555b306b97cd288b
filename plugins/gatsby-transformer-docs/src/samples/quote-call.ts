/** Longer statements are not quoted. */
const MAX_LINES = 8;

/** Ends of lines whose statement continues on the next line. */
const CONTINUES = /(?:[=,?:+([]|=>|&&|\|\|)$/;

/**
 * Quotes the statement that calls a method, without indentation.
 *
 * @param code - Formatted code.
 * @param line - The line with the method's name, from 0.
 * @param column - The name's first column, from 0.
 * @param length - The name's length.
 * @returns Null if the name isn't called there, or if the statement is long or shows an error.
 */
export function quoteCall(code: string, line: number, column: number, length: number): string | null {
  const lines = code.split('\n');
  const text = lines[line] ?? '';
  if (text[column - 1] !== '.' || !/^\s*(?:<[^()]*>)?\(/.test(text.slice(column + length))) return null;
  let first = line;
  let last = line;
  for (;;) {
    const quote = lines.slice(first, last + 1);
    if (quote.length > MAX_LINES) return null;
    const { lowest, final } = depths(quote.join('\n'));
    const before = lines[first - 1]?.trimEnd() ?? '';
    if (lowest < 0 || /^\s*[.?:&|)\]}]/.test(quote[0] ?? '') || /(?:[=?:+]|=>|&&|\|\|)$/.test(before)) {
      if (first === 0) return null;
      first--;
    } else if (final > 0 || CONTINUES.test(quote.at(-1) ?? '') || /^\s*[.?]/.test(lines[last + 1] ?? '')) {
      if (last >= lines.length - 1) return null;
      last++;
    } else return /\/\/ *(?:\^\?|@ts-)/.test(`${before}\n${quote.join('\n')}`) ? null : dedent(quote);
  }
}

/** Counts the brackets that are open at the end, and where the fewest are, outside simple strings. */
function depths(code: string): { lowest: number; final: number } {
  let final = 0;
  let lowest = 0;
  for (const [sign] of code.replace(/'[^'\n]*'|"[^"\n]*"|\/\/.*/g, '').matchAll(/[()[\]{}]/g)) {
    final += '([{'.includes(sign) ? 1 : -1;
    lowest = Math.min(lowest, final);
  }
  return { lowest, final };
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}
