/** A fence, also in quotes and lists. */
const OPENING = /^\s*(?:(?:[>*+-]|\d{1,9}[.)])\s*){0,9}(`{3,}|~{3,})/;

/**
 * Finds the lines of fenced code blocks in Markdown, whose content can look like headings.
 *
 * @param lines - Lines of a Markdown text.
 * @returns True for each line that belongs to a code block, including its first and last line.
 */
export function fencedLines(lines: readonly string[]): boolean[] {
  let fence: string | null = null;
  return lines.map((line) => {
    const mark = OPENING.exec(line)?.[1];
    const isFenced = fence !== null || mark !== undefined;
    if (fence === null) fence = mark ?? null;
    else if (mark?.startsWith(fence) && /^[\s>]*[`~]+\s*$/.test(line)) fence = null;
    return isFenced;
  });
}
