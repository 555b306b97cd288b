import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, LOCALES, NARROW, openPage, VIEWPORTS, WIDE, ONE_LOCALE } from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;
const [common, markdown, api] = [readMessages('common'), readMessages('markdown'), readMessages('api')];

openBuiltSite((opened) => ({ site, browser } = opened));

/** Opens a page, runs the steps, and expects no errors. */
async function on(
  path: string,
  steps: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const { page, problems, close } = await openPage(browser, site.origin + path, options);
  try {
    if (options.javaScriptEnabled !== false) await waitUntilReady(page);
    await steps(page);
    expect(problems).toEqual([]);
  } finally {
    await close();
  }
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(LOCALES)('in %s', (lang, prefix) => {
  const t = { ...common[lang], ...markdown[lang], ...api[lang] };
  const other = LOCALES.find(([code]) => code !== lang) as (typeof LOCALES)[number];

  describe('the navbar', () => {
    it('links to the getting started guide and the source repository', () =>
      on(`${prefix}/faq/`, async (page) => {
        expect(
          await page.getByRole('link', { name: t['nav.repository.label'] }).getAttribute('href'),
        ).toMatch(/^https:\/\/github\.com\//);
        await page.getByRole('link', { name: t['nav.gettingStarted'], exact: true }).first().click();
        await page.waitForURL(`${site.origin}${prefix}/`);
        expect(
          await page
            .getByRole('navigation', { name: t['sidebar.label'] })
            .locator('[aria-current=page]')
            .count(),
        ).toBe(1);
      }));

    it('switches the language and keeps the page, query, and hash', () =>
      on(`${prefix}/faq/?a=1`, async (page) => {
        const id = await page.locator('article h2[id], article h3[id]').first().getAttribute('id');
        await page.evaluate((hash) => (window.location.hash = hash as string), id);
        const link = page
          .getByRole('navigation', { name: t['nav.language.label'] })
          .locator(`a[hreflang=${other[0]}]`);
        expect(await link.getAttribute('lang')).toBe(other[0]);
        await link.click();
        await page.waitForURL(`${site.origin}${other[1]}/faq/?a=1#${id}`);
        await page.waitForFunction((code) => document.documentElement.lang === code, other[0]);
      }));

    // The rest doesn't depend on the language.
    if (lang !== ONE_LOCALE) return;

    it('highlights the current section', () =>
      on(`${prefix}/libraries/typeorm/`, async (page) => {
        const links = page.getByRole('navigation', { name: t['nav.main.label'] }).getByRole('link');
        expect(
          await links.evaluateAll((all) =>
            all.flatMap((link) =>
              link.ariaCurrent === null ? [] : [link.getAttribute('href'), link.ariaCurrent],
            ),
          ),
        ).toEqual([`${prefix}/libraries/`, 'true']);
      }));

    it('keeps the scroll position when the language is switched, with one tap on a phone', () =>
      on(
        `${prefix}/libraries/typeorm/data-pagination/`,
        async (page) => {
          const second = page.locator('article h2[id]').nth(1);
          const id = await second.getAttribute('id');
          await second.evaluate((heading) => heading.scrollIntoView());
          // Click by coordinates, because a locator would first scroll to the bar's original
          // position.
          const place = await page.locator(`header a[hreflang=${other[0]}]`).boundingBox();
          await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
          await page.waitForURL(`${site.origin}${other[1]}/libraries/typeorm/data-pagination/#${id}`);
        },
        { viewport: NARROW },
      ));

    it('shows the version and the list of versions, by mouse and keyboard', () =>
      on(`${prefix}/faq/`, async (page) => {
        const summary = page.locator('header summary');
        expect(await summary.textContent()).toContain('Next');
        await summary.focus();
        await page.keyboard.press('Enter');
        await page.locator('header details[open] a[aria-current=true]').waitFor();
        await page.keyboard.press('Escape');
        expect(await page.locator('header details[open]').count()).toBe(0);
      }));

    it('switches to the same page in another version, or its main page, and remembers the version', async () => {
      const listed = JSON.stringify([
        { name: 'current', label: 'Next', url: '/' },
        { name: 'v1', label: '1.x', url: '/v1/' },
      ]);
      await on(`${prefix}/faq/`, async (page) => {
        await page.route('**/versions.json', (route) =>
          route.fulfill({ body: listed, contentType: 'application/json' }),
        );
        await page.route('**/v1/**', (route) =>
          new URL(route.request().url()).pathname === `/v1${prefix}/`
            ? route.fulfill({
                body: '<style>@view-transition { navigation: auto }</style><p>old</p>',
                contentType: 'text/html',
              })
            : route.fulfill({ status: 404 }),
        );
        await page.locator('header summary').click();
        await page.getByRole('link', { name: '1.x' }).click();
        await page.waitForURL(`${site.origin}/v1${prefix}/`);
        expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('v1');
      });
    });
  });

  describe('page navigation elements', () => {
    it('include breadcrumbs, previous and next links, a back-to-top link, and a footer with three groups', () =>
      on(`${prefix}/libraries/mail/usage/`, async (page) => {
        const crumbs = page.getByRole('navigation', { name: t['breadcrumbs.label'] });
        expect(await crumbs.locator('a').last().getAttribute('href')).toBe(`${prefix}/libraries/mail/`);
        expect(await page.locator('a[rel=prev]').getAttribute('href')).toBe(
          `${prefix}/libraries/mail/configuration/`,
        );
        expect(await page.locator('a[rel=next]').count()).toBe(1);
        expect(await page.locator('footer h2').allTextContents()).toEqual([
          t['footer.docs'],
          t['footer.community'],
          t['footer.more'],
        ]);
        expect(await page.locator('footer').textContent()).toContain('2025');
        await page.mouse.wheel(0, 2000);
        await page.waitForFunction(() => window.scrollY > 300);
        await page.locator('footer a[href="#top"]').click();
        await page.waitForFunction(() => window.scrollY === 0);
      }));

    it('include a labeled link in each heading', () =>
      on(`${prefix}/faq/`, async (page) => {
        const heading = page.locator('.markdown .heading').first();
        const name = await heading.locator('h2, h3').textContent();
        expect(await heading.locator('a').first().getAttribute('aria-label')).toBe(
          t['heading.link.title'].replace('{{heading}}', name ?? ''),
        );
      }));

    // The rest doesn't depend on the language.
    if (lang !== ONE_LOCALE) return;

    it('highlight the current section in the table of contents', () =>
      on(`${prefix}/libraries/typeorm/data-pagination/`, async (page) => {
        const toc = page.getByRole('navigation', { name: t['toc.title'] });
        const links = toc.locator('li a');
        await toc.locator('li a[aria-current=true]').waitFor();
        expect(await links.first().getAttribute('aria-current')).toBe('true');
        const second = links.nth(1);
        await second.click();
        await page.waitForFunction(
          (element) => element?.getAttribute('aria-current') === 'true',
          await second.elementHandle(),
        );
        expect(await toc.locator('[aria-current]').count()).toBe(1);
      }));

    it('scroll the collapsed table of contents to the current section when it is opened', () =>
      on(
        `${prefix}/api/errors/`,
        async (page) => {
          const toc = page.locator('[data-island=toc-disclosure] details').first();
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

    it('collapse the table of contents in narrow windows', () =>
      on(
        `${prefix}/libraries/typeorm/data-pagination/`,
        async (page) => {
          const toc = page.locator('[data-island=toc-disclosure] details').first();
          await toc.locator('summary').click();
          await toc.locator('li a').nth(1).click();
          expect(await toc.getAttribute('open')).toBeNull();
          const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
          const [heading, bar] = await page.evaluate(
            (hash) => [
              document.getElementById(hash)?.getBoundingClientRect().top ?? 0,
              document.querySelector('[data-island=toc-disclosure] details')?.getBoundingClientRect()
                .bottom ?? 0,
            ],
            id,
          );
          expect(heading).toBeGreaterThanOrEqual(bar as number);
        },
        { viewport: NARROW },
      ));
  });

  it.each([1000, 1024, 1240])('at %i px, search is a field next to the links', (width) =>
    on(
      `${prefix}/faq/`,
      async (page) => {
        const field = page.getByRole('banner').locator('button[aria-keyshortcuts]');
        await field.getByText(t['search.button'], { exact: true }).waitFor();
        const gaps = await field.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const edges = [...document.querySelectorAll('header > nav a, header > div:last-child > *')]
            .map((each) => each.getBoundingClientRect())
            .filter((box) => box.width > 0);
          return edges.filter((box) => box.right > left && box.left < right).length;
        });
        expect(gaps).toBe(0);
      },
      { viewport: { width, height: 800 } },
    ),
  );

  // The rest doesn't depend on the language.
  if (lang !== ONE_LOCALE) return;

  describe('the color mode', () => {
    it.each(['light', 'dark'])('is %s from the first paint when stored', async (stored) => {
      const context = await browser.newContext({ viewport: WIDE });
      await context.addInitScript((mode) => localStorage.setItem('theme', mode), stored);
      const page = await context.newPage();
      await page.goto(`${site.origin}${prefix}/faq/`, { waitUntil: 'commit' });
      await page.locator('body').waitFor({ state: 'attached' });
      expect(await theme(page)).toBe(stored);
      await waitUntilReady(page);
      expect(await theme(page)).toBe(stored);
      await page.locator(`a[href="${prefix}/about/"]`).first().click();
      await page.waitForURL(`**${prefix}/about/`);
      expect(await theme(page)).toBe(stored);
      await context.close();
    });

    it('is dark by default, without a switch', () =>
      on(`${prefix}/`, async (page) => {
        expect(await theme(page)).toBe('dark');
        expect(await page.getByRole('group', { name: t['colorMode.label'] }).count()).toBe(0);
      }));
  });

  describe('the sidebar', () => {
    const nav = '[id="site:docs-nav"]';

    it('highlights the current page in the static HTML', () =>
      on(
        `${prefix}/libraries/typeorm/`,
        async (page) => {
          const current = page.locator(`${nav} [aria-current=page]`);
          expect(await current.getAttribute('href')).toBe(`${prefix}/libraries/typeorm/`);
          expect(
            await page.locator(`${nav} details[data-doc=libraries]`).getAttribute('open'),
          ).not.toBeNull();
        },
        { javaScriptEnabled: false },
      ));

    it('opens a category by keyboard and closes its sibling', () =>
      on(`${prefix}/`, async (page) => {
        await page.locator(`${nav} details[data-doc=features] > summary`).focus();
        await page.keyboard.press('Enter');
        expect(await page.locator(`${nav} details[data-doc=features]`).getAttribute('open')).not.toBeNull();
        await page.locator(`${nav} details[data-doc=libraries] > summary`).focus();
        await page.keyboard.press('Space');
        expect(await page.locator(`${nav} details[data-doc=features]`).getAttribute('open')).toBeNull();
      }));

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

    it('does not include the whole reference', () =>
      on(`${prefix}/api/validation/src/`, async (page) =>
        expect(await page.locator(`${nav} a`).count()).toBeLessThan(150),
      ));
  });

  describe('the menu of narrow windows', () => {
    const opened = async (page: Page) => {
      const button = page.getByRole('button', { name: t['nav.menu.open'] });
      await button.click();
      const dialog = page.getByRole('dialog', { name: t['nav.menu.label'] });
      await dialog.waitFor();
      return { button, dialog };
    };

    it('traps the focus, closes on Escape, and restores the focus', () =>
      on(
        `${prefix}/libraries/typeorm/`,
        async (page) => {
          const { dialog } = await opened(page);
          for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
          expect(
            await dialog.evaluate(
              (element) =>
                element.contains(document.activeElement) || document.activeElement === document.body,
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

    it('contains the sidebar itself, which is back in its column afterwards', () =>
      on(
        `${prefix}/faq/`,
        async (page) => {
          await page.evaluate(() =>
            Object.assign(window, { sidebar: document.querySelector('[id="site:docs-nav"] nav') }),
          );
          const place = () =>
            page.evaluate(() => Object(window).sidebar.closest('dialog, [id="site:docs-nav"]')?.tagName);
          const { dialog } = await opened(page);
          expect(await place()).toBe('DIALOG');
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'detached' });
          expect(await place()).toBe('DIV');
          // Open folders are kept on the next page, as in the column.
          const again = await opened(page);
          await again.dialog.locator('details[data-doc=features] > summary').click();
          await again.dialog.locator(`a[href="${prefix}/general-information/"]`).click();
          await page.waitForURL(`${site.origin}${prefix}/general-information/`);
          const next = await opened(page);
          expect(await next.dialog.locator('details[data-doc=features]').getAttribute('open')).not.toBeNull();
        },
        { viewport: NARROW },
      ));

    it('closes with a click outside and with a swipe', () =>
      on(
        `${prefix}/faq/`,
        async (page) => {
          const { dialog } = await opened(page);
          await page.mouse.click(380, 500);
          await dialog.waitFor({ state: 'detached' });
          const again = await opened(page);
          await again.dialog.evaluate((element) => {
            const at = (type: string, clientX: number) =>
              element.dispatchEvent(
                new PointerEvent(type, { pointerType: 'touch', clientX, clientY: 300, bubbles: true }),
              );
            at('pointerdown', 250);
            at('pointerup', 100);
          });
          await again.dialog.waitFor({ state: 'detached' });
        },
        { viewport: NARROW, hasTouch: true },
      ));

    it('contains the docs, and below them the links and switches that do not fit in the navbar', () =>
      on(
        `${prefix}/faq/`,
        async (page) => {
          const { dialog } = await opened(page);
          expect(await dialog.locator('[aria-current=page]').getAttribute('href')).toBe(`${prefix}/faq/`);
          expect(await dialog.getByRole('link', { name: t['nav.repository.label'] }).isVisible()).toBe(true);
          expect(await dialog.getByText('Next').first().isVisible()).toBe(true);
          await dialog.locator(`a[hreflang=${other[0]}]`).click();
          await page.waitForURL(`${site.origin}${other[1]}/faq/`);
          expect(await page.getByRole('dialog').count()).toBe(0);
        },
        { viewport: NARROW },
      ));

    it('closes when navigating, even to the current page', () =>
      on(
        `${prefix}/faq/`,
        async (page) => {
          const { dialog } = await opened(page);
          await dialog.locator('[aria-current=page]').click();
          await dialog.waitFor({ state: 'detached' });
          await (await opened(page)).dialog.locator(`a[href="${prefix}/general-information/"]`).click();
          await page.waitForURL(`${site.origin}${prefix}/general-information/`);
          expect(await page.getByRole('dialog').count()).toBe(0);
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
    it('starts at the top, where Tab leads to the skip link', () =>
      on(`${prefix}/faq/`, async (page) => {
        await page.mouse.wheel(0, 1500);
        await page.waitForFunction(() => window.scrollY > 500);
        await page.locator(`[id="site:docs-nav"] a[href="${prefix}/general-information/"]`).click();
        await page.waitForURL(`${site.origin}${prefix}/general-information/`);
        await page.waitForFunction(() => window.scrollY === 0);
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t['skip.link']);
      }));

    it('restores the scroll position when going back', () =>
      on(`${prefix}/faq/`, async (page) => {
        await page.mouse.wheel(0, 900);
        await page.waitForFunction(() => window.scrollY > 500);
        await page.waitForTimeout(200);
        const before = await scrollY(page);
        await page.locator(`[id="site:docs-nav"] a[href="${prefix}/general-information/"]`).click();
        await page.waitForURL(`${site.origin}${prefix}/general-information/`);
        await page.goBack();
        await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 4, before);
        await page.goForward();
        await page.waitForFunction(() => window.scrollY === 0);
      }));

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

    it('lets the keyboard skip the navigation', () =>
      on(`${prefix}/faq/`, async (page) => {
        await page.evaluate(() => document.body.focus());
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('site:content');
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

  it.each([1440, 1024, 390])(
    'at %i px, the page stays where it is when a sticky control gets the focus',
    (width) =>
      on(
        `${prefix}/libraries/typeorm/getting-started/`,
        async (page) => {
          await page.evaluate(() => window.scrollTo(0, 4000));
          // On a phone, the navbar is hidden now.
          await page.waitForTimeout(400);
          const controls = page
            .locator('header, [data-island=toc-disclosure] details, [id="site:docs-nav"]')
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

  describe.each(VIEWPORTS)('without JavaScript, %s', (_, viewport) => {
    it.each([
      '/',
      '/libraries/typeorm/',
      '/api/persistence-api/src/interfaces/BaseTenantedTrackedEntity/',
      '/404/',
    ])('%s is readable and its links are reachable', (path) =>
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
          expect(await overflow(page)).toBe(0);
        },
        { viewport, javaScriptEnabled: false },
      ),
    );
  });
});

it('applies a color mode chosen in another tab', async () => {
  const context = await browser.newContext();
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.goto(`${site.origin}/faq/`);
    await waitUntilReady(page);
  }
  await second.evaluate(() => localStorage.setItem('theme', 'light'));
  await first.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
  await context.close();
});

it('works when storage is blocked', async () => {
  const context = await browser.newContext({ viewport: WIDE });
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${site.origin}/faq/`);
  await waitUntilReady(page);
  await page.getByRole('button', { name: common.en['sidebar.hide'] }).click();
  await page.locator('[id="site:docs-nav"]').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: common.en['sidebar.show'] }).click();
  await page.locator('[id="site:docs-nav"] a[href="/general-information/"]').click();
  await page.waitForURL('**/general-information/');
  expect(errors).toEqual([]);
  await context.close();
});
