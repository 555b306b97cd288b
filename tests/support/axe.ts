import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * Looks for what makes a page hard to use with assistive technology. axe runs in the page itself: its driver for Playwright takes five times
 * as long, for frames that these pages do not have.
 *
 * @returns What axe objects to, in words that say where; empty when nothing.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error(`${page.url()} has frames, which axe would not see from here.`);
  // By the debugger, which the security policy of the page does not concern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    OPTIONS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
  );
}
