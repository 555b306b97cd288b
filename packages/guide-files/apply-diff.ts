/** A diff that doesn't fit. `line` is the diff line, from 0, whose context is not in the file. */
interface Misfit {
  line: number;
  message: string;
}

/**
 * Applies a `diff-…` code block. Lines that start with a space or `-` must match the text in order;
 * lines that start with a space or `+` replace them. A line ` …` or ` // …` separates hunks.
 * Leading and trailing whitespace is ignored.
 *
 * @param text - The file's content.
 * @param diff - The code block.
 * @returns The changed text, or the first hunk that doesn't fit.
 */
export function applyDiff(text: string, diff: string): string | Misfit {
  const lines = text.split('\n');
  let from = 0;
  for (const hunk of readHunks(diff)) {
    const before = hunk.lines.filter(({ sign }) => sign !== '+').map((line) => line.text);
    if (before.length === 0)
      return {
        line: hunk.line,
        message: 'the diff has no unchanged line, so its place in the file is unclear',
      };
    const start = findLines(lines, before, from);
    if (start === -1)
      return {
        line: hunk.line,
        message: `the file has these lines in a row: ${JSON.stringify(before.join('\n'))}`,
      };
    let at = start;
    const after: string[] = [];
    for (const { sign, text: line } of hunk.lines) {
      if (sign === '+') after.push(line);
      else if (sign === '-') at++;
      else after.push(lines[at++] ?? line);
    }
    lines.splice(start, before.length, ...after);
    from = start + after.length;
  }
  return lines.join('\n');
}

/**
 * Maps a diff's lines to the text that it produced.
 *
 * @param text - The changed text.
 * @param diff - The code block.
 * @returns The text line, from 0, for each diff line; null for removed lines and placeholders.
 */
export function locateDiff(text: string, diff: string): (number | null)[] {
  const lines = text.split('\n');
  const places: (number | null)[] = diff.split('\n').map(() => null);
  let from = 0;
  for (const hunk of readHunks(diff)) {
    const after = hunk.lines.filter(({ sign }) => sign !== '-');
    const start = findLines(
      lines,
      after.map((line) => line.text),
      from,
    );
    if (start === -1) continue;
    let at = start;
    hunk.lines.forEach(({ sign }, index) => {
      if (sign !== '-') places[hunk.line + index] = at++;
    });
    from = at;
  }
  return places;
}

interface Hunk {
  line: number;
  lines: { sign: string; text: string }[];
}

function readHunks(diff: string): Hunk[] {
  const hunks: Hunk[] = [];
  let open: Hunk | null = null;
  diff.split('\n').forEach((raw, line) => {
    const sign = /^[+-]/.test(raw) ? raw.charAt(0) : ' ';
    if (sign === ' ' && isEllipsis(raw)) {
      open = null;
      return;
    }
    if (open === null) hunks.push((open = { line, lines: [] }));
    open.lines.push({ sign, text: raw.slice(1) });
  });
  return hunks;
}

/** Checks for a placeholder that replaces omitted lines: `…`, `// …`, `# …`. */
export function isEllipsis(line: string): boolean {
  return /^\s*(?:(?:\/\/|#)\s*)?(?:…|\.{3})\s*$/.test(line);
}

/** Returns the index of the first consecutive match at or after `from`; -1 if there is none. */
export function findLines(
  lines: readonly string[],
  wanted: readonly string[],
  from = 0,
  same = (line: string, actual: string): boolean => line.trim() === actual.trim(),
): number {
  for (let start = from; start + wanted.length <= lines.length; start++) {
    if (wanted.every((line, index) => same(line, lines[start + index] ?? ''))) return start;
  }
  return -1;
}
