import type { Browser } from 'playwright-core';
import { launch } from './browser';
import { serveSite, type Site } from './server';

interface OpenSite {
  site: Site;
  browser: Browser;
}

/**
 * Opens the built site and the shared browser before the tests in a file, and closes both
 * afterwards.
 *
 * @param onOpen - Called with both before the first test.
 */
export function openBuiltSite(onOpen: (opened: OpenSite) => void): void {
  let opened: OpenSite | undefined;
  beforeAll(async () => {
    const [site, browser] = await Promise.all([serveSite(), launch()]);
    opened = { site, browser };
    onOpen(opened);
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.site.close();
  });
}
