import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launch, startBrowser, stopBrowser, waitUntilReady, waitUntilSettled } from '../support/browser';
import { serveSite } from '../support/server';

const PAGES = {
  home: '/',
  guide: '/libraries/typeorm/data-pagination/',
  class: '/api/typeorm/src/classes/BaseTypeormEntityRepository/',
  errors: '/api/errors/',
  configuration: '/api/configuration/',
  changes: '/api/typeorm/changes/',
  search: '/search/?q=pagination',
  'not-found': '/404/',
  'uk-guide': '/uk/libraries/typeorm/data-pagination/',
  'uk-class': '/uk/api/typeorm/src/classes/BaseTypeormEntityRepository/',
};

/** Without these, up to five pixels at rounded corners differ by one level of color between two runs. */
const SAME_PIXELS = ['--disable-partial-raster', '--num-raster-threads=1', '--disable-checker-imaging'];

/** Takes screenshots of ten pages of a built site, light and dark, wide and narrow, and replaces earlier ones. */
export async function takeScreenshots(folder = 'screenshots/after', site = 'public'): Promise<void> {
  fs.rmSync(folder, { recursive: true, force: true });
  const host = await serveSite(path.resolve(site), {});
  await startBrowser(...SAME_PIXELS);
  try {
    const browser = await launch();
    for (const theme of ['light', 'dark'])
      for (const width of [1440, 390]) {
        // The content policy would block the style that Playwright stops animations with.
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
          bypassCSP: true,
        });
        // tsx compiles functions to calls of this helper, also those that run in the page.
        await context.addInitScript(
          `globalThis.__name = (named) => named; localStorage.setItem('theme', '${theme}')`,
        );
        for (const [name, address] of Object.entries(PAGES)) {
          const page = await context.newPage();
          await page.goto(host.origin + address);
          // Lists of messages are longer, but their rows repeat.
          const height = Math.min(6000, await prepare(page));
          await page.screenshot({
            path: path.join(folder, `${name}-${theme}-${width}.png`),
            fullPage: true,
            clip: { x: 0, y: 0, width, height },
            animations: 'disabled',
          });
        }
        await context.close();
      }
  } finally {
    await stopBrowser();
    await host.close();
  }
}

/** Waits for everything on the page, replaces dates, which builds change, and returns the page's height. */
async function prepare(page: Page): Promise<number> {
  await waitUntilReady(page);
  if (page.url().includes('?q=')) {
    await page.locator('main ol a').first().waitFor();
    await page.locator('[data-partial]').waitFor({ state: 'detached' });
  }
  await page.evaluate(async () => {
    for (const time of document.querySelectorAll('time')) time.textContent = '1/1/2000';
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
  });
  await waitUntilSettled(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
}
