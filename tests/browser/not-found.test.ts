import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { readTexts } from '../../src/locales/read-messages';
import { waitUntilReady, launch, LOCALES, openPage, waitUntilSettled, ONE_LOCALE } from '../support/browser';
import { serveSite, type Site } from '../support/server';

let site: Site;
/** A host that serves the root's 404.html for all unknown paths. */
let plainHost: Site;
let browser: Browser;

beforeAll(async () => {
  [site, plainHost, browser] = await Promise.all([
    serveSite(),
    serveSite(undefined, { onlyRootNotFound: true }),
    launch(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.close(), plainHost?.close()]);
});

const other = (lang: string) => (lang === 'en' ? 'uk' : 'en');

/** Paths that are nearly the path of a page. */
const CLOSE_PATHS = ['/FAQ/', '//faq//', '/%2566aq/', '/uk/uk/faq/'];

/** Paths with unusual characters. */
const ODD_PATHS = [
  '/a%2fb%5Cc/',
  '/%5Bx%5D/',
  '/a%3Fb%23c/',
  '/%25E0%25A4%25A/',
  '/%0A%0D%7F/',
  '//x//y',
  `/"'<b>|^\`{x}~/`,
  '/\u0438\u0306%CC%81/',
  `/${'x-'.repeat(3500)}/`,
];

describe.each(LOCALES)('an unknown path in %s', (lang, prefix) => {
  const text = readTexts(lang, 'not-found');

  it.each([
    ['a host with a not-found page for each language', () => site],
    ['a host with one not-found page', () => plainHost],
  ])('on %s shows only that language, with status 404', async (_, host) => {
    const { page, problems, close } = await openPage(browser, 'about:blank');
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    const response = await page.goto(`${host().origin}${prefix}/libraries/typeorn/`);
    expect(response?.status()).toBe(404);
    // Before and after hydration.
    for (const step of ['static', 'running']) {
      if (step === 'running') await waitUntilReady(page);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(text('notFound.title'));
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await page.title()).toContain(text('notFound.title'));
      expect(await page.getByText(text('notFound.contact')).isVisible()).toBe(true);
      expect(await page.getByText(readTexts(other(lang), 'not-found')('notFound.contact')).isVisible()).toBe(
        false,
      );
      // With a single file, the surrounding page is in one language and marked as such.
      const frame = await page
        .locator('header, footer, [id="site:docs-nav"] nav, .skip-link')
        .evaluateAll((parts) => parts.map((part) => part.closest('[lang]')?.getAttribute('lang')));
      expect(new Set(frame)).toEqual(new Set([host() === plainHost ? 'en' : lang]));
      expect(await page.locator('h1').evaluate((h1) => h1.closest('[lang]')?.getAttribute('lang'))).toBe(
        lang,
      );
    }
    expect(requestedUrls.filter((url) => url.includes('page-list'))).toEqual([
      `${host().origin}/page-list/${lang}.json`,
    ]);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/libraries/typeorn/`);
    expect(problems).toEqual([]);
    await close();
  });

  // The rest doesn't depend on the language.
  if (lang !== ONE_LOCALE) return;

  it('suggests similar pages, including in the other language, without any interaction', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/libraries/typeorn/`);
    const main = page.locator('main');
    await main.getByRole('heading', { name: text('notFound.nearest') }).waitFor();
    expect(await main.getByRole('listitem').first().getByRole('link').getAttribute('href')).toBe(
      `${prefix}/libraries/typeorm/`,
    );
    expect(
      await main
        .getByRole('link', { name: readTexts(other(lang), 'not-found')('notFound.inThisLanguage') })
        .getAttribute('href'),
    ).toBe(`${prefix === '' ? '/uk' : ''}/libraries/typeorm/`);
    const [heading, list, box] = await main.evaluate((element) =>
      ['section:not([hidden]) h2', 'section:not([hidden]) ul', 'section:not([hidden]) form'].map((part) =>
        element.querySelector(part)?.getBoundingClientRect(),
      ),
    );
    expect((list?.top ?? 0) - (heading?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
    expect(box?.height).toBeGreaterThan(30);
    // The suggestions come before the note about reporting the broken link.
    const contact = await main.getByText(text('notFound.contact')).boundingBox();
    expect(contact?.y).toBeGreaterThan(box?.bottom ?? Infinity);
    await close();
  });

  it('is readable in both languages without scripts', async () => {
    const { page, close } = await openPage(browser, `${plainHost.origin}${prefix}/nope/`, {
      javaScriptEnabled: false,
    });
    for (const each of ['en', 'uk'])
      expect(await page.getByText(readTexts(each, 'not-found')('notFound.text')).isVisible()).toBe(true);
    await close();
  });

  it.each(CLOSE_PATHS)('%s shows a page and does not redirect in a loop', async (path) => {
    const { page, problems, close } = await openPage(browser, 'about:blank');
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await page.goto(site.origin + prefix + path);
    await waitUntilReady(page);
    await waitUntilSettled(page);
    expect((await page.getByRole('heading', { level: 1 }).innerText()).length).toBeGreaterThan(0);
    expect(loads).toBeLessThan(4);
    expect(problems).toEqual([]);
    await close();
  });

  it.each(ODD_PATHS)('%s shows the not-found page in its language', async (path) => {
    const { page, problems, close } = await openPage(browser, 'about:blank');
    await page.goto(site.origin + prefix + path);
    await waitUntilReady(page);
    await waitUntilSettled(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(text('notFound.title'));
    expect(await page.getByText(text('notFound.contact')).isVisible()).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('header').isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it('with a file name redirects to the page, with query and hash', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/faq.html?q=1#site:content`);
    await page.waitForURL(`${site.origin}${prefix}/faq/?q=1#site:content`);
    await page.goto(`${site.origin}${prefix}/faq/index.html?q=1#site:content`);
    expect(page.url()).toBe(`${site.origin}${prefix}/faq/?q=1#site:content`);
    await close();
  });
});

it('the language of an encoded prefix is recognized', async () => {
  const { page, close } = await openPage(browser, `${site.origin}/%75k/x/`);
  await waitUntilReady(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('uk');
  await close();
});

it('a malformed path shows the not-found page', async () => {
  const { page, problems, close } = await openPage(browser, 'about:blank');
  // Hosts respond differently to a path that can't be decoded. This one serves the page.
  await page.route('**/%E0%A4%A', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', path: 'public/404.html' }),
  );
  await page.goto(`${site.origin}/%E0%A4%A`);
  await page.mouse.move(10, 10);
  await waitUntilReady(page);
  await waitUntilSettled(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    readTexts('en', 'not-found')('notFound.title'),
  );
  expect(problems).toEqual([]);
  await close();
});

it('only not-found pages load the list of pages', async () => {
  const { page, close } = await openPage(browser, 'about:blank');
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto(`${site.origin}/faq/`);
  await waitUntilReady(page);
  expect(requestedUrls.filter((url) => url.includes('page-list'))).toEqual([]);
  expect(fs.readFileSync('public/faq/index.html', 'utf8')).not.toContain('page-list');
  await close();
});
