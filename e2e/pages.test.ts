import type { Browser } from 'playwright-core';
import { hydrated, launch, LOCALES, openPage } from './support/browser';
import { serveSite, type Site } from './support/server';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe.each(LOCALES)('in %s', (lang, prefix) => {
  it.each([
    `${prefix}/`,
    `${prefix}/libraries/typeorm/`,
    `${prefix}/api/persistence-api/src/interfaces/BaseTenantedTrackedEntity/`,
    `${prefix}/api/docs/`,
  ])('%s opens, hydrates without an error and asks no other host', async (path) => {
    const { page, problems, close } = await openPage(browser, site.origin + path);
    await hydrated(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('h1').count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });
});
