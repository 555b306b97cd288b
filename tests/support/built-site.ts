import type { Browser } from 'playwright-core';
import { launch } from './browser';
import { serveSite, type Site } from './server';

interface Opened {
  site: Site;
  browser: Browser;
}

/**
 * Opens the built site and the shared browser before the tests of a file, and closes both after them.
 *
 * @param give - Takes them before the first test.
 */
export function openBuiltSite(give: (opened: Opened) => void): void {
  let opened: Opened | undefined;
  beforeAll(async () => {
    const [site, browser] = await Promise.all([serveSite(), launch()]);
    opened = { site, browser };
    give(opened);
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.site.close();
  });
}
