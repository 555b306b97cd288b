import type { Browser, Page } from 'playwright-core';
import { readTexts } from '../../src/locales/read-messages';
import { axeFindings } from '../support/axe';
import { waitUntilReady, LOCALES, openPage, RESULT, ONE_LOCALE } from '../support/browser';
import { openBuiltSite } from '../support/built-site';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const QUERY = { en: 'transaction', uk: 'транзакції' } as const;

/** Queries whose best result is another one once the texts are loaded. */
const REORDERED = { en: 'capitalize', uk: 'змінні середовища' } as const;

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const options = (page: Page) => page.getByRole('dialog').locator(RESULT);
const selected = (page: Page) => page.getByRole('option', { selected: true });

/** Returns the address and the position in pixels of each result. */
const rows = (page: Page) =>
  options(page).evaluateAll((all) =>
    all.map((row) => [row.getAttribute('href'), Math.round(row.getBoundingClientRect().top)] as const),
  );

/** Holds requests for an address back. Call the returned function to let them through. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, (route) => released.then(() => route.continue()));
  return release;
}

async function open(url: string) {
  const opened = await openPage(browser, site.origin + url);
  await waitUntilReady(opened.page);
  return opened;
}

describe.each(LOCALES)('the search dialog in %s', (lang, prefix) => {
  const start = `${prefix}/libraries/redis/`;
  const t = readTexts(lang, 'search', 'common');

  it('offers pages and tips, then results, and opens one with Enter', async () => {
    const { page, problems, close } = await open(start);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByText(t('tips.title')).waitFor();
    const pages = page.getByRole('group', { name: t('group.start') }).getByRole('option');
    expect(await pages.first().getAttribute('href')).toBe(`${prefix}/`);
    expect(await axeFindings(page)).toEqual([]);
    await box(page).fill(QUERY[lang]);
    await options(page).nth(1).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    const href = (await selected(page).getAttribute('href')) ?? '';
    expect(href).toBe(await options(page).nth(1).getAttribute('href'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    expect(problems).toEqual([]);
    await close();
  });

  it('fills the space for texts until they arrive, and shows no results for a word that may be in them', async () => {
    const { page, problems, close } = await openPage(browser, 'about:blank');
    const releaseTexts = await hold(page, '**/full.json*');
    await page.goto(site.origin + start);
    await waitUntilReady(page);
    await page.keyboard.press('Control+k');
    await box(page).fill(`${QUERY[lang]} qqxxzz`);
    await page.getByRole('dialog').getByText(t('loading')).waitFor();
    await box(page).fill(QUERY[lang]);
    await options(page).nth(2).waitFor();
    const fills = () =>
      options(page).evaluateAll((all) =>
        all.flatMap((row) => {
          const text = row.lastElementChild as HTMLElement;
          return text.innerText ? [] : [getComputedStyle(text).backgroundImage];
        }),
      );
    for (const fill of await fills()) expect(fill).toMatch(/gradient/);
    expect((await fills()).length).toBeGreaterThan(2);
    releaseTexts();
    await page.waitForFunction(() => !document.querySelector('[data-partial]'));
    for (const fill of await fills()) expect(fill).toBe('none');
    expect(problems).toEqual([]);
    await close();
  });

  // The rest doesn't depend on the language.
  if (lang !== ONE_LOCALE) return;

  it('keeps the text, the rows, the selection, and the focus when the app starts', async () => {
    const { page, problems, close } = await openPage(browser, site.origin + start);
    await waitUntilReady(page);
    await page.keyboard.press('Control+k');
    await box(page).fill(QUERY[lang]);
    await page.waitForFunction(() => !document.querySelector('[data-partial]'));
    await options(page).nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    const href = (await selected(page).getAttribute('href')) ?? '';
    const shown = await rows(page);
    await waitUntilReady(page);
    expect(await box(page).inputValue()).toBe(QUERY[lang]);
    expect(await rows(page)).toEqual(shown);
    expect(await selected(page).getAttribute('href')).toBe(href);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    expect(problems).toEqual([]);
    await close();
  });

  it('keeps every row in its place when the texts arrive, and opens the selected one', async () => {
    const { page, problems, close } = await openPage(browser, 'about:blank');
    const releaseTexts = await hold(page, '**/full.json*');
    await page.goto(site.origin + start);
    await waitUntilReady(page);
    await page.keyboard.press('Control+k');
    await box(page).fill(REORDERED[lang]);
    await options(page).nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    const first = await rows(page);
    releaseTexts();
    await page.getByRole('group', { name: t('results.more') }).waitFor();
    expect((await rows(page)).slice(0, first.length)).toEqual(first);
    expect(await selected(page).getAttribute('href')).toBe(first[1]?.[0]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${first[1]?.[0]}`);
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    ['with', waitUntilReady],
    ['without', waitUntilReady],
  ])('moves the focus to the section that a result leads to, %s the app', async (_how, wait) => {
    const { page, close } = await openPage(browser, site.origin + start);
    await wait(page);
    await page.keyboard.press('Control+k');
    await box(page).fill(QUERY[lang]);
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

  it('closes with Escape before its code has loaded, and stays closed', async () => {
    const { page, problems, close } = await openPage(browser, site.origin + start);
    await waitUntilReady(page);
    const release = await hold(page, '**/search-results-*.js');
    await page.keyboard.press('Control+k');
    await box(page).fill(QUERY[lang]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    release();
    await page.keyboard.press('Control+k');
    await box(page).fill(QUERY[lang]);
    await options(page).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
