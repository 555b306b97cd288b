import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { translator } from '../../src/locales/translate';
import { commonTexts } from '../../src/locales/common';
import { openBuiltSite } from '../support/built-site';
import {
  waitUntilReady,
  LOCALES,
  openPage,
  waitUntilSettled,
  startApp,
  ONE_LOCALE,
} from '../support/browser';
import { serveSite, type Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const TARGET = '/libraries/mail/usage/';

interface PageData {
  doc: Record<string, unknown> | null;
}

/** Opens a guide, starts the app, and counts later full page loads. */
async function openRunning(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, site.origin + path, options);
  await waitUntilReady(opened.page);
  const loads: string[] = [];
  opened.page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return { ...opened, loads };
}

/** Clicks a link that has not been prefetched. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );
}

const alert = (page: Page) => page.getByRole('alert').filter({ visible: true });
const path = (page: Page) => new URL(page.url()).pathname;

describe.each(LOCALES)('when loading the next page fails, in %s', (lang, prefix) => {
  const text = translator(lang, commonTexts);
  const start = `${prefix}/faq/`;
  const target = `${prefix}${TARGET}`;
  const dataOf = `**/page-data${target}page-data.json`;

  /**
   * Starts the app on a page with missing data. The static page stays complete and shows a message.
   */
  async function startInVain(page: Page): Promise<void> {
    await startApp(page);
    await alert(page).getByText(text('load.partial')).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await waitUntilSettled(page);
  }

  it('keeps the page with a working sidebar, and shows a message, when the server fails', async () => {
    const { page, loads, close } = await openRunning(start);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const fail = (route: { fulfill: (response: { status: number }) => Promise<void> }) =>
      route.fulfill({ status: 500 });
    await page.route(dataOf, fail);
    await page.route(site.origin + target, fail);
    await follow(page, target);
    await alert(page).getByText(text('load.server')).waitFor();
    expect([path(page), loads, await page.getByRole('heading', { level: 1 }).innerText()]).toEqual([
      start,
      [],
      heading,
    ]);
    expect(await alert(page).getByRole('link').getAttribute('href')).toBe(target);
    // The first retry fails, and the second one succeeds.
    const again = page.waitForResponse((response) => response.status() === 500);
    await alert(page)
      .getByRole('button', { name: text('load.retry') })
      .click();
    await again;
    await waitUntilSettled(page);
    expect(path(page)).toBe(start);
    await follow(page, `${prefix}/about/`);
    await page.waitForURL(`${site.origin}${prefix}/about/`);
    await alert(page).waitFor({ state: 'hidden' });
    await close();
  });

  it('keeps the page and shows a message when offline, and retries when the network is back', async () => {
    const { page, close } = await openRunning(start);
    await page.context().setOffline(true);
    await follow(page, `${target}#site:content`);
    await alert(page).getByText(text('load.offline')).waitFor();
    await page.context().setOffline(false);
    await alert(page)
      .getByRole('button', { name: text('load.retry') })
      .click();
    await page.waitForURL(`${site.origin}${target}#site:content`);
    await close();
  });

  // The rest doesn't depend on the language.
  if (lang !== ONE_LOCALE) return;

  it.each([
    ['404', { status: 404, body: 'gone' }],
    ['HTML instead', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in</p>' }],
    [
      'incomplete JSON',
      { status: 200, contentType: 'application/json', body: '{"componentChunkName":"comp' },
    ],
    ['a server error only for the data', { status: 500, body: 'oops' }],
    ['an unavailable service', { status: 503, body: 'oops' }],
  ])('falls back to a full page load when the page data cannot be loaded (%s)', async (_, response) => {
    const { page, loads, close } = await openRunning(start);
    await page.route(dataOf, (route) => route.fulfill(response));
    await follow(page, target);
    await page.waitForURL(site.origin + target);
    await waitUntilReady(page);
    await startInVain(page);
    expect(loads).toEqual([target]);
    await close();
  });

  it('falls back to a full page load when the code is missing', async () => {
    const { page, loads, close } = await openRunning(start);
    const symbol = `${prefix}/api/persistence-api/src/interfaces/LimitOptions/`;
    await page.route(/component---src-templates-reference.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await follow(page, symbol);
    await page.waitForURL(site.origin + symbol);
    await waitUntilReady(page);
    await startInVain(page);
    expect(loads).toEqual([symbol]);
    await close();
  });

  it('does not report a missing page when the server only delivers the not-found page', async () => {
    const { page, close } = await openRunning(start);
    await page.route(dataOf, (route) => route.fulfill({ status: 404 }));
    await page.route(site.origin + target, (route) => route.fulfill({ status: 503 }));
    await follow(page, target);
    await alert(page).getByText(text('load.server')).waitFor();
    expect(path(page)).toBe(start);
    await close();
  });
});

describe.each(LOCALES)('a page that crashes, in %s', (lang, prefix) => {
  const text = translator(lang, commonTexts);

  const spoilData = (page: Page, spoil: (data: PageData) => void) =>
    page.route(`**/page-data${prefix}${TARGET}page-data.json`, async (route) => {
      const data = (await (await route.fetch()).json()) as { result: { data: PageData } };
      spoil(data.result.data);
      await route.fulfill({ json: data });
    });

  /** Opens a guide with one invalid value in its data. */
  const crash = async (page: Page, spoil: (data: PageData) => void) => {
    await spoilData(page, spoil);
    await follow(page, prefix + TARGET);
    await page.getByRole('heading', { level: 1, name: text('crash.title') }).waitFor();
  };

  it('keeps its static HTML when it crashes while the app starts', async () => {
    const { page, close } = await openPage(browser, site.origin + prefix + TARGET);
    await waitUntilReady(page);
    const content = await page.locator('main').innerText();
    await spoilData(page, ({ doc }) => Object.assign(doc ?? {}, { headings: null }));
    await startApp(page);
    await alert(page).getByText(text('load.partial')).waitFor();
    expect(await page.locator('main').innerText()).toBe(content);
    await page.locator(`[id="site:docs-nav"] a[href="${prefix}/faq/"]`).click();
    await page.waitForURL(`${site.origin}${prefix}/faq/`);
    await close();
  });

  // The rest doesn't depend on the language.
  if (lang !== ONE_LOCALE) return;

  it('keeps the rest of the page, and shows the reason and links, when its body crashes', async () => {
    const { page, close } = await openRunning(`${prefix}/faq/`);
    await crash(page, ({ doc }) => Object.assign(doc ?? {}, { lastUpdated: { date: 'never', author: 'A' } }));
    expect(await alert(page).getByRole('listitem').first().innerText()).not.toBe('');
    await alert(page)
      .getByRole('button', { name: text('crash.retry') })
      .click();
    await page.getByRole('heading', { level: 1, name: text('crash.title') }).waitFor();
    await page.locator(`[id="site:docs-nav"] a[href="${prefix}/faq/"]`).click();
    await page.waitForURL(`${site.origin}${prefix}/faq/`);
    await page.getByRole('heading', { level: 1, name: text('crash.title') }).waitFor({ state: 'detached' });
    await close();
  });

  it.each<[string, (data: PageData) => void, string]>([
    ['when the whole page fails', ({ doc }) => Object.assign(doc ?? {}, { headings: null }), 'null'],
    [
      'when its content is missing',
      (data) => (data.doc = null),
      text('crash.noContent', { path: prefix + TARGET }),
    ],
  ])('shows a message %s, and can go back to the previous page', async (_, spoil, reason) => {
    const { page, close } = await openRunning(`${prefix}/faq/`);
    await crash(page, spoil);
    expect(await alert(page).getByRole('listitem').first().innerText()).toContain(reason);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: text('crash.title') }).waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await close();
  });
});

describe('a new deployment', () => {
  const deploy = (page: Page) =>
    page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"webpackCompilationHash":"other"}' }),
    );

  it('makes an open tab load the next page fully, unless it is already loaded', async () => {
    const { page, loads, close } = await openRunning('/faq/');
    await deploy(page);
    await follow(page, TARGET);
    await page.waitForURL(site.origin + TARGET);
    await page.locator('h1').waitFor();
    expect([[], [TARGET]]).toContainEqual(loads);
    await close();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])(
    'reloads a page at most once when its files do not match (storage blocked: %s)',
    async (blocked, expected) => {
      const { page, close } = await openPage(browser, 'about:blank');
      if (blocked) await page.addInitScript(blockStorage);
      let loads = 0;
      await deploy(page);
      await page.goto(`${site.origin}/faq/`);
      page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
      for (let start = 0; start < 3; start++) {
        // A reload may interrupt this wait.
        await waitUntilReady(page).catch(() => waitUntilReady(page));
        await page.waitForLoadState('networkidle');
      }
      expect(loads).toBe(expected);
      await close();
    },
  );
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
  await follow(page, `/uk${TARGET}`);
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
    await page.route(/\/page-scripts-[0-9a-f]+\.js$/, (route) => route.fulfill({ status: 404 }));
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
