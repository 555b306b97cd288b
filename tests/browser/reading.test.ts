import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import bodyEn from '../../src/locales/en/common.json';
import commonEn from '../../src/locales/en/common.json';
import bodyUk from '../../src/locales/uk/common.json';
import commonUk from '../../src/locales/uk/common.json';
import { readTexts } from '../../src/locales/read-messages';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, openPage, VIEWPORTS, WIDE, ONE_LOCALE } from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const PAGE = '/how-to/write-docs/';

/** Opens a page and waits until its body has its buttons. */
async function openEnhanced(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, site.origin + path, options);
  await waitUntilReady(opened.page);
  await opened.page.waitForSelector('.code-tools', { state: 'attached' });
  return opened;
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe.each([
  ['en', '', bodyEn, commonEn],
  ['uk', '/uk', bodyUk, commonUk],
])('in %s', (lang, prefix, body, common) => {
  it('copies a command block by keyboard, without prompts and output', async () => {
    const { page, problems, close } = await openEnhanced(prefix + PAGE, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const figure = page.locator('figure.code', { hasText: 'node --version' });
    await figure.getByRole('button', { name: body['code.copy'] }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[role=status]', { hasText: body['code.copied'] }).waitFor();
    expect(await clipboard(page)).toBe('node --version');
    expect(problems).toEqual([]);
    await close();
  });

  it('adds the selected text and its section to a problem report', async () => {
    const { page, problems, close } = await openEnhanced(prefix + PAGE);
    const section = page.locator('article h2').nth(1);
    await section.evaluate((heading) => {
      const text = heading.parentElement?.nextElementSibling ?? heading;
      getSelection()?.selectAllChildren(text);
    });
    const quote = await page.evaluate(() => getSelection()?.toString().trim().split('\n')[0]);
    await page.locator('summary', { hasText: common['page.actions'] }).click();
    const report = page.getByRole('link', { name: common['page.problem'] });
    await page.waitForFunction(() =>
      document.querySelector<HTMLAnchorElement>('a[data-reports]')?.href.includes('%3E+'),
    );
    const { searchParams } = new URL((await report.getAttribute('href')) ?? '');
    expect(searchParams.get('body')).toContain(`> ${quote}`);
    expect(searchParams.get('body')).toContain(`${PAGE}#${await section.getAttribute('id')})`);
    expect(searchParams.get('title')).toContain((await section.textContent())?.trim());
    expect(problems).toEqual([]);
    await close();
  });

  it('has a page menu that fits 320 px, works without JavaScript, and adds at most one line', async () => {
    const { page, close } = await openPage(browser, site.origin + prefix + PAGE, {
      viewport: { width: 320, height: 700 },
      javaScriptEnabled: false,
    });
    const summary = page.locator('summary', { hasText: common['page.actions'] });
    const [menu, title] = [await summary.boundingBox(), await page.locator('h1').boundingBox()];
    expect(Math.abs((menu?.y ?? 0) - (title?.y ?? 999))).toBeLessThan(12);
    expect(menu?.height).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await summary.focus();
    await page.keyboard.press('Enter');
    const links = page.locator('h1 + * a');
    expect(await links.allTextContents()).toEqual(
      (['page.markdown', 'page.assistants', 'page.edit', 'page.problem'] as const).map((key) => common[key]),
    );
    for (const link of await links.all()) {
      const { x = -1, width = 999 } = (await link.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
    expect(await page.getByRole('button', { name: common['page.copy'] }).count()).toBe(0);
    await close();
  });

  it('opens the keyboard help with ?, lists the keys, and closes it with Escape', async () => {
    const { page, problems, close } = await openEnhanced(prefix + PAGE);
    const keyboard = readTexts(lang, 'keyboard');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: keyboard('keyboard.title') });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain(keyboard('keyboard.next'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    ['320 pixels', { viewport: { width: 320, height: 640 } }],
    ['a zoom of 200 %', { viewport: { width: WIDE.width / 2, height: WIDE.height / 2 } }],
  ])('cuts off nothing and does not scroll horizontally at %s', async (_case, options) => {
    const { page, close } = await openPage(browser, site.origin + prefix + PAGE, options);
    const wide = await page.evaluate(() => {
      const edge = document.documentElement.clientWidth;
      const scrolls = (element: Element) =>
        element.closest('pre, div.table, .file-tree, nav, dialog') !== null;
      return [...document.querySelectorAll('main *')]
        .filter((element) => !scrolls(element) && element.getBoundingClientRect().right > edge + 1)
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await close();
  });

  // The rest doesn't depend on the language.
  if (lang !== ONE_LOCALE) return;

  it('selects the code and shows the shortcut when clipboard access is denied', async () => {
    const { page, close } = await openEnhanced(prefix + PAGE);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    const figure = page.locator('figure.code', { hasText: 'node --version' });
    await figure.getByRole('button', { name: body['code.copy'] }).click();
    await page.locator('.code-note', { hasText: 'Ctrl+C' }).waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('$ node --version');
    await close();
  });

  it('copies the page as Markdown', async () => {
    const { page, close } = await openEnhanced(prefix + PAGE, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('summary', { hasText: common['page.actions'] }).click();
    await page.getByRole('button', { name: common['page.copy'] }).click();
    await page.getByText(body['page.copied']).waitFor();
    expect(await clipboard(page)).toContain(':::note');
    await close();
  });

  it('synchronizes tabs in a group, supports arrow keys, and remembers the selection', async () => {
    const { page, problems, close } = await openEnhanced(prefix + PAGE);
    const first = page.getByRole('tab', { name: 'npm', exact: true }).first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    const selected = page.locator('[data-group=package-manager] [aria-selected=true]');
    expect(new Set(await selected.allTextContents())).toEqual(new Set(['yarn']));
    await page.reload();
    await waitUntilReady(page);
    await page.waitForSelector('.tabs[data-enhanced]');
    expect(new Set(await selected.allTextContents())).toEqual(new Set(['yarn']));
    expect(problems).toEqual([]);
    await close();
  });

  it.each(VIEWPORTS)('copies the address of a section in a %s window', async (_name, viewport) => {
    const { page, problems, close } = await openEnhanced(prefix + PAGE, {
      viewport,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const anchor = page.locator('.heading:has(h2) > a.anchor').nth(1);
    await anchor.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: body['code.copied'] }).waitFor();
    const note = page.locator('.anchor-note');
    expect(await clipboard(page)).toBe(site.origin + prefix + PAGE + (await anchor.getAttribute('href')));
    const [heading, shown] = [await anchor.boundingBox(), await note.boundingBox()];
    expect(Math.abs((heading?.y ?? 0) - (shown?.y ?? 999))).toBeLessThan(30);
    expect((shown?.x ?? 0) + (shown?.width ?? 999)).toBeLessThanOrEqual(viewport.width);
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

  it('shows a symbol card on hover and focus, and closes it with Escape', async () => {
    const { page, problems, close } = await openEnhanced(prefix + PAGE);
    const link = page.locator('a.api').first();
    await link.hover();
    const card = page.getByRole('tooltip');
    await card.waitFor();
    expect(await card.textContent()).toContain('EntityHelper');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.mouse.move(0, 0);
    // After a key press, focus set by a script counts as keyboard focus.
    await page.keyboard.press('Shift');
    await link.focus();
    await card.waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it.each(VIEWPORTS)(
    'shows the types of names in a sample by keyboard in a %s window',
    async (_, viewport) => {
      const { page, problems, close } = await openEnhanced(prefix + PAGE, { viewport });
      const figure = page.locator('figure[data-sample]', { hasText: 'capitalize(42)' });
      expect(await figure.locator('a').first().getAttribute('href')).toBe(
        `${prefix}/api/string-utils/src/functions/capitalize/`,
      );
      expect(await figure.locator('.sample-type').textContent()).toContain('const title: string');
      expect(await figure.locator('.sample-error').textContent()).toContain(
        readTexts(lang, 'markdown')('code.error'),
      );
      await page.keyboard.press('Shift');
      await figure.locator('pre').focus();
      const title = figure.locator('.sample-name', { hasText: 'title' });
      await title.waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      const card = page.getByRole('tooltip').filter({ hasText: 'const title: string' });
      await card.waitFor();
      const box = await card.boundingBox();
      const name = await title.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);
      expect(box && name && (box.y >= name.y + name.height || box.y + box.height <= name.y)).toBe(true);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('PRE');
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('opens the next page with n', async () => {
    const { page, close } = await openEnhanced(`${prefix}/libraries/mail/getting-started/`);
    const next = await page.locator('a[rel=next]').getAttribute('href');
    await page.keyboard.press('n');
    await page.waitForURL(`${site.origin}${next}`);
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
});

it('an MDX page has the same buttons and no errors', async () => {
  const { page, problems, close } = await openEnhanced('/uk/general/color-scheme/');
  expect(await page.locator('figure.code .code-copy').count()).toBe(1);
  expect(await page.locator('.color-tokens tbody tr').count()).toBeGreaterThan(25);
  expect(problems).toEqual([]);
  await close();
});
