import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/model/files';
import { dropGatsbyStyles } from './gatsby-scripts';
import type { InlineSources, PolicyCheck } from './check-policy';
import { deferHydration, type Hydration } from './defer-hydration';
import { dropSheets } from './drop-sheets';

/**
 * Rewrites the HTML of one page. Incremental builds also pass pages that were finished earlier; a
 * step must not change those again.
 */
type PageStep = (html: string) => string;

/** Returns the steps that every page goes through, in order. */
export function pageSteps(hydration: Hydration): PageStep[] {
  return [(html) => deferHydration(html, hydration), dropGatsbyStyles, dropSheets];
}

/** A finished page. */
export interface FinishedPage {
  /** Its file's size and modification time. */
  stamp: string;
  inline: InlineSources;
}

/**
 * Applies all steps to each HTML file in the built site, and checks the result. Each file is read
 * once, and written once if a step changed it.
 *
 * @param publicDir - The built site's folder.
 * @param steps - Steps to apply, in order.
 * @param policy - Checks each page, given its path and HTML.
 * @param before - Pages that an earlier build finished with the same steps and policy. Files that
 *   haven't changed since then are not read again.
 * @returns The number of written pages, and all pages for the next build.
 */
export function finishPages(
  publicDir: string,
  steps: readonly PageStep[],
  policy: Pick<PolicyCheck, 'check' | 'addEarlier'>,
  before: Readonly<Record<string, FinishedPage>> = {},
): { written: number; pages: Record<string, FinishedPage> } {
  let written = 0;
  const pages: Record<string, FinishedPage> = {};
  for (const page of htmlFiles(publicDir)) {
    const file = path.join(publicDir, page);
    const previous = before[page];
    if (previous && previous.stamp === stampOf(file)) {
      policy.addEarlier(previous.inline);
      pages[page] = previous;
      continue;
    }
    const html = fs.readFileSync(file, 'utf8');
    const finished = steps.reduce((text, step) => step(text), html);
    const inline = policy.check(`public/${page}`, finished);
    if (finished !== html) {
      fs.writeFileSync(file, finished);
      written++;
    }
    pages[page] = { stamp: stampOf(file), inline };
  }
  return { written, pages };
}

function stampOf(file: string): string {
  const { size, mtimeMs } = fs.statSync(file);
  return `${size} ${mtimeMs}`;
}

/** Lists all pages except the fragments in Gatsby's folder `_gatsby`. */
function htmlFiles(publicDir: string): string[] {
  return listFiles(publicDir).filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'));
}
