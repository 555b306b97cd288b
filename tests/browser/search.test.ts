import zlib from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readTexts } from '../../src/locales/read-messages';
import { axeFindings } from '../support/axe';
import { openBuiltSite } from '../support/built-site';
import {
  waitUntilReady,
  LOCALES,
  openPage,
  RESULT,
  VIEWPORTS,
  WIDE,
  ONE_LOCALE,
  ONE_PREFIX,
} from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const t = readTexts(ONE_LOCALE, 'search', 'common');
const PAGE = '/libraries/redis/';
const start = ONE_PREFIX + PAGE;
const searchPage = `${ONE_PREFIX}/search/`;
const QUERY = { en: 'error handling', uk: 'обробкою помилок' } as const;
const query = QUERY.uk;
const found = `${ONE_PREFIX}/features/error-handling/`;
/** A query whose best result is another one once the texts are loaded. */
const REORDERED = 'змінні середовища';

const open = (url: string, options: BrowserContextOptions = {}) =>
  openPage(browser, site.origin + url, options);
const box = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const options = (page: Page) => page.getByRole('dialog').locator(RESULT);

/** Opens a page, and holds the texts back until the returned function is called. */
async function openWithoutTexts(url: string) {
  const opened = await openPage(browser, 'about:blank');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await opened.page.route('**/full.json*', (route) => released.then(() => route.continue()));
  await opened.page.goto(site.origin + url);
  await waitUntilReady(opened.page);
  return { ...opened, release };
}

describe('the search dialog', () => {
  it.each(VIEWPORTS)('opens the first result with Enter, in a %s window', async (_name, viewport) => {
    const { page, problems, close } = await open(start, { viewport });
    await page.locator('button[aria-keyshortcuts]').click();
    await page.getByRole('dialog').getByText(t('tips.title')).waitFor({ state: 'attached' });
    expect(await axeFindings(page)).toEqual([]);
    await box(page).fill(query);
    await options(page).first().waitFor();
    expect(await options(page).first().getAttribute('href')).toBe(found);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${found}`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('moves the focus to the section that a result leads to', async () => {
    const { page, close } = await open(start);
    await waitUntilReady(page);
    await page.keyboard.press('Control+k');
    await box(page).fill('транзакції');
    const section = page.getByRole('dialog').locator(`${RESULT}[href*="#"]`).first();
    await section.waitFor();
    const href = (await section.getAttribute('href')) ?? '';
    await section.hover();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await page.waitForFunction(
      () => document.activeElement?.id === decodeURIComponent(window.location.hash.slice(1)),
    );
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H\d$/);
    await close();
  });

  it('fills the space for texts until they arrive, and keeps every row in its place then', async () => {
    const { page, problems, release, close } = await openWithoutTexts(start);
    const rows = () =>
      options(page).evaluateAll((all) =>
        all.map((row) => [row.getAttribute('href'), Math.round(row.getBoundingClientRect().top)]),
      );
    const fills = () =>
      options(page).evaluateAll((all) =>
        all.flatMap((row) => {
          const text = row.lastElementChild as HTMLElement;
          return text.innerText ? [] : [getComputedStyle(text).backgroundImage];
        }),
      );
    await page.keyboard.press('Control+k');
    await box(page).fill(REORDERED);
    await options(page).nth(2).waitFor();
    const first = await rows();
    expect((await fills()).length).toBeGreaterThan(0);
    for (const fill of await fills()) expect(fill).toMatch(/gradient/);
    release();
    await page.getByRole('group', { name: t('results.more') }).waitFor();
    expect((await rows()).slice(0, first.length)).toEqual(first);
    await page.waitForFunction(() => !document.querySelector('[data-partial]'));
    for (const fill of await fills()) expect(fill).toBe('none');
    expect(problems).toEqual([]);
    await close();
  });

  it('has enough space for the query in the narrowest window', async () => {
    const { page, close } = await open(start, { viewport: { width: 320, height: 640 } });
    await page.locator('button[aria-keyshortcuts]').click();
    await box(page).fill('redis');
    const clear = page.getByRole('dialog').getByRole('button', { name: t('search.clear') });
    expect((await clear.boundingBox())?.height).toBeLessThan(40);
    expect((await box(page).boundingBox())?.width).toBeGreaterThan(150);
    await close();
  });

  it('finds functions by type, and shows their signatures as code', async () => {
    const { page, close } = await open(start);
    await page.keyboard.press('/');
    await box(page).fill('string -> Promise<boolean>');
    await options(page).first().waitFor();
    const signature = options(page).locator('code').first();
    expect(await signature.evaluate((each) => getComputedStyle(each).fontFamily)).toMatch(/, monospace$/);
    await close();
  });

  it('reports that the index is damaged, and retries', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    // A request that starts while interception is turned on or off can hang.
    let isFailing = true;
    await page.route('**/search/*/names.json', (route) =>
      isFailing ? route.fulfill({ status: 200, body: '{"part":"names","digest":' }) : route.continue(),
    );
    await page.goto(site.origin + start);
    await page.keyboard.press('/');
    await box(page).fill('redis');
    const alert = page.getByRole('dialog').getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(t('search.failed'));
    isFailing = false;
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('retry') })
      .click();
    await options(page).first().waitFor();
    await close();
  });

  it('works offline once it is loaded', async () => {
    const { page, close } = await open(start);
    const loaded = page.waitForResponse('**/search/*/full.json');
    await page.keyboard.press('/');
    await box(page).fill('redis');
    await options(page).first().waitFor();
    await (await loaded).finished();
    await page.context().setOffline(true);
    await box(page).fill(query);
    await page.getByRole('dialog').locator(`${RESULT}[href="${found}"]`).waitFor();
    await close();
  });
});

describe('the search page', () => {
  it('shows results for the query in the URL, loads more, and goes back', async () => {
    const { page, problems, close } = await open(`${searchPage}?q=redis`, { viewport: WIDE });
    const results = page.locator('main ol > li');
    await results.first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const before = await results.count();
    await page.getByRole('button', { name: t('results.more') }).click();
    await page.waitForFunction((least) => document.querySelectorAll('main ol > li').length > least, before);
    await page.getByRole('searchbox').fill(query);
    await page.keyboard.press('Enter');
    await page.locator(`main ol a[href="${found}"]`).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe(query);
    await page.goBack();
    await page.waitForFunction(
      () => document.querySelector('input[type=search]')?.getAttribute('value') !== '',
    );
    expect(problems).toEqual([]);
    await close();
  });

  it('lists all pages and packages without JavaScript, and is linked from the navbar', async () => {
    const { page, close } = await open(start, { javaScriptEnabled: false });
    await page.locator(`header a[href="${searchPage}"]`).click();
    await page.waitForURL(`**${searchPage}`);
    const links = page.locator('main nav[aria-labelledby="site:all-pages"] a');
    expect(await links.count()).toBeGreaterThan(60);
    expect(await page.locator('main form:visible').count()).toBe(0);
    await close();
  });
});

it.each(LOCALES)(
  'in %s, loads at most 71 kB for first results, and at most 356 kB for the full text',
  async (lang, prefix) => {
    const { page, close } = await open(prefix + PAGE);
    await waitUntilReady(page);
    await page.waitForLoadState('networkidle');
    const loading: Promise<[path: string, size: number]>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      loading.push(
        response.body().then(
          (body) => [pathname, zlib.brotliCompressSync(body).length],
          () => [pathname, 0],
        ),
      );
    });
    // The full text loads automatically after the first results.
    const fullText = page.waitForResponse((response) => response.url().endsWith('/full.json'));
    await page.keyboard.press('/');
    await box(page).fill(QUERY[lang]);
    await options(page).first().waitFor();
    await fullText;
    const loaded = new Map(await Promise.all(loading));
    const [full = 0] = [...loaded].filter(([name]) => name.endsWith('/full.json')).map(([, size]) => size);
    const first = [...loaded.values()].reduce((sum, size) => sum + size, 0) - full;
    expect(full).toBeGreaterThan(0);
    expect(full).toBeLessThanOrEqual(356_000);
    expect(first).toBeLessThanOrEqual(71_000);
    await close();
  },
);
