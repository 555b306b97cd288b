import type { Browser, Page } from 'playwright-core';
import { searchTexts } from '../../src/i18n/search-texts';
import { axeFindings } from '../support/axe';
import { waitUntilEnhanced, LOCALES, openPage } from '../support/browser';
import { openBuiltSite } from '../support/built-site';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const APP = /\/(?:app|framework|webpack-runtime)-[0-9a-f]+\.js$/;
const QUERY = { en: 'transaction', uk: 'транзакції' } as const;

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const options = (page: Page) => page.getByRole('dialog').getByRole('option');
const selected = (page: Page) => page.getByRole('option', { selected: true });

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
  const { t } = searchTexts(lang);

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
