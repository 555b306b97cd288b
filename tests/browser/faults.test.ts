import type { Browser } from 'playwright-core';
import { translator } from '../../src/locales/translate';
import { commonTexts } from '../../src/locales/common';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, openPage, waitUntilSettled, ONE_LOCALE, ONE_PREFIX } from '../support/browser';
import { serveSite, type Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const text = translator(ONE_LOCALE, commonTexts);

describe('an island that crashes', () => {
  it('shows the reason and a retry in its place, and the rest of the page keeps working', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    // Language links can't be rendered from these props.
    await page.route(`${site.origin}${ONE_PREFIX}/faq/`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(data-island="VersionSwitch" data-props=")[^"]*"/,
        '$1{&quot;docsSet&quot;:&quot;default&quot;}"',
      );
      await route.fulfill({ response, body: html });
    });
    await page.goto(`${site.origin}${ONE_PREFIX}/faq/`);
    await waitUntilReady(page);
    const alert = page.getByRole('alert').filter({ hasText: text('crash.title') });
    await alert.waitFor();
    expect(await alert.getByRole('listitem').first().innerText()).not.toBe('');
    await alert.getByRole('button', { name: text('retry') }).click();
    await alert.waitFor();
    expect(await alert.getByRole('link').getAttribute('href')).toBe(`${ONE_PREFIX}/`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await close();
  });
});

describe('a deployment that has replaced the files of an open page', () => {
  it('leaves the page readable, hides controls, and lets links work', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.route(/\/common-[0-9a-f]+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.origin}/faq/`);
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.locator(`[id="site:docs-nav"] a[href="/about/"]`).click();
    await page.waitForURL(`${site.origin}/about/`);
    await close();
  });
});

describe('a wrong path prefix', () => {
  it('is reported on the home page with the expected and actual prefix', async () => {
    const folder = await serveSite(undefined, { base: '/docs' });
    const { page, close } = await openPage(browser, `${folder.origin}/docs${ONE_PREFIX}/`);
    const banner = page.locator('[id="site:base-url-banner"]');
    await banner.waitFor({ state: 'visible' });
    expect(await banner.innerText()).toContain(text('baseUrl.title'));
    expect(await banner.locator('code').allInnerTexts()).toEqual([
      '/',
      '/docs/',
      'PATH_PREFIX=/docs npm run build -- --prefix-paths',
    ]);
    await close();
    await folder.close();
  });

  it('is not reported when only one file or the style sheet is missing', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.route(/\/islands-[0-9a-f]+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.route(`${site.origin}/`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/<style[\s\S]*?<\/style>/g, ''),
      });
    });
    await page.goto(`${site.origin}/`);
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
    await waitUntilSettled(page);
    expect(await page.locator('[id="site:base-url-banner"]').isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#site:content');
    await close();
  });
});

it('removes the service worker and caches of an earlier site', async () => {
  const { page, close } = await openPage(browser, `${site.origin}/faq/`);
  await page.evaluate(async () => {
    await caches.open('earlier-site');
    await navigator.serviceWorker.register('/sw.js');
  });
  await page
    .waitForFunction(
      async () =>
        (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
      undefined,
      { polling: 100 },
    )
    .catch(() => undefined);
  const left = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);
  expect(left).toEqual([0, 0]);
  await close();
});
