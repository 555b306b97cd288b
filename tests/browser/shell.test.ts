import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, LOCALES, NARROW, openPage, ONE_LOCALE, ONE_PREFIX } from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;
const common = readMessages('common');
const prefix = ONE_PREFIX;
const t = common[ONE_LOCALE];
const other = LOCALES.find(([code]) => code !== ONE_LOCALE) as (typeof LOCALES)[number];

openBuiltSite((opened) => ({ site, browser } = opened));

/** Opens a page, runs the steps, and expects no errors. */
async function on(
  path: string,
  steps: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
  script?: () => void,
): Promise<void> {
  const { page, problems, close } = await openPage(browser, 'about:blank', options);
  try {
    if (script) await page.addInitScript(script);
    await page.goto(site.origin + path);
    if (options.javaScriptEnabled !== false) await waitUntilReady(page);
    await steps(page);
    expect(problems).toEqual([]);
  } finally {
    await close();
  }
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

it.each(LOCALES.flatMap(([lang, path]) => [1000, 1240].map((width) => [lang, path, width] as const)))(
  'in %s, below "%s", at %i px, search is a field next to the links',
  (lang, path, width) =>
    on(
      `${path}/faq/`,
      async (page) => {
        const field = page.getByRole('banner').locator('button[aria-keyshortcuts]');
        await field.getByText(common[lang]['search.button'], { exact: true }).waitFor();
        const overlaps = await field.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const edges = [...document.querySelectorAll('header > nav a, header > div:last-child > *')]
            .map((each) => each.getBoundingClientRect())
            .filter((box) => box.width > 0);
          return edges.filter((box) => box.right > left && box.left < right).length;
        });
        expect(overlaps).toBe(0);
      },
      { viewport: { width, height: 800 } },
    ),
);

it('keeps the scroll position when the language is switched, with one tap on a phone', () =>
  on(
    `${prefix}/libraries/typeorm/data-pagination/`,
    async (page) => {
      const second = page.locator('article h2[id]').nth(1);
      const id = await second.getAttribute('id');
      await second.evaluate((heading) => heading.scrollIntoView());
      // Click by coordinates, because a locator would first scroll to the bar's original position.
      const place = await page.locator(`header a[hreflang=${other[0]}]`).boundingBox();
      await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
      await page.waitForURL(`${site.origin}${other[1]}/libraries/typeorm/data-pagination/#${id}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(other[0]);
    },
    { viewport: NARROW },
  ));

describe('the table of contents of narrow windows', () => {
  it('scrolls to the current section when it is opened', () =>
    on(
      `${prefix}/how-to/`,
      async (page) => {
        const toc = page.locator('[data-island=TocDisclosure] details').first();
        const last = toc.locator('li a').last();
        await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
        await page.waitForFunction(
          (link) => link?.getAttribute('aria-current') === 'true',
          await last.elementHandle(),
        );
        await toc.locator('summary').click();
        await page.waitForFunction(
          (panel) => (panel?.scrollTop ?? 0) > 0,
          await toc.getByRole('navigation').elementHandle(),
        );
        expect(await last.isVisible()).toBe(true);
      },
      { viewport: NARROW },
    ));

  it('closes when a section is selected, and does not cover its heading', () =>
    on(
      `${prefix}/libraries/typeorm/data-pagination/`,
      async (page) => {
        const toc = page.locator('[data-island=TocDisclosure] details').first();
        await toc.locator('summary').click();
        await toc.locator('li a').nth(1).click();
        expect(await toc.getAttribute('open')).toBeNull();
        const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
        const [heading, bar] = await page.evaluate(
          (hash) => [
            document.getElementById(hash)?.getBoundingClientRect().top ?? 0,
            document.querySelector('[data-island=TocDisclosure] details')?.getBoundingClientRect().bottom ??
              0,
          ],
          id,
        );
        expect(heading).toBeGreaterThanOrEqual(bar as number);
      },
      { viewport: NARROW },
    ));
});

describe('the color mode', () => {
  it('is the stored one from the first paint', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('theme', 'light');
    });
    await page.goto(`${site.origin}${prefix}/faq/`, { waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    expect(await theme(page)).toBe('light');
    await waitUntilReady(page);
    await page.locator(`a[href="${prefix}/about/"]`).first().click();
    await page.waitForURL(`**${prefix}/about/`);
    expect(await theme(page)).toBe('light');
    await close();
  });

  it('is dark by default, without a switch', () =>
    on(`${prefix}/`, async (page) => {
      expect(await theme(page)).toBe('dark');
      expect(await page.getByRole('group', { name: t['colorMode.label'] }).count()).toBe(0);
    }));
});

describe('the sidebar', () => {
  const nav = '[id="site:docs-nav"]';

  it('keeps open categories and the scroll position when navigating', () =>
    on(`${prefix}/`, async (page) => {
      await page.locator(`${nav} details[data-doc=libraries] > summary`).click();
      const target = page.locator(`${nav} a[href="${prefix}/faq/"]`);
      await target.scrollIntoViewIfNeeded();
      const before = await page.locator(nav).evaluate((element) => element.scrollTop);
      expect(before).toBeGreaterThan(0);
      await target.click();
      await page.waitForURL(`${site.origin}${prefix}/faq/`);
      await page.locator(`${nav} a[href="${prefix}/faq/"][aria-current=page]`).waitFor();
      expect(await page.locator(`${nav} details[data-doc=libraries]`).getAttribute('open')).not.toBeNull();
      const isRestored = ([selector, top]: readonly [string, number]) =>
        document.querySelector(selector)?.scrollTop === top;
      await page.waitForFunction(isRestored, [nav, before] as const);
      await page.reload();
      await page.waitForFunction(isRestored, [nav, before] as const);
    }));

  it('can be hidden and shown, and stays so on the next load', () =>
    on(`${prefix}/faq/`, async (page) => {
      const left = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().left);
      const before = await left();
      await page.getByRole('button', { name: t['sidebar.hide'] }).click();
      await page.locator(nav).waitFor({ state: 'hidden' });
      await page.waitForFunction(
        (x) => document.querySelector('main')!.getBoundingClientRect().left < x,
        before,
      );
      await page.reload();
      expect(await page.locator(nav).isVisible()).toBe(false);
      expect(await left()).toBeLessThan(before);
      await waitUntilReady(page);
      await page.getByRole('button', { name: t['sidebar.show'] }).click();
      await page.locator(nav).waitFor();
    }));

  it.each([
    [
      'blocked',
      () => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ])('can be hidden and shown, and its links work, when storage is %s', (_, script) =>
    on(
      `${prefix}/faq/`,
      async (page) => {
        await page.getByRole('button', { name: t['sidebar.hide'] }).click();
        await page.locator(nav).waitFor({ state: 'hidden' });
        await page.getByRole('button', { name: t['sidebar.show'] }).click();
        await page.locator(`${nav} a[href="${prefix}/general-information/"]`).click();
        await page.waitForURL('**/general-information/');
      },
      {},
      script,
    ),
  );
});

describe('the menu of narrow windows', () => {
  it('traps the focus, keeps the page from scrolling, and restores the focus after Escape', () =>
    on(
      `${prefix}/libraries/typeorm/`,
      async (page) => {
        await page.getByRole('button', { name: t['nav.menu.open'] }).click();
        const dialog = page.getByRole('dialog', { name: t['nav.menu.label'] });
        await dialog.waitFor();
        for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
        expect(
          await dialog.evaluate(
            (element) => element.contains(document.activeElement) || document.activeElement === document.body,
          ),
        ).toBe(true);
        const before = await scrollY(page);
        await page.mouse.wheel(0, 600);
        expect(await scrollY(page)).toBe(before);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
          'hidden',
        );
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
          t['nav.menu.open'],
        );
      },
      { viewport: NARROW },
    ));

  it.each([996, 997])('is available at up to 996 px: %i', (width) =>
    on(
      `${prefix}/faq/`,
      async (page) =>
        expect(await page.getByRole('button', { name: t['nav.menu.open'] }).isVisible()).toBe(width <= 996),
      { viewport: { width, height: 900 } },
    ),
  );
});

it('prints only the text, dark on light', () =>
  on(`${prefix}/faq/`, async (page) => {
    await page.emulateMedia({ media: 'print' });
    for (const part of ['header', '[id="site:docs-nav"]', 'footer', 'a[rel=next]'])
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false]);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  }));

describe('navigation between pages', () => {
  // With reduced motion, pages have no view transition, which Chromium sometimes aborts with an
  // error ("Page already revealed") if the machine is busy.
  it('starts at the top, where Tab leads to the skip link', () =>
    on(
      `${prefix}/faq/`,
      async (page) => {
        await page.mouse.wheel(0, 1500);
        await page.waitForFunction(() => window.scrollY > 500);
        await page.locator(`[id="site:docs-nav"] a[href="${prefix}/general-information/"]`).click();
        await page.waitForURL(`${site.origin}${prefix}/general-information/`);
        await page.waitForFunction(() => window.scrollY === 0);
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t['skip.link']);
        await page.keyboard.press('Enter');
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('site:content');
      },
      { reducedMotion: 'reduce' },
    ));

  it('scrolls to the target of a hash, below the navbar', () =>
    on(`${prefix}/`, async (page) => {
      const target = `${prefix}/libraries/typeorm/data-pagination/`;
      await page.goto(site.origin + target);
      const id = await page.locator('article h2').nth(1).getAttribute('id');
      await page.goBack();
      await page.evaluate(
        (href) => setTimeout(() => Object.assign(document.createElement('a'), { href }).click()),
        `${target}#${id}`,
      );
      await page.waitForURL('**/data-pagination/#*');
      await page.waitForFunction((hash) => {
        const top = document.getElementById(hash as string)?.getBoundingClientRect().top ?? -1;
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return top >= bar && top < bar + 120;
      }, id);
    }));
});

it('the breadcrumbs on a phone end with the page, without a slash at the start or end', () =>
  on(
    `${prefix}/libraries/typeorm/optimistic-locking/`,
    async (page) => {
      const crumbs = page.getByRole('navigation', { name: t['breadcrumbs.label'] }).getByRole('listitem');
      const slashes = await crumbs.evaluateAll((items) =>
        items.map((item) => [
          getComputedStyle(item, '::before').content,
          getComputedStyle(item, '::after').content,
        ]),
      );
      expect(slashes).toEqual([...Array(3).fill(['none', '"/"']), ['none', 'none']]);
      expect(await crumbs.last().isVisible()).toBe(true);
      expect(await crumbs.last().getAttribute('aria-current')).toBe('page');
    },
    { viewport: NARROW },
  ));

it.each([1440, 390])('at %i px, the page stays where it is when a sticky control gets the focus', (width) =>
  on(
    `${prefix}/libraries/typeorm/getting-started/`,
    async (page) => {
      await page.evaluate(() => window.scrollTo(0, 4000));
      // On a phone, the navbar is hidden now.
      await page.waitForTimeout(400);
      const controls = page
        .locator('header, [data-island=TocDisclosure] details, [id="site:docs-nav"]')
        .locator('a, button, summary');
      const before = await scrollY(page);
      expect(before).toBeGreaterThan(3000);
      const visible = controls.filter({ visible: true });
      expect(await visible.count()).toBeGreaterThan(1);
      const moved = await visible.evaluateAll(async (all: HTMLElement[], y) => {
        const found: string[] = [];
        for (const control of all) {
          control.focus();
          // Smooth or late scrolling would happen in the next frame.
          await new Promise(requestAnimationFrame);
          if (window.scrollY !== y) found.push(`${window.scrollY}: ${control.outerHTML}`);
          window.scrollTo(0, y);
        }
        return found;
      }, before);
      expect(moved).toEqual([]);
    },
    { viewport: { width, height: 800 } },
  ),
);

it.each([
  '/',
  '/libraries/typeorm/',
  '/api/persistence-api/src/interfaces/BaseTenantedTrackedEntity/',
  '/404/',
])('without JavaScript, %s is readable on a phone and its links are reachable', (path) =>
  on(
    prefix + path,
    async (page) => {
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.locator(`a[href="${prefix}/faq/"]`).first().isVisible()).toBe(true);
      expect(await page.locator(`header a[hreflang=${other[0]}]`).isVisible()).toBe(true);
      expect(
        await page
          .locator('.needs-js')
          .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length),
      ).toBe(0);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBe(0);
    },
    { viewport: NARROW, javaScriptEnabled: false },
  ),
);
