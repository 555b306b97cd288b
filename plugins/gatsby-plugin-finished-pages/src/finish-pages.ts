import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/model/files';
import { dropGatsbyStyles } from '../../../src/upstream-internals/gatsby-scripts';
import { deferHydration, type Hydration } from './defer-hydration';
import { dropSheets } from './drop-sheets';

/** Rewrites the HTML of one page. A warm build also passes pages that an earlier build has finished: a step must not change those twice. */
export type PageStep = (html: string) => string;

/** What happens to every page, in this order. */
export function pageSteps(hydration: Hydration): PageStep[] {
  return [(html) => deferHydration(html, hydration), dropGatsbyStyles, dropSheets];
}

/**
 * Takes every HTML file of the built site through the steps. Each is read once, and written once if a step changed it.
 *
 * @param check - Sees each page as it will be served, with its path below `publicDir`.
 * @returns How many pages were written.
 */
export function finishPages(
  publicDir: string,
  steps: readonly PageStep[],
  check: (page: string, html: string) => void,
): number {
  let written = 0;
  for (const page of htmlFiles(publicDir)) {
    const file = path.join(publicDir, page);
    const html = fs.readFileSync(file, 'utf8');
    const finished = steps.reduce((text, step) => step(text), html);
    check(page, finished);
    if (finished === html) continue;
    fs.writeFileSync(file, finished);
    written++;
  }
  return written;
}

/** All pages, without the fragments that Gatsby keeps in `_gatsby`. */
function htmlFiles(publicDir: string): string[] {
  return listFiles(publicDir).filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'));
}
