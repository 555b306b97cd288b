import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/model/files';
import { dropGatsbyStyles } from './gatsby-scripts';
import type { InlineSources, PolicyCheck } from './check-policy';
import { deferHydration, type Hydration } from './defer-hydration';
import { dropSheets } from './drop-sheets';

/** Rewrites the HTML of one page. A warm build also passes pages that an earlier build has finished: a step must not change those twice. */
type PageStep = (html: string) => string;

/** What happens to every page, in this order. */
export function pageSteps(hydration: Hydration): PageStep[] {
  return [(html) => deferHydration(html, hydration), dropGatsbyStyles, dropSheets];
}

/** A page as a build has left it. */
export interface FinishedPage {
  /** Size and time of its file. */
  stamp: string;
  inline: InlineSources;
}

/**
 * Takes every HTML file of the built site through the steps, and checks it as it will be served. Each is read once, and written once if a step
 * changed it.
 *
 * @param policy - Sees each page with its path below `publicDir`.
 * @param before - Pages by their paths, as an earlier build with the same steps and the same policy has left them. A file that has not changed
 *   since is not read again.
 * @returns How many pages were written, and all pages for the next build.
 */
export function finishPages(
  publicDir: string,
  steps: readonly PageStep[],
  policy: Pick<PolicyCheck, 'check' | 'take'>,
  before: Readonly<Record<string, FinishedPage>> = {},
): { written: number; pages: Record<string, FinishedPage> } {
  let written = 0;
  const pages: Record<string, FinishedPage> = {};
  for (const page of htmlFiles(publicDir)) {
    const file = path.join(publicDir, page);
    const known = before[page];
    if (known && known.stamp === stampOf(file)) {
      policy.take(known.inline);
      pages[page] = known;
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

/** All pages, without the fragments that Gatsby keeps in `_gatsby`. */
function htmlFiles(publicDir: string): string[] {
  return listFiles(publicDir).filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'));
}
