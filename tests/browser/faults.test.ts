import type { Browser } from 'playwright-core';
import { translator } from '../../src/locales/translate';
import { commonTexts } from '../../src/locales/common';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, LOCALES, openPage, waitUntilSettled, ONE_LOCALE } from '../support/browser';
import { serveSite, type Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const TARGET = '/libraries/mail/usage/';

describe.each(LOCALES)('an island that crashes, in %s', (lang, prefix) => {
  const text = translator(lang, commonTexts);

  it('shows the reason and a retry in its place, and the rest of the page keeps working', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    // Language links can't be rendered from these props.
    await page.route(`${site.origin}${prefix}/faq/`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(data-island="versions" data-props=")[^"]*"/,
        '$1{&quot;docsSet&quot;:&quot;default&quot;}"',
      );
      await route.fulfill({ response, body: html });
    });
    await page.goto(`${site.origin}${prefix}/faq/`);
    await waitUntilReady(page);
    const alert = page.getByRole('alert').filter({ hasText: text('crash.title') });
    await alert.waitFor();
    expect(await alert.getByRole('listitem').first().innerText()).not.toBe('');
    await alert.getByRole('button', { name: text('crash.retry') }).click();
    await alert.waitFor();
    expect(await alert.getByRole('link').getAttribute('href')).toBe(`${prefix}/`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await close();
  });
});

describe('a deployment that has replaced the files of an open page', () => {
  it('leaves the page readable, hides controls, and lets links work', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.route(/\/controls-[0-9a-f]+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.origin}/faq/`);
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.locator(`[id="site:docs-nav"] a[href="/about/"]`).click();
    await page.waitForURL(`${site.origin}/about/`);
    await close();
  });
});

function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
}

it('navigates without errors when storage is blocked', async () => {
  const { page, problems, close } = await openPage(browser, 'about:blank');
  await page.addInitScript(blockStorage);
  await page.goto(`${site.origin}/uk/faq/`);
  await waitUntilReady(page);
  await page.evaluate((href) => Object.assign(document.createElement('a'), { href }).click(), `/uk${TARGET}`);
  await page.waitForURL(`${site.origin}/uk${TARGET}`);
  expect(problems).toEqual([]);
  await close();
});

describe.each(LOCALES)('a missing section, in %s', (lang, prefix) => {
  const text = translator(lang, commonTexts);

  const hashes = ['#nope-nope', '#%E0%A4%A', '#100%', '#%25D1%258F', '#<img src=x onerror=alert(1)>'];

  it.each(lang === ONE_LOCALE ? hashes : hashes.slice(0, 1))(
    '(%s) shows a message and does not crash',
    async (hash) => {
      const { page, problems, close } = await openPage(browser, `${site.origin}${prefix}/faq/${hash}`);
      await waitUntilReady(page);
      await page
        .getByRole('status')
        .filter({ hasText: text('section.missing').split('{{id}}')[0] })
        .waitFor();
      await page.evaluate(() => (window.location.hash = '#%zz'));
      await waitUntilSettled(page);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(problems).toEqual([]);
      await close();
    },
  );

  // The rest doesn't depend on the language.
  if (lang !== ONE_LOCALE) return;

  it('is found when only its capitals differ', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/faq/`);
    const id = await page.locator('main h2[id]').last().getAttribute('id');
    await page.goto(`${site.origin}${prefix}/about/`);
    await page.goto(`${site.origin}${prefix}/faq/#${id?.toUpperCase()}`);
    await waitUntilReady(page);
    await page.waitForFunction(
      (target) =>
        Math.abs(document.getElementById(target ?? '')?.getBoundingClientRect().top ?? 9999) <
        window.innerHeight,
      id,
    );
    await close();
  });
});

describe('a wrong path prefix', () => {
  it.each(LOCALES)(
    'is reported on the home page with the expected and actual prefix (%s)',
    async (lang, prefix) => {
      const folder = await serveSite(undefined, { base: '/docs' });
      const { page, close } = await openPage(browser, `${folder.origin}/docs${prefix}/`);
      const banner = page.locator('[id="site:base-url-banner"]');
      await banner.waitFor({ state: 'visible' });
      expect(await banner.innerText()).toContain(translator(lang, commonTexts)('baseUrl.title'));
      expect(await banner.locator('code').allInnerTexts()).toEqual([
        '/',
        '/docs/',
        'PATH_PREFIX=/docs npm run build -- --prefix-paths',
      ]);
      await close();
      await folder.close();
    },
  );

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
