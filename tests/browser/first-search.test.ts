import type { Browser, Page } from 'playwright-core';
import { searchText } from '../../src/locales/search';
import { axeFindings } from '../support/axe';
import { waitUntilEnhanced, LOCALES, openPage } from '../support/browser';
import { openBuiltSite } from '../support/built-site';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const APP = /\/(?:app|framework|webpack-runtime)-[0-9a-f]+\.js$/;
const QUERY = { en: 'transaction', uk: 'транзакції' } as const;

/** Queries whose best result is another one once the texts are loaded. */
const REORDERED = { en: 'capitalize', uk: 'змінні середовища' } as const;

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const options = (page: Page) => page.getByRole('dialog').getByRole('option');
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

/** Opens a page whose app doesn't arrive before the returned function is called. */
async function openBeforeApp(url: string) {
  const opened = await openPage(browser, 'about:blank');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await opened.page.route(APP, async (route) => {
    await released;
    await route.continue();
  });
  await opened.page.goto(site.origin + url);
  await waitUntilEnhanced(opened.page);
  return { ...opened, release };
}

describe.each(LOCALES)('the first search in %s', (lang, prefix) => {
  const start = `${prefix}/libraries/redis/`;
  const t = searchText(lang);

  it('shows tips, then results, before the app has loaded, and opens one with Enter', async () => {
    const { page, problems, release, close } = await openBeforeApp(start);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByText(t('tips.title')).waitFor();
    await box(page).fill(QUERY[lang]);
    await options(page).nth(1).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    const href = (await selected(page).getAttribute('href')) ?? '';
    expect(href).toBe(await options(page).nth(1).getAttribute('href'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    release();
    expect(problems).toEqual([]);
    await close();
  });

  it('keeps the text, the rows, and the selection when the app takes over', async () => {
    const { page, problems, release, close } = await openBeforeApp(start);
    await page.keyboard.press('Control+k');
    await box(page).fill(QUERY[lang]);
    await options(page).nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    const href = (await selected(page).getAttribute('href')) ?? '';
    const height = (await page.getByRole('dialog').boundingBox())?.height;
    release();
    await page.waitForFunction(() => !document.querySelector('.search-first'));
    expect(await box(page).inputValue()).toBe(QUERY[lang]);
    expect(await selected(page).getAttribute('href')).toBe(href);
    expect((await page.getByRole('dialog').boundingBox())?.height).toBe(height);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    expect(problems).toEqual([]);
    await close();
  });

  it('keeps every row in its place when the app and the texts arrive, and opens the selected one', async () => {
    const { page, problems, release, close } = await openBeforeApp(start);
    const releaseTexts = await hold(page, '**/full.json*');
    await page.keyboard.press('Control+k');
    await box(page).fill(REORDERED[lang]);
    await options(page).nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    const first = await rows(page);
    release();
    await page.waitForFunction(() => !document.querySelector('.search-first'));
    expect((await rows(page)).slice(0, first.length)).toEqual(first);
    releaseTexts();
    await page.getByRole('group', { name: t('results.more') }).waitFor();
    expect((await rows(page)).slice(0, first.length)).toEqual(first);
    expect(await selected(page).getAttribute('href')).toBe(first[1]?.[0]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${first[1]?.[0]}`);
    expect(problems).toEqual([]);
    await close();
  });

  it('fills the space for texts until they arrive, and shows no results for a word that may be in them', async () => {
    const { page, problems, close } = await openPage(browser, 'about:blank');
    const releaseTexts = await hold(page, '**/full.json*');
    await page.goto(site.origin + start);
    await waitUntilEnhanced(page);
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

  it('closes with Escape before the app has loaded, and stays closed', async () => {
    const { page, problems, release, close } = await openBeforeApp(start);
    await page.keyboard.press('Control+k');
    await box(page).fill(QUERY[lang]);
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open], .search-first'));
    release();
    await page.keyboard.press('Control+k');
    await box(page).fill(QUERY[lang]);
    await options(page).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
