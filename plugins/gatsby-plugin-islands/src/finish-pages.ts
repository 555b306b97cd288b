import fs from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../src/locales/locales';
import { splitPath } from '../../../src/model/docs/addresses';
import { listFiles } from '../../../src/node/files';
import { dropGatsbyStyles } from './rewrite-gatsby-scripts';
import { loadIslands, type BootFiles } from './load-islands';
import { dropSheets } from './drop-sheets';

/**
 * Rewrites the HTML of one page. Incremental builds also pass pages that were finished earlier; a
 * step must not change those again.
 *
 * @param html - The page.
 * @param page - Its file in the built site, such as `uk/faq/index.html`.
 */
type PageStep = (html: string, page: string) => string;

/** Returns the steps that every page goes through, in order. */
export function pageSteps(filesOf: (page: string) => BootFiles, bootScript: string): PageStep[] {
  return [(html, page) => loadIslands(html, filesOf(page), bootScript), dropGatsbyStyles, dropSheets];
}

/** Returns a page's language. The root's not-found page may be shown at the path of another language. */
export function languageOf(page: string): Locale {
  return splitPath(`/${page}`).locale;
}

/**
 * Applies all steps to each HTML file in the built site. Each file is read once, and written once if
 * a step changed it.
 *
 * @param publicDir - The built site's folder.
 * @param steps - Steps to apply, in order.
 * @param before - The stamps of pages that an earlier build finished with the same steps. Files that
 *   haven't changed since then are not read again.
 * @returns The number of written pages, and all stamps for the next build.
 */
export function finishPages(
  publicDir: string,
  steps: readonly PageStep[],
  before: Readonly<Record<string, string>> = {},
): { written: number; stamps: Record<string, string> } {
  let written = 0;
  const stamps: Record<string, string> = {};
  for (const page of htmlFiles(publicDir)) {
    const file = path.join(publicDir, page);
    const previous = before[page];
    if (previous === undefined || previous !== stampOf(file)) {
      const html = fs.readFileSync(file, 'utf8');
      const finished = steps.reduce((text, step) => step(text, page), html);
      if (finished !== html) {
        fs.writeFileSync(file, finished);
        written++;
      }
    }
    stamps[page] = stampOf(file);
  }
  return { written, stamps };
}

/** Returns a file's size and modification time. */
function stampOf(file: string): string {
  const { size, mtimeMs } = fs.statSync(file);
  return `${size} ${mtimeMs}`;
}

/** Lists all pages except the fragments in Gatsby's folder `_gatsby`. */
function htmlFiles(publicDir: string): string[] {
  return listFiles(publicDir).filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'));
}
