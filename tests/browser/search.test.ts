import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readTexts } from '../../src/locales/read-messages';
import { axeFindings } from '../support/axe';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, LOCALES, openPage, RESULT, VIEWPORTS, WIDE, ONE_LOCALE } from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const open = (url: string, options: BrowserContextOptions = {}) =>
  openPage(browser, site.origin + url, options);
const box = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const options = (page: Page) => page.getByRole('dialog').locator(RESULT);

/** A query with results in both languages. */
const QUERY = { en: 'error handling', uk: 'обробкою помилок' } as const;
const FOUND = { en: '/features/error-handling/', uk: '/uk/features/error-handling/' } as const;

describe.each(LOCALES)('search in %s', (lang, prefix) => {
  const t = readTexts(lang, 'search', 'common');
  const start = `${prefix}/libraries/redis/`;

  describe.each(VIEWPORTS)('in a %s window', (_name, viewport) => {
    it('opens with its button, finds and opens a result with Enter, and has no axe violations', async () => {
      const { page, problems, close } = await open(start, { viewport });
      await page.locator('button[aria-keyshortcuts]').click();
      await box(page).fill(QUERY[lang]);
      await options(page).first().waitFor();
      expect(await options(page).first().getAttribute('href')).toBe(FOUND[lang]);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${FOUND[lang]}`);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(problems).toEqual([]);
      await close();
    });
  });

  describe('the search page', () => {
    const searchPage = `${prefix}/search/`;

    it('has no axe violations', async () => {
      const { page, close } = await open(`${searchPage}?q=redis`, { viewport: WIDE });
      await page.locator('main ol > li').first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await close();
    });

    it('is not indexed by search engines', () => {
      const html = fs.readFileSync(path.resolve(`public${searchPage}index.html`), 'utf8');
      expect(html).toMatch(/<meta[^>]+name="robots"[^>]+content="noindex"/);
      expect(html).toMatch(/hreflang="uk"/i);
    });

    // The rest doesn't depend on the language.
    if (lang !== ONE_LOCALE) return;

    it('shows results for the query in the URL, loads more, and goes back and forward', async () => {
      const { page, problems, close } = await open(`${searchPage}?q=redis`);
      const results = page.locator('main ol > li');
      await results.first().waitFor();
      const before = await results.count();
      await page.getByRole('button', { name: t('results.more') }).click();
      await page.waitForFunction((least) => document.querySelectorAll('main ol > li').length > least, before);
      await page.getByRole('searchbox').fill(QUERY[lang]);
      await page.keyboard.press('Enter');
      await page.locator(`main ol a[href="${FOUND[lang]}"]`).waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe(QUERY[lang]);
      await page.goBack();
      await page.waitForFunction(
        () => document.querySelector('input[type=search]')?.getAttribute('value') !== '',
      );
      expect(problems).toEqual([]);
      await close();
    });

    it('does not show the list of all pages before results, unless there are none', async () => {
      const { page, close } = await openPage(browser, 'about:blank');
      await page.route(/\/search-results-[0-9a-f]+\.js$/, (route) =>
        setTimeout(() => void route.abort(), 500),
      );
      await page.goto(`${site.origin}${prefix}/search/?q=typeorm`, { waitUntil: 'domcontentloaded' });
      const index = page.getByRole('navigation', { name: t('page.index.title') });
      expect(await index.count()).toBe(0);
      await index.waitFor();
      await page.goto(`${site.origin}${prefix}/search/`);
      expect(await index.count()).toBe(1);
      await close();
    });

    it('treats the query in the URL as plain text', async () => {
      const { page, problems, close } = await open(
        `${searchPage}?q=${encodeURIComponent('<img src=x onerror=document.title=1>\u202E')}`,
      );
      await page.getByRole('status').filter({ hasText: /\d|./ }).first().waitFor();
      await page.waitForFunction(() =>
        document.querySelector('input[type=search]')?.matches('[value*="<img"]'),
      );
      expect(await page.locator('main img').count()).toBe(0);
      expect(problems).toEqual([]);
      await close();
    });

    it('accepts a query of 10 kB', async () => {
      const { page, problems, close } = await open(`${searchPage}?q=${'redis '.repeat(1700)}`);
      await page.locator('main ol > li').first().waitFor();
      expect((await page.getByRole('searchbox').inputValue()).length).toBeLessThanOrEqual(500);
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

  it('announces only the final number of results when full text results arrive later', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/full.json*', (route) => held.then(() => route.continue()));
    await page.goto(`${site.origin}${prefix}/search/?q=redis`);
    await page.locator('main ol > li').first().waitFor();
    const status = page.locator('main [role=status]').first();
    expect(await status.innerText()).toBe(t('loading'));
    await page.evaluate(() => {
      const texts: string[] = [];
      Object.assign(window, { said: texts });
      const element = document.querySelector('main [role=status]') as HTMLElement;
      new MutationObserver(() => texts.push(element.innerText)).observe(element, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
    letThrough();
    await status.filter({ hasText: /\d/ }).waitFor();
    expect(await page.evaluate('said')).toEqual([await status.innerText()]);
    await close();
  });

  it('understands queries typed in the wrong keyboard layout', async () => {
    const { page, close } = await open(start);
    await page.keyboard.press('/');
    await box(page).fill('руфдер');
    await page.getByText(t('results.layout', { query: 'health' })).waitFor();
    await close();
  });

  it('shows suggestions when there are no results', async () => {
    const { page, close } = await open(start);
    await page.keyboard.press('/');
    await box(page).fill('qqxxzzyy');
    await page.getByText(t('empty.title', { query: 'qqxxzzyy' })).waitFor();
    await page.getByRole('button', { name: t('empty.example') }).click();
    await options(page).first().waitFor();
    await close();
  });

  it('loads at most 70 kB for first results, and at most 342 kB for the full text', async () => {
    const { page, close } = await open(start);
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
    expect(full).toBeLessThanOrEqual(342_000);
    expect(first).toBeLessThanOrEqual(70_000);
    await close();
  });

  it('uses the plural forms of the language', () => {
    expect([1, 3, 5, 21].map((count) => t('results.count', { count }))).toEqual(
      lang === 'en'
        ? ['1 result', '3 results', '5 results', '21 results']
        : ['1 результат', '3 результати', '5 результатів', '21 результат'],
    );
  });

  // The rest doesn't depend on the language.
  if (lang !== ONE_LOCALE) return;

  it.each(['Control+k', '/'])(
    'opens with %s, even before the app has started, and closes with Escape',
    async (keys) => {
      const { page, problems, close } = await open(start);
      await page.keyboard.press(keys);
      await box(page).waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('restores the focus to the button', async () => {
    const { page, close } = await open(start);
    const button = page.locator('button[aria-keyshortcuts]');
    await button.click();
    await box(page).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.hasAttribute('aria-keyshortcuts'));
    await close();
  });

  it('has enough space for the query in the narrowest window', async () => {
    const { page, close } = await open(start, { viewport: { width: 320, height: 640 } });
    await page.locator('button[aria-keyshortcuts]').click();
    await box(page).fill('redis');
    const clear = page
      .getByRole('dialog')
      .getByRole('button', { name: readTexts(lang, 'common')('search.clear') });
    expect((await clear.boundingBox())?.height).toBeLessThan(40);
    expect((await box(page).boundingBox())?.width).toBeGreaterThan(150);
    await close();
  });

  it('announces the number of results, supports arrow keys, and filters', async () => {
    const { page, close } = await open(start);
    await page.keyboard.press('/');
    await box(page).fill('redis');
    await options(page).nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role=option]')]
        .slice(1)
        .some((each) => each.getAttribute('aria-selected') === 'true'),
    );
    await page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: /\d/ })
      .waitFor({ state: 'attached' });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('area.api') })
      .click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role=option]')].every((each) =>
        each.getAttribute('href')?.includes('/api/'),
      ),
    );
    await close();
  });

  it('searches by type', async () => {
    const { page, close } = await open(start);
    await page.keyboard.press('/');
    await box(page).fill('string -> Promise<boolean>');
    await options(page).first().waitFor();
    expect(await page.getByText(t('results.byType')).count()).toBe(1);
    const signature = options(page).locator('code').first();
    expect(await signature.evaluate((each) => getComputedStyle(each).fontFamily)).toMatch(/, monospace$/);
    await close();
  });

  it('finds additions of a release with a suggested filter, in the dialog and on the search page', async () => {
    const { page, problems, close } = await open(start);
    const since = t('hit.since', { version: '0.6.0' });
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('button', { name: 'since:0.6 pkg:typeorm' }).click();
    await options(page).first().waitFor();
    for (const option of await options(page).all()) {
      expect(await option.getAttribute('href')).toMatch(`${prefix}/api/typeorm/src/`);
      expect(await option.textContent()).toContain(since);
    }
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('results.all') })
      .click();
    const results = page.locator('main ol > li');
    // The previous page also contains lists.
    await results.filter({ hasText: since }).first().waitFor();
    for (const result of await results.all()) expect(await result.textContent()).toContain(since);
    expect(problems).toEqual([]);
    await close();
  });

  it('does not lose a click while the app starts', async () => {
    const { page, close } = await open(start);
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('button', { name: 'since:0.6 pkg:typeorm' }).hover();
    await page.mouse.down();
    await waitUntilReady(page);
    await page.mouse.up();
    await options(page).first().waitFor();
    expect(await box(page).inputValue()).toBe('since:0.6 pkg:typeorm');
    await close();
  });

  it.each([
    ['missing', { status: 404, body: 'gone' }],
    ['damaged', { status: 200, body: '{"part":"names","digest":' }],
    ['a page of another kind', { status: 200, body: '<!doctype html>', contentType: 'text/html' }],
  ])('reports that the index is %s, and keeps the query editable', async (_what, response) => {
    const { page, close } = await openPage(browser, 'about:blank');
    // A request that starts while interception is turned on or off can hang.
    let isFailing = true;
    await page.route('**/search/*/names.json', (route) =>
      isFailing ? route.fulfill(response) : route.continue(),
    );
    await page.goto(site.origin + start);
    await page.keyboard.press('/');
    await box(page).fill('redis');
    const alert = page.getByRole('dialog').getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(t('search.failed'));
    const failed = page.waitForResponse('**/search/*/names.json');
    await box(page).press('a');
    await failed;
    expect(await box(page).inputValue()).toBe('redisa');
    await box(page).fill('redis');
    await page.waitForResponse('**/search/*/names.json');
    isFailing = false;
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('error.retry') })
      .click();
    await options(page).first().waitFor();
    await close();
  });

  it('keeps the query when the page is loaded again', async () => {
    const { page, close } = await open(start);
    await waitUntilReady(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(QUERY[lang]);
    await page.reload();
    await options(page).first().waitFor();
    expect(await box(page).inputValue()).toBe(QUERY[lang]);
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
    await box(page).fill(QUERY[lang]);
    await page.getByRole('dialog').locator(`${RESULT}[href="${FOUND[lang]}"]`).waitFor();
    await close();
  });
});
