import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { commonTexts } from '../../src/locales/common';
import { translator } from '../../src/locales/translate';
import { readMessages } from '../../src/locales/read-messages';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, NARROW, openPage, ONE_LOCALE, ONE_PREFIX } from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;
const prefix = ONE_PREFIX;
const t = readMessages('common')[ONE_LOCALE];
const GUIDE = '/libraries/typeorm/data-pagination/';

openBuiltSite((opened) => ({ site, browser } = opened));

/**
 * Describes the focused element: whether its focus indicator is visible and it is in the viewport.
 */
function focused(page: Page): Promise<{ name: string; marked: boolean; inView: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const marks = (each: Element) => {
      const style = getComputedStyle(each);
      return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    };
    const box = element.getBoundingClientRect();
    return {
      name: element.outerHTML.slice(0, 90),
      // The visible control may be a label or the box around it.
      marked: [
        element,
        ...((element as HTMLInputElement).labels ?? []),
        ...(element.matches('input') ? [element.closest('form, [role=search], div')] : []),
      ].some((each) => each !== null && marks(each)),
      inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
  });
}

it('shows a readable home page with an explanation when opened from disk', async () => {
  const file = pathToFileURL(path.resolve(`public${prefix}/index.html`)).href;
  const { page, close } = await openPage(browser, file);
  const banner = page.locator('[id="site:base-url-banner"]');
  await banner.waitFor({ state: 'visible' });
  expect(await banner.innerText()).toContain(translator(ONE_LOCALE, commonTexts)('baseUrl.title'));
  expect((await banner.locator('code').allInnerTexts()).slice(0, 2)).toEqual(['/', file]);
  expect(await banner.getByText('PATH_PREFIX').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  // Controls that need scripts are hidden when these can't load.
  await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
  await close();
});

it.each<[string, string, BrowserContextOptions]>([
  ['the home page', '/', {}],
  ['a guide', GUIDE, {}],
  ['the search page', '/search/', {}],
  ['a guide at 320 pixels, which equals 400 % zoom', GUIDE, { viewport: { width: 320, height: 256 } }],
  ['a guide in a narrow window with forced colors', GUIDE, { viewport: NARROW, forcedColors: 'active' }],
])('shows the focused element on %s', async (_, slug, options) => {
  const { page, problems, close } = await openPage(browser, site.origin + prefix + slug, options);
  await waitUntilReady(page);
  const focusedNames: unknown[] = [];
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    const { name, marked, inView } = await focused(page);
    if (/^<body/.test(name)) break;
    focusedNames.push(name);
    expect([name, marked, inView]).toEqual([name, true, true]);
  }
  expect(focusedNames.length).toBeGreaterThan(5);
  expect(problems).toEqual([]);
  await close();
});

it('navigates without motion when reduced motion is preferred', async () => {
  const { page, close } = await openPage(browser, site.origin + prefix + GUIDE, {
    reducedMotion: 'reduce',
  });
  await waitUntilReady(page);
  await page.evaluate(() => {
    const moving: string[] = [];
    Object.assign(window, { moving });
    const note = (event: AnimationEvent | TransitionEvent) => {
      if (event.elapsedTime > 0.01) moving.push((event.target as Element).className);
    };
    document.addEventListener('animationend', note);
    document.addEventListener('transitionend', note);
  });
  await page.getByRole('button', { name: t['sidebar.hide'] }).click();
  await page.getByRole('button', { name: t['sidebar.show'] }).click();
  await page.locator('main a[rel=next]').hover();
  // What moves ends before the next page.
  const moved = await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // The events follow in the same frame.
    await new Promise(requestAnimationFrame);
    return (window as unknown as { moving: string[] }).moving;
  });
  expect(moved).toEqual([]);
  await page.locator(`[id="site:docs-nav"] a[href="${prefix}/faq/"]`).click();
  await page.waitForURL(`${site.origin}${prefix}/faq/`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  await close();
});

it('keeps working when a proxy changes the page', async () => {
  const { page, close } = await openPage(browser, 'about:blank');
  await page.route(`${site.origin}${prefix}/faq/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<h1[^>]*>[^<]*<\/h1>/, '<p>Injected by a proxy.</p>'),
    });
  });
  await page.goto(`${site.origin}${prefix}/faq/`);
  await waitUntilReady(page);
  await page.getByText('Injected by a proxy.').waitFor();
  expect(await page.getByText(translator(ONE_LOCALE, commonTexts)('crash.title')).count()).toBe(0);
  expect(await page.locator('main h2').count()).toBeGreaterThan(0);
  await page.locator(`[id="site:docs-nav"] a[href="${prefix}/about/"]`).first().click();
  await page.waitForURL(`${site.origin}${prefix}/about/`);
  await close();
});
