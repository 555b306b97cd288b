import type { Browser, Page } from 'playwright-core';
import { openBuiltSite } from './support/built-site';
import { hydrated, LOCALES, openPage } from './support/browser';
import type { Site } from './support/server';
import { TEMPLATES } from './support/templates';

let site: Site;
let browser: Browser;

/** From the narrowest that WCAG asks for; on both sides of where the menu folds. */
const WIDTHS = [320, 390, 768, 997, 1440] as const;
const PAGES = [
  ...TEMPLATES,
  ['a guide of tables, tabs and code', '/how-to/write-docs/'],
  ['a class of many members', '/api/typeorm/src/classes/BaseTypeormEntityRepository/'],
  ['a page of results', '/search/?q=BaseTypeormEntityRepository'],
] as const;

openBuiltSite((opened) => ({ site, browser } = opened));

/** By how many pixels the page can be scrolled sideways at each width, and what sticks out the farthest. */
async function sticksOut(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const what = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return null;
      const [farthest] = [...document.querySelectorAll('body *')]
        .map((element) => ({ element, right: element.getBoundingClientRect().right }))
        .sort((a, b) => b.right - a.right);
      const { tagName = '', className = '' } = farthest?.element ?? {};
      return `${scrollWidth - clientWidth}px: <${tagName.toLowerCase()} class="${className}">`;
    });
    if (what !== null) found.push(`${width}: ${what}`);
  }
  return found;
}

describe.each(LOCALES)('in %s', (_, prefix) => {
  it.each(['/api/', '/search/', '/404/', '/'])(
    '%s fills a wide window, without an empty column',
    async (path) => {
      const { page, close } = await openPage(browser, site.origin + prefix + path, {
        viewport: { width: 1920, height: 1000 },
      });
      const [main, sidebar] = await page.evaluate(() =>
        ['main', '#docs-nav'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
      );
      const room = 1920 - 2 * (sidebar?.left ?? 0) - (sidebar?.width ?? 0);
      expect(main?.width).toBeGreaterThan(room - 40);
      await close();
    },
  );

  it('code and tables are in line with each other, and wider than text', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/how-to/write-docs/`, {
      viewport: { width: 1920, height: 1000 },
    });
    const widthsOf = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    const text = Math.max(...(await widthsOf('article .markdown > p')));
    const blocks = await widthsOf('article .markdown > :is(figure.code, div.table)');
    expect(new Set(blocks.map(Math.round)).size).toBe(1);
    expect(blocks[0]).toBeGreaterThan(text + 50);
    await close();
  });

  it.each(PAGES)('on %s nothing sticks out at any width', async (_name, path) => {
    const { page, problems, close } = await openPage(browser, site.origin + prefix + path);
    await hydrated(page);
    if (path.includes('?q=')) await page.locator('main ol a').first().waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
