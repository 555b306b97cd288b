import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, LOCALES, NARROW, openPage, ONE_LOCALE, ONE_PREFIX } from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const prefix = ONE_PREFIX;
const common = readMessages('common')[ONE_LOCALE];
const PAGE = '/how-to/write-docs/';

/** Opens a page and waits until its body has its buttons. */
async function openEnhanced(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, site.origin + path, options);
  await waitUntilReady(opened.page);
  await opened.page.waitForSelector('.code-tools', { state: 'attached' });
  return opened;
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

it('copies a command block by keyboard, without prompts and output', async () => {
  const { page, problems, close } = await openEnhanced(prefix + PAGE, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const figure = page.locator('figure.code', { hasText: 'node --version' });
  await figure.getByRole('button', { name: common['code.copy'] }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[role=status]', { hasText: common['code.copied'] }).waitFor();
  expect(await clipboard(page)).toBe('node --version');
  expect(problems).toEqual([]);
  await close();
});

it('copies the address of a section on a phone, with a note in the window', async () => {
  const { page, problems, close } = await openEnhanced(prefix + PAGE, {
    viewport: NARROW,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const anchor = page.locator('.heading:has(h2) > a.anchor').nth(1);
  await anchor.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: common['code.copied'] }).waitFor();
  const note = page.locator('.anchor-note');
  expect(await clipboard(page)).toBe(site.origin + prefix + PAGE + (await anchor.getAttribute('href')));
  const [heading, shown] = [await anchor.boundingBox(), await note.boundingBox()];
  expect(Math.abs((heading?.y ?? 0) - (shown?.y ?? 999))).toBeLessThan(30);
  expect((shown?.x ?? 0) + (shown?.width ?? 999)).toBeLessThanOrEqual(NARROW.width);
  expect(problems).toEqual([]);
  await close();
});

it('dims the space of the scrollbar behind a dialog, too', async () => {
  const { page, close } = await openEnhanced(prefix + PAGE);
  await page.keyboard.press('/');
  await page.waitForSelector('dialog:modal');
  const colors = await page.evaluate(() =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(colors[0]).not.toBe(colors[1]);
  expect(colors).not.toContain('rgba(0, 0, 0, 0)');
  await close();
});

it('causes no layout shift when the script enhances tabs', async () => {
  const { page, close } = await openPage(browser, 'about:blank');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/islands-[0-9a-f]+\.js$/, (route) => released.then(() => route.continue()));
  await page.goto(site.origin + prefix + PAGE);
  const place = () =>
    page.evaluate(() => [...document.querySelectorAll('h2')].map((each) => Math.round(each.offsetTop)));
  const before = await place();
  expect(await page.locator('.tabs[data-enhanced]').count()).toBe(0);
  release();
  await waitUntilReady(page);
  await page.waitForSelector('.tabs[data-enhanced]');
  expect(await place()).toEqual(before);
  await close();
});

it('switches panels without JavaScript, and hides buttons that need it', async () => {
  const { page, close } = await openPage(browser, site.origin + prefix + PAGE, {
    javaScriptEnabled: false,
  });
  const tabs = page.locator('.tabs[data-group=database]');
  expect(await tabs.getByText('type: mysql', { exact: true }).isVisible()).toBe(false);
  await tabs.getByText('MySQL', { exact: true }).click();
  expect(await tabs.getByText('type: mysql', { exact: true }).isVisible()).toBe(true);
  expect(await tabs.getByText('type: postgres', { exact: true }).isVisible()).toBe(false);
  expect(await page.locator('main button:visible').count()).toBe(0);
  await close();
});

it.each([true, false])('prints all panels, with JavaScript %s', async (javaScriptEnabled) => {
  const { page, close } = await openPage(browser, site.origin + prefix + PAGE, { javaScriptEnabled });
  if (javaScriptEnabled) {
    await waitUntilReady(page);
    await page.waitForSelector('.tabs[data-enhanced]');
  }
  await page.emulateMedia({ media: 'print' });
  const tabs = page.locator('.tabs[data-group=database]');
  for (const text of ['type: postgres', 'type: mysql']) {
    expect(await tabs.getByText(text).isVisible()).toBe(true);
    expect((await tabs.getByText(text).boundingBox())?.height).toBeGreaterThan(5);
  }
  expect(await page.locator('.code-tools:visible').count()).toBe(0);
  await close();
});

it.each(LOCALES)(
  'in %s, has a page menu that fits 320 px, works without JavaScript, and adds at most one line',
  async (lang, path) => {
    const t = readMessages('common')[lang];
    const { page, close } = await openPage(browser, site.origin + path + PAGE, {
      viewport: { width: 320, height: 700 },
      javaScriptEnabled: false,
    });
    const summary = page.locator('summary', { hasText: t['page.actions'] });
    const [menu, title] = [await summary.boundingBox(), await page.locator('h1').boundingBox()];
    expect(Math.abs((menu?.y ?? 0) - (title?.y ?? 999))).toBeLessThan(12);
    expect(menu?.height).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await summary.focus();
    await page.keyboard.press('Enter');
    const links = page.locator('h1 + * a');
    expect(await links.allTextContents()).toEqual(
      (['page.markdown', 'page.assistants', 'page.edit', 'page.problem'] as const).map((key) => t[key]),
    );
    for (const link of await links.all()) {
      const { x = -1, width = 999 } = (await link.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
    expect(await page.getByRole('button', { name: t['page.copy'] }).count()).toBe(0);
    await close();
  },
);
