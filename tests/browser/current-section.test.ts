import type { Browser, Page } from 'playwright-core';
import { openBuiltSite } from '../support/built-site';
import { NARROW, openPage, waitUntilReady, ONE_PREFIX } from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const DESKTOP = { width: 1280, height: 900 };
const prefix = ONE_PREFIX;
const GUIDE = '/libraries/typeorm/repositories/';

/** Opens a page, runs the steps, and expects no errors. */
async function on(path: string, viewport: typeof DESKTOP, steps: (page: Page) => Promise<void>) {
  const { page, problems, close } = await openPage(browser, site.origin + path, { viewport });
  await waitUntilReady(page);
  await steps(page);
  expect(problems).toEqual([]);
  await close();
}

/** Waits until the table of contents highlights a section. */
const highlighted = (page: Page, hash: string) =>
  page
    .locator(`[data-island^=Toc] ul >> nth=0 >> a[href="${hash}"][aria-current]`)
    .waitFor({ state: 'attached' });

/** Scrolls until a heading is a number of pixels below the bars at the top. */
const scrollBelowBar = (page: Page, hash: string, pixels: number) =>
  page.evaluate(
    ([target, distance]) => {
      const top = document.querySelector(target)?.getBoundingClientRect().top ?? 0;
      const bars = [...document.querySelectorAll('header, [data-island=TocDisclosure] details')].map(
        (bar) => bar.getBoundingClientRect().bottom,
      );
      window.scrollBy(0, top - Math.max(...bars.filter((bottom) => bottom < 200)) - distance);
    },
    [hash, pixels] as const,
  );

describe('the current section', () => {
  it.each([
    ['wide', DESKTOP],
    ['narrow', NARROW],
  ])('starts when its heading is near the bar of a %s window', (_, viewport) =>
    on(prefix + GUIDE, viewport, async (page) => {
      for (const hash of ['#repositories', '#methods', '#soft-delete', '#database-errors'])
        for (const pixels of [60, 5]) {
          await scrollBelowBar(page, hash, pixels);
          await highlighted(page, hash);
        }
      await scrollBelowBar(page, '#database-errors', 300);
      await highlighted(page, '#soft-delete');
    }),
  );

  it('is the one that a link leads to, even if the next heading follows right below', () =>
    on(`${prefix}/api/typeorm/src/classes/BaseTypeormEntityRepository/`, DESKTOP, async (page) => {
      for (const hash of ['#methods', '#properties']) {
        await page.locator(`[data-island^=Toc] li a[href="${hash}"]:visible`).click();
        await highlighted(page, hash);
      }
    }));

  it('is the one to which a language link leads, not the section in the URL', () =>
    on(`${prefix}${GUIDE}#repositories`, DESKTOP, async (page) => {
      const link = page.locator('a[hreflang]:visible').first();
      const sectionOfLink = async () => {
        await link.dispatchEvent('focusin');
        return (await link.getAttribute('href'))?.replace(/^[^#]*/, '');
      };
      expect(await sectionOfLink()).toBe('#repositories');
      await scrollBelowBar(page, '#database-errors', 60);
      expect(await sectionOfLink()).toBe('#database-errors');
      await link.click();
      await page.waitForURL(/#database-errors$/);
      await waitUntilReady(page);
      await highlighted(page, '#database-errors');
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await sectionOfLink()).toBe('');
    }));
});
