import type { Browser, Page } from 'playwright-core';
import { openBuiltSite } from '../support/built-site';
import {
  waitUntilEnhanced,
  waitUntilHydrated,
  LOCALES,
  NARROW,
  openPage,
  waitUntilSettled,
  RESULT,
  startApp,
  ONE_LOCALE,
} from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const GUIDE = '/libraries/typeorm/getting-started/';
const NEIGHBOR = '/libraries/typeorm/repositories/';

/** Delays matching requests until the returned function is called. */
async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe.each(LOCALES.filter(([lang]) => lang === ONE_LOCALE))('the first load in %s', (lang, prefix) => {
  it('loads one small script when the page is idle, and no page data', async () => {
    const { page, problems, close } = await openPage(browser, 'about:blank');
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(site.origin + prefix + GUIDE);
    await waitUntilEnhanced(page);
    // Scroll to the end of the page and move the pointer.
    for (let at = 0; at < 20; at++) {
      await page.mouse.move(600, 100 + at * 30);
      await page.mouse.wheel(0, 600);
    }
    await waitUntilSettled(page);
    const scripts = requestedPaths.filter((path) => path.endsWith('.js'));
    expect(scripts.every((path) => /^\/page-scripts-[0-9a-f]{20}\.js$/.test(path))).toBe(true);
    expect(requestedPaths).not.toContain(`/page-data${prefix}${GUIDE}page-data.json`);
    expect(problems).toEqual([]);
    await close();
  });

  it('hydrates without errors, and requests the page data once', async () => {
    const { page, problems, close } = await openPage(browser, site.origin + prefix + GUIDE);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await waitUntilHydrated(page);
    const data = `/page-data${prefix}${GUIDE}page-data.json`;
    expect(requestedPaths.filter((path) => path === data)).toHaveLength(1);
    expect(await page.locator('[data-body] h2').count()).toBeGreaterThan(2);
    expect(await page.locator('[data-body] .code-tools').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('navigates within the app afterwards, and back', async () => {
    const { page, problems, close } = await openPage(browser, site.origin + prefix + GUIDE);
    await waitUntilHydrated(page);
    await page.evaluate(() =>
      Object.assign(window, {
        sameDocument: true,
        sidebar: document.querySelector('[id="site:docs-nav"] a'),
      }),
    );
    // Removing and restoring the lang attribute would cause two full layouts.
    await page.evaluate(() => {
      Object.assign(window, { languageChanges: 0 });
      new MutationObserver(() => Object(window).languageChanges++).observe(document.documentElement, {
        attributeFilter: ['lang'],
      });
    });
    await page.locator(`a[href="${prefix}${NEIGHBOR}"]`).first().click();
    await page.waitForURL(`**${prefix}${NEIGHBOR}`);
    await page.waitForFunction(
      (path) => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(path),
      NEIGHBOR,
    );
    // The sidebar is still the same element, and the new text has its buttons.
    expect(
      await page.evaluate(() => Object(window).sidebar === document.querySelector('[id="site:docs-nav"] a')),
    ).toBe(true);
    await page.locator('[data-body] .code-tools').first().waitFor({ state: 'attached' });
    expect(await page.locator('[id="site:docs-nav"] [aria-current="page"]').getAttribute('href')).toBe(
      prefix + NEIGHBOR,
    );
    await page.goBack();
    await page.waitForFunction(
      (path) => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(path),
      GUIDE,
    );
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await page.evaluate(() => Object(window).languageChanges)).toBe(0);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('without the app', () => {
  const openWithoutApp = async (path: string, options = {}) => {
    const opened = await openPage(browser, 'about:blank', options);
    await opened.page.route(/\/(?:app|framework|webpack-runtime)-[0-9a-f]+\.js$/, (route) => route.abort());
    await opened.page.goto(site.origin + path);
    return opened;
  };

  it('links cause normal page loads', async () => {
    const { page, close } = await openWithoutApp(GUIDE);
    await waitUntilEnhanced(page);
    await page.locator(`[data-body] a[href^="/libraries/"]`).first().click();
    await page.waitForURL((url) => url.pathname !== GUIDE);
    expect(await page.locator('h1').count()).toBe(1);
    await close();
  });

  it('a click and a key press before the script loads take effect when it does', async () => {
    const { page, close } = await openPage(browser, 'about:blank', { viewport: NARROW });
    const release = await hold(page, /\/page-scripts-[0-9a-f]+\.js$/);
    await page.goto(site.origin + GUIDE, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: common['nav.menu.open'] }).click();
    release();
    await page.getByRole('dialog', { name: common['nav.menu.label'] }).waitFor();
    await close();
  });

  it('text typed after the search shortcut appears in the search box, even if the script loads later', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.route(/\/page-scripts-[0-9a-f]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto(site.origin + GUIDE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('transaction');
    await waitUntilEnhanced(page);
    expect(await page.getByRole('combobox').inputValue()).toBe('transaction');
    await close();
  });

  it('the menu, tabs, copy buttons, shortcut list, and symbol cards work', async () => {
    const { page, problems, close } = await openWithoutApp(GUIDE);
    await waitUntilEnhanced(page);
    expect(await page.locator('.code-tools').count()).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    expect(await page.getByRole('tab', { selected: true }).first().textContent()).toBe('yarn');
    await page.keyboard.press('?');
    await page.locator('[id="site:keyboard-help"][open]').waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize(NARROW);
    await page.getByRole('button', { name: common['nav.menu.open'] }).click();
    await page.locator('dialog[open] [aria-current="page"]').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('the search opens with focus in its box, keeps the query, reports that there is no index, and links to the search page', async () => {
    const { page, close } = await openWithoutApp(GUIDE);
    await page.route('**/names.json', (route) => route.abort());
    await waitUntilEnhanced(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('transaction');
    const box = page.getByRole('combobox');
    expect(await box.inputValue()).toBe('transaction');
    await page.locator('[id="site:search"] [role=alert]').waitFor();
    expect(await box.inputValue()).toBe('transaction');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search/?q=transaction');
    await close();
  });

  it('a page without its script stays readable, and hides controls that need it', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.route(/\/page-scripts-[0-9a-f]+\.js$/, (route) => route.abort());
    await page.goto(site.origin + GUIDE);
    await page.mouse.move(50, 50);
    await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
    expect(await page.locator('[data-body] h2').first().isVisible()).toBe(true);
    await close();
  });
});

it.each([
  ['its code', /\/page-scripts-[0-9a-f]+\.js$/],
  ['its index', /\/names\.json/],
])('the search works when it is opened again after %s failed to load', async (_what, files) => {
  const { page, close } = await openPage(browser, 'about:blank');
  // A request that starts while interception is turned on or off can hang.
  let isFailing = false;
  await page.route(files, (route) => (isFailing ? route.abort() : route.continue()));
  await page.goto(site.origin + GUIDE);
  await waitUntilEnhanced(page);
  isFailing = true;
  await page.keyboard.press('Control+k');
  await page.keyboard.type('redis');
  await page.locator('[id="site:search"] [role=alert]').waitFor();
  isFailing = false;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('transaction');
  await page.locator(RESULT).first().waitFor();
  await close();
});

it('keeps text typed while the app starts, and shows results', async () => {
  const { page, problems, close } = await openPage(browser, 'about:blank');
  const release = await hold(page, /\/app-[0-9a-f]+\.js$/);
  await page.goto(site.origin + GUIDE);
  await waitUntilEnhanced(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('transac');
  await startApp(page);
  release();
  await page.keyboard.type('tion');
  await waitUntilHydrated(page);
  await page.locator(RESULT).first().waitFor();
  expect(await page.getByRole('combobox').inputValue()).toBe('transaction');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
  expect(problems).toEqual([]);
  await close();
});

describe('prefetching', () => {
  const NO_RULES = 'HTMLScriptElement.supports = () => false;';
  const prefetched = async (script: string): Promise<Record<'marked' | 'hinted', string[]>> => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.addInitScript(script);
    await page.goto(site.origin + GUIDE);
    // In data saving mode, the module loads on the first movement.
    await page.mouse.move(10, 10);
    await waitUntilEnhanced(page);
    await page.mouse.wheel(0, 20_000);
    await page.waitForFunction(() => window.scrollY > 1000);
    // Links are watched a second after the page has loaded.
    await page.waitForTimeout(1500);
    await waitUntilSettled(page);
    const urls = await page.evaluate(() => {
      const paths = (selector: string) =>
        [...document.querySelectorAll<HTMLLinkElement | HTMLAnchorElement>(selector)].map(
          ({ href }) => new URL(href).pathname,
        );
      return { marked: paths('a[data-near]'), hinted: paths('link[rel=prefetch]') };
    });
    await close();
    return urls;
  };

  it('uses Speculation Rules for visible links, and prefetches them where these are unsupported', async () => {
    const withRules = await prefetched('');
    expect(withRules.marked).toContain(NEIGHBOR);
    expect(withRules.hinted).toEqual([]);
    const without = await prefetched(NO_RULES);
    expect(without.hinted).toContain(NEIGHBOR);
    expect(without.marked).toEqual([]);
  });

  it.each([
    ['data saving', '{ saveData: true }'],
    ['a 2g connection', '{ effectiveType: "2g" }'],
  ])('prefetches nothing with %s', async (_, connection) => {
    expect(
      await prefetched(`Object.defineProperty(navigator, 'connection', { get: () => (${connection}) })`),
    ).toEqual({ marked: [], hinted: [] });
  });

  it('falls back to a normal request when prefetching is unsupported', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.addInitScript(`${NO_RULES} DOMTokenList.prototype.supports = () => false`);
    await page.goto(site.origin + GUIDE);
    await waitUntilEnhanced(page);
    const request = page.waitForRequest(site.origin + NEIGHBOR);
    await page.locator(`a[href="${NEIGHBOR}"]`).first().hover();
    await request;
    await close();
  });

  it('loads the search when the pointer approaches it, and never the app', async () => {
    const { page, close } = await openPage(browser, site.origin + GUIDE);
    await waitUntilEnhanced(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const names = page.waitForResponse('**/names.json');
    await page.locator('[data-opens="site:search"]').hover();
    await names;
    await page.keyboard.press('Control+k');
    await page.keyboard.type('transaction');
    await page.locator(RESULT).first().waitFor();
    expect(scripts.some((file) => /\/page-scripts-/.test(file))).toBe(true);
    expect(scripts.filter((file) => /\/(app|framework|webpack-runtime)-/.test(file))).toEqual([]);
    await close();
  });
});
