import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, NARROW, openPage, WIDE, ONE_LOCALE, ONE_PREFIX } from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

async function on(
  path: string,
  steps: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const { page, problems, close } = await openPage(browser, site.origin + path, options);
  await waitUntilReady(page);
  await steps(page);
  expect(problems).toEqual([]);
  await close();
}

const prefix = ONE_PREFIX;
const common = readMessages('common')[ONE_LOCALE];
const PIECES = '/how-to/write-docs/';
const sampleOf = (page: Page, text: string): Locator =>
  page.locator('figure[data-sample]', { hasText: text });

/** Expects the card to be inside the viewport, and not to cover the name. */
async function expectBeside(page: Page, card: Locator, name: Locator): Promise<void> {
  const [box, about] = [await card.boundingBox(), await name.boundingBox()];
  const width = page.viewportSize()?.width ?? 0;
  if (!box || !about) throw new Error('The card or the name is not drawn.');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y >= about.y + about.height || box.y + box.height <= about.y).toBe(true);
}

/** Finds a word's position in a sample that has no elements for its names yet. */
const placeOf = (sample: Locator, word: string): Promise<{ x: number; y: number }> =>
  sample.locator('code').evaluate((code, text) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(text);
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    throw new Error(`There is no ${text} in the sample.`);
  }, word);

it.each([
  ['that is cut', '/how-to/', 'figure[data-sample]:has-text("SecurityModule")'],
  ['of changes', '/libraries/server-http-client/timeouts/', 'figure[data-language^=diff-][data-sample]'],
])('a sample %s can be copied as shown, or with its imports', (_, path, selector) =>
  on(
    prefix + path,
    async (page) => {
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      const sample = page.locator(selector).first();
      const copyWhole = sample.getByRole('button', { name: common['code.copy.whole'] });
      await copyWhole.waitFor({ state: 'attached' });
      await sample.hover();
      await copyWhole.click();
      await page.locator('[role=status]', { hasText: common['code.copied'] }).waitFor();
      const whole = await copied();
      expect(whole).toMatch(/^import /);
      expect(whole).not.toMatch(/---cut---|^[+-]/m);
      await sample.getByRole('button', { name: common['code.copy.shown'] }).click();
      await page.waitForFunction(async (before) => (await navigator.clipboard.readText()) !== before, whole);
      const shown = await copied();
      expect(shown.length).toBeLessThan(whole.length);
      expect(whole).toContain(shown.split('\n').find((line) => line.trim() !== '') ?? '?');
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ),
);

it('a name shows its type on hover', () =>
  on(prefix + PIECES, async (page) => {
    const sample = sampleOf(page, 'capitalize(42)');
    await sample.hover();
    const name = sample.locator('.sample-name', { hasText: 'title' });
    await name.hover();
    const card = page.getByRole('tooltip');
    await card.waitFor();
    expect(await card.textContent()).toContain('const title: string');
    await expectBeside(page, card, name);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await sample.locator('a').first().hover();
    await card.waitFor();
    expect(await card.textContent()).toContain('capitalize');
    await page.mouse.move(2, 2);
    await card.waitFor({ state: 'detached' });
  }));

it.each([
  ['the first tap', { viewport: NARROW, hasTouch: true, isMobile: true }],
  ['the pointer', { viewport: WIDE, hasTouch: false }],
])('%s on a name works before the types are loaded', (_pointer, options) =>
  on(
    prefix + PIECES,
    async (page) => {
      const sample = sampleOf(page, 'capitalize(42)');
      await sample.evaluate((figure) => figure.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const { x, y } = await placeOf(sample, 'title');
      await (options.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.move(x, y));
      const card = page.getByRole('tooltip');
      await card.waitFor();
      expect(await card.textContent()).toContain('const title: string');
    },
    options,
  ),
);

it('a name shows its type on tap, and a tap elsewhere closes it', () =>
  on(
    prefix + PIECES,
    async (page) => {
      const sample = sampleOf(page, 'capitalize(42)');
      const name = sample.locator('.sample-name', { hasText: 'title' });
      await sample.locator('pre').tap();
      await name.tap();
      const card = page.getByRole('tooltip');
      await card.waitFor();
      expect(await card.textContent()).toContain('const title: string');
      await expectBeside(page, card, name);
      await page.locator('h2').first().tap();
      await card.waitFor({ state: 'detached' });
    },
    { viewport: NARROW, hasTouch: true, isMobile: true },
  ));

it('links in code have a dotted underline until they are hovered', () =>
  on(prefix + PIECES, async (page) => {
    const link = sampleOf(page, 'capitalize(42)').locator('a').last();
    const look = () =>
      link.evaluate((element) => {
        const { color, textDecorationLine, textDecorationStyle } = getComputedStyle(element);
        const around = element.parentElement ? getComputedStyle(element.parentElement).color : '';
        return [color === around, textDecorationLine, textDecorationStyle];
      });
    expect(await look()).toEqual([true, 'underline', 'dotted']);
    await link.hover();
    expect(await look()).toEqual([true, 'underline', 'solid']);
  }));

it('“Used in guides” links to the line in the sample, below the bars of a phone', () =>
  on(
    `${prefix}/api/string-utils/src/functions/capitalize/`,
    async (page) => {
      const link = page.locator(`main a[href^="${prefix}/libraries/string-utils/features/#"]`).first();
      const href = await link.getAttribute('href');
      await link.click();
      await page.waitForURL(`${site.origin}${href}`);
      const target = page.locator('figure.code a:target');
      await target.waitFor();
      expect(await target.textContent()).toBe('capitalize');
      const box = await target.boundingBox();
      const bar = await page.locator('header').first().boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      expect(box?.y).toBeLessThan(NARROW.height / 2);
    },
    { viewport: NARROW },
  ));
