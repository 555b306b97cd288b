/** What an author may write after the language of a fence. */
export interface FenceMeta {
  title: string | null;
  /** Lines to mark, as written without spaces: `1,3-5`. */
  highlight: string | null;
  numbers: boolean;
  wrap: boolean;
  /** Why the samples check leaves this fence out. */
  noCheck: string | null;
  unknown: string[];
}

const RANGES = /^\{\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*\}$/;

/** Reads `title="src/app.ts" {1,3-5} numbers wrap no-check="reason"`. */
export function readFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = {
    title: null,
    highlight: null,
    numbers: false,
    wrap: false,
    noCheck: null,
    unknown: [],
  };
  for (const [part, key, value] of meta.matchAll(/([\w-]+)="([^"]*)"|\{[^}]*\}|\S+/g)) {
    if (key === 'title') result.title = value ?? '';
    else if (key === 'no-check') result.noCheck = value ?? '';
    else if (RANGES.test(part)) result.highlight = part.slice(1, -1).replace(/\s/g, '');
    else if (part === 'numbers') result.numbers = true;
    else if (part === 'wrap') result.wrap = true;
    else result.unknown.push(part);
  }
  return result;
}

/**
 * The numbers of the lines to mark, from 1.
 *
 * @param highlight - Such as `1,3-5`; null marks none.
 * @param lines - How many lines there are; the rest of a range that reaches further is left out, its first line is not.
 */
export function markedLines(highlight: string | null, lines: number): ReadonlySet<number> {
  const marked = new Set<number>();
  for (const range of highlight?.split(',') ?? []) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= Math.max(from, Math.min(to, lines)); line++) marked.add(line);
  }
  return marked;
}
