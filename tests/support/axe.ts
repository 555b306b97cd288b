import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Only the rules whose results depend on the color mode. */
export const COLOR_RULES: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/**
 * Runs axe in a page. `@axe-core/playwright` takes five times as long because it also supports
 * frames, which these pages don't have.
 *
 * @param page - Page to check.
 * @param options - Rules to check; by default those of WCAG and of good practice.
 * @returns Accessibility violations with their selectors.
 * @throws Error when the page has frames.
 */
export async function axeFindings(page: Page, options = OPTIONS): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error(`${page.url()} has frames, which this check doesn't support.`);
  // `evaluate` isn't subject to the page's Content Security Policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (wanted) => (window as unknown as { axe: typeof axe }).axe.run(wanted),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
  );
}
