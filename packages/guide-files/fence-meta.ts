/** The settings an author can write after the language of a code block. */
export interface FenceMeta {
  title: string | null;
  /** Lines to mark, without spaces, such as `1,3-5`. */
  highlight: string | null;
  numbers: boolean;
  wrap: boolean;
  /** Why this block isn't type-checked. */
  noCheck: string | null;
  /** Settings for `npm run tutorials` that the language, title, and order don't determine. */
  run: FenceRun;
  /** Unknown and repeated settings. */
  unknown: string[];
}

/** A code block as written. */
export interface CodeFence {
  /** In lowercase; '' if there is none. */
  language: string;
  meta: FenceMeta;
  code: string;
}

/** How `npm run tutorials` runs a block. Not shown on the page. */
export interface FenceRun {
  /** The port or output that shows that a long-running command is ready. */
  serve: string | null;
  /** Expected exit code. */
  exit: number;
  /** Whether the block is appended to a file, an excerpt from it, or part of a command's log. */
  as: 'append' | 'excerpt' | 'log' | null;
  /** Why the block is skipped. */
  noRun: string | null;
}

const RANGES = /^\{\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*\}$/;

/** Checks for ranges such as `{5-3}`, which are probably typos. */
function hasBackwardRange(ranges: string): boolean {
  return [...ranges.matchAll(/(?<!\d)(\d+)\s*-\s*(\d+)/g)].some(([, from, to]) => Number(from) > Number(to));
}

/** Parses `title="src/app.ts" {1,3-5} numbers wrap no-check="reason"`. */
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
  const seen = new Set<string>();
  for (const [part, key, value] of meta.matchAll(/([\w-]+)="([^"]*)"|\{[^{}]*\}|\S+/g)) {
    const setting = key ?? (part.startsWith('{') ? '{' : part);
    // The tools report other empty values.
    const isUntitled = key === 'title' && value?.trim() === '';
    if (seen.has(setting) || isUntitled) result.unknown.push(part);
    else if (key === 'title') result.title = value ?? '';
    else if (key === 'no-check') result.noCheck = value ?? '';
    else if (key === 'serve') result.run.serve = value ?? '';
    else if (key === 'no-run') result.run.noRun = value ?? '';
    else if (key === 'exit' && /^\d{1,3}$/.test(value ?? '')) result.run.exit = Number(value);
    else if (part === 'append' || part === 'excerpt' || part === 'log') result.run.as = part;
    else if (RANGES.test(part) && !hasBackwardRange(part))
      result.highlight = part.slice(1, -1).replace(/\s/g, '');
    else if (part === 'numbers') result.numbers = true;
    else if (part === 'wrap') result.wrap = true;
    else result.unknown.push(part);
    seen.add(setting);
  }
  return result;
}

/**
 * Returns the line numbers to highlight, starting at 1.
 *
 * @param highlight - Ranges such as `1,3-5`; null highlights none.
 * @param lines - Line count. Ranges are cut off there, but the first line in a range is always
 *   returned, so that it can be reported if it doesn't exist.
 */
export function markedLines(highlight: string | null, lines: number): ReadonlySet<number> {
  const marked = new Set<number>();
  for (const range of highlight?.split(',') ?? []) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= Math.max(from, Math.min(to, lines)); line++) marked.add(line);
  }
  return marked;
}
