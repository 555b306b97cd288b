import type { Browser, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, NARROW, openPage, waitUntilSettled, ONE_PREFIX } from '../support/browser';
import type { Site } from '../support/server';
import { TEMPLATES } from '../support/templates';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const common = readMessages('common').en;
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

/** The files of the islands on every page. */
const ISLAND_FILE = /^\/(?:framework|islands|common|texts-\w+-browser-ts)-[0-9a-f]{20}\.js$/;
const ISLANDS = /\/(?:framework|islands|common|texts-\w+-browser-ts)-[0-9a-f]+\.js$/;

describe('the first load', () => {
  it('loads the islands when the page is idle, and nothing of Gatsby’s app', async () => {
    const { page, problems, close } = await openPage(browser, 'about:blank');
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(site.origin + ONE_PREFIX + GUIDE);
    await waitUntilReady(page);
    // Scroll to the end of the page and move the pointer.
    for (let at = 0; at < 20; at++) {
      await page.mouse.move(600, 100 + at * 30);
      await page.mouse.wheel(0, 600);
    }
    await waitUntilSettled(page);
    const scripts = requestedPaths.filter((path) => path.endsWith('.js'));
    // The pointer has been on a sample.
    const expected = (path: string) => ISLAND_FILE.test(path) || path.startsWith('/sample-names-');
    expect(scripts.filter((path) => !expected(path))).toEqual([]);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(requestedPaths.filter((path) => path.startsWith('/page-data'))).toEqual([]);
    expect(await page.evaluate(() => '___loader' in window)).toBe(false);
    expect(problems).toEqual([]);
    await close();
  });
});

/** The elements of each control that a reader uses. */
const CONTROLS = {
  search: '[data-island=Search] button',
  menu: '[data-island=MenuButton] button',
  tabs: '.tab-button',
  'copy buttons': '.code-tool',
  'table of contents': '[data-island=TocDisclosure] summary',
  filters: '[data-island$=Filter] form :is(input, select), [data-island=PackageFilter] button',
};
const ON_EVERY_PAGE = ['search', 'menu'];

describe('React runs all controls', () => {
  it.each([
    ...TEMPLATES.map(([name, path]) => [name, path, ON_EVERY_PAGE] as const),
    ['a guide with tabs', GUIDE, [...ON_EVERY_PAGE, 'tabs', 'copy buttons', 'table of contents']],
    ['the packages', '/api/', [...ON_EVERY_PAGE, 'filters']],
    ['the error messages', '/api/errors/', [...ON_EVERY_PAGE, 'table of contents', 'filters']],
  ] as const)('of %s', async (_, path, expected) => {
    const { page, problems, close } = await openPage(browser, site.origin + ONE_PREFIX + path);
    await waitUntilReady(page);
    await page.locator(CONTROLS.search).waitFor();
    const controls = await page.evaluate(
      (selectors) =>
        Object.entries(selectors).map(([name, selector]) => {
          const elements = [...document.querySelectorAll(selector)];
          // React marks the elements that it has rendered or hydrated.
          const isOfReact = (element: Element) =>
            Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
          return { name, count: elements.length, isReact: elements.every(isOfReact) };
        }),
      CONTROLS,
    );
    const shown = controls.filter(({ count }) => count > 0).map(({ name }) => name);
    expect(shown).toEqual(expect.arrayContaining([...expected]));
    expect(controls.filter(({ isReact }) => !isReact)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the islands', () => {
  it('a click and a key press before the script loads take effect when it does', async () => {
    const { page, close } = await openPage(browser, 'about:blank', { viewport: NARROW });
    const release = await hold(page, ISLANDS);
    await page.goto(site.origin + GUIDE, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: common['nav.menu.open'] }).click();
    release();
    await page.getByRole('dialog', { name: common['nav.menu.label'] }).waitFor();
    await close();
  });

  it('text typed after the search shortcut appears in the search box, even if the script loads later', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.route(ISLANDS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto(site.origin + GUIDE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('transaction');
    await waitUntilReady(page);
    expect(await page.getByRole('combobox').inputValue()).toBe('transaction');
    await close();
  });

  it('a page without its script stays readable, and hides controls that need it', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.route(ISLANDS, (route) => route.abort());
    await page.goto(site.origin + GUIDE);
    await page.mouse.move(50, 50);
    await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
    expect(await page.locator('article h2').first().isVisible()).toBe(true);
    await close();
  });
});

describe('prefetching', () => {
  const NO_RULES = 'HTMLScriptElement.supports = () => false;';
  const prefetched = async (script: string): Promise<Record<'marked' | 'hinted', string[]>> => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.addInitScript(script);
    await page.goto(site.origin + GUIDE);
    // In data saving mode, the islands load on the first movement.
    await page.mouse.move(10, 10);
    await waitUntilReady(page);
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
});
