/** What an author may write after the language of a fence. */
export interface FenceMeta {
  title: string | null;
  /** Lines to mark, as written without spaces: `1,3-5`. */
  highlight: string | null;
  numbers: boolean;
  wrap: boolean;
  /** Why the samples check leaves this fence out. */
  noCheck: string | null;
  /** What a reader does with the block, as far as `npm run tutorials` cannot see it from language, title and order. */
  run: FenceRun;
  unknown: string[];
}

/** Marks of blocks that are followed. Readers see nothing of them. */
export interface FenceRun {
  /** Port or text that shows that a command block, which keeps running, is ready. */
  serve: string | null;
  /** Exit code that is expected. */
  exit: number;
  /** `append`: goes to the end of its file; `excerpt`: is part of a file; `log`: is in the log of what serves. */
  as: 'append' | 'excerpt' | 'log' | null;
  /** Why the block is left out. */
  noRun: string | null;
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
    run: { serve: null, exit: 0, as: null, noRun: null },
    unknown: [],
  };
  for (const [part, key, value] of meta.matchAll(/([\w-]+)="([^"]*)"|\{[^}]*\}|\S+/g)) {
    if (key === 'title') result.title = value ?? '';
    else if (key === 'no-check') result.noCheck = value ?? '';
    else if (key === 'serve') result.run.serve = value ?? '';
    else if (key === 'no-run') result.run.noRun = value ?? '';
    else if (key === 'exit' && /^\d{1,3}$/.test(value ?? '')) result.run.exit = Number(value);
    else if (part === 'append' || part === 'excerpt' || part === 'log') result.run.as = part;
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
