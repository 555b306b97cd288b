import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, NARROW, openPage, ONE_LOCALE, ONE_PREFIX } from '../support/browser';
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

/** Reads a computed style property from all matching elements. */
const styleOf = (page: Page, selector: string, property: string, pseudo?: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll(
      (all, [name, part]) => all.map((each) => getComputedStyle(each, part).getPropertyValue(name)),
      [property, pseudo] as [string, string | undefined],
    );

const prefix = ONE_PREFIX;
const t = readMessages('common')[ONE_LOCALE];
const reference = readMessages('reference')[ONE_LOCALE];
const PIECES = '/how-to/write-docs/';
/** A4 without its margins, in CSS pixels. */
const PAPER = { width: 673, height: 986 };

it('the footer has three link groups, a description of the site, and the years', () =>
  on(`${prefix}/faq/`, async (page) => {
    const footer = page.locator('footer');
    const sizes = await footer
      .locator('section')
      .evaluateAll((all) => all.map((group) => group.querySelectorAll('a').length));
    expect(sizes).toHaveLength(3);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
    expect(await footer.textContent()).toContain(t['footer.tagline']);
    const year = /\b20\d\d\b(?!.*\b20\d\d\b)/s.exec((await footer.textContent()) ?? '')?.[0];
    const updated = await page.locator('main time').first().getAttribute('datetime');
    expect(Number(year)).toBeGreaterThanOrEqual(Number(updated?.slice(0, 4)));
  }));

it('the error messages page is in the reference sidebar and breadcrumbs', () =>
  on(`${prefix}/api/errors/`, async (page) => {
    const current = page.locator('[id="site:docs-nav"] [aria-current=page]');
    expect(await current.textContent()).toBe(reference.errors);
    expect(
      await page.locator('[id="site:docs-nav"] details[data-doc=api]').getAttribute('open'),
    ).not.toBeNull();
    const crumbs = page.getByRole('navigation', { name: t['breadcrumbs.label'] });
    expect(await crumbs.locator('a').last().getAttribute('href')).toBe(`${prefix}/api/`);
  }));

it('scroll bars of pages, code, and dialogs match the color mode', () =>
  on(prefix + PIECES, async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    for (const selector of ['html', 'figure.code pre', 'dialog[open]', '[id="site:docs-nav"]'])
      expect([selector, ...(await styleOf(page, selector, 'scrollbar-color'))]).not.toContain('auto');
  }));

it('all code has a copy button, and long code fades out at the edge', () =>
  on(prefix + PIECES, async (page) => {
    await page.waitForSelector('.code-copy', { state: 'attached' });
    expect(new Set(await styleOf(page, 'figure.code .code-copy', 'display'))).toEqual(new Set(['grid']));
    expect(await page.locator('figure[data-overflows] .code-wrap:visible').count()).toBeGreaterThan(0);
    const shades = await styleOf(page, 'figure[data-overflows] pre', 'background-image');
    expect(shades.length).toBeGreaterThan(0);
    expect(shades.every((shade) => shade.split('linear-gradient').length === 5)).toBe(true);
  }));

it('a long command wraps between words, and needs no scrolling on a phone', () =>
  on(
    `${prefix}/libraries/typeorm/getting-started/`,
    async (page) => {
      const commands = page.locator(
        'figure.code:is([data-language=bash], [data-language=npm]):not(.command)',
      );
      const cut = await commands.evaluateAll((all) =>
        all
          .map((each) => each.querySelector('pre'))
          .filter((pre) => pre !== null && pre.clientWidth > 0 && pre.scrollWidth > pre.clientWidth + 1)
          .map((pre) => pre?.textContent),
      );
      expect(cut).toEqual([]);
      const words = page.locator('figure.code .unbroken:visible');
      expect(await words.count()).toBeGreaterThan(3);
      expect(
        await words.evaluateAll((all) =>
          all.filter((each) => each.getClientRects().length > 1).map((each) => each.textContent),
        ),
      ).toEqual([]);
    },
    { viewport: NARROW },
  ));

it('the current section is underlined in the navbar', () =>
  on(`${prefix}/how-to/`, async (page) => {
    const current = `header nav a[href="${prefix}/how-to/"]:not([hreflang])`;
    expect(await styleOf(page, current, 'text-decoration-line')).toEqual(['underline']);
    const others = await styleOf(page, 'header nav a:not([aria-current])', 'text-decoration-line');
    expect(new Set(others)).toEqual(new Set(['none']));
  }));

it('only highlighted code lines have a bar in forced colors mode', () =>
  on(
    prefix + PIECES,
    async (page) => {
      const bar = (selector: string) => styleOf(page, selector, 'border-inline-start-color');
      const [surface] = await styleOf(page, 'html', 'background-color');
      expect(new Set(await bar('.code-line:not(.marked-line)'))).toEqual(new Set([surface]));
      expect(await bar('.code-line.marked-line')).not.toContain(surface);
    },
    { forcedColors: 'active' },
  ));

it('keys in the shortcut list are aligned with their descriptions', () =>
  on(`${prefix}/faq/`, async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    const ends = await page
      .locator('dialog dd')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
    expect(ends.length).toBeGreaterThan(5);
    expect(new Set(ends).size).toBe(1);
  }));

it('sidebar items that can be opened have an arrow', () =>
  on(`${prefix}/faq/`, async (page) => {
    const withArrow = await page.locator('[id="site:docs-nav"] nav > ul > li').evaluateAll((all) =>
      all
        .filter((item) => {
          const sign = item.querySelector(':scope > details > summary');
          const style = sign
            ? getComputedStyle(sign, '::before')
            : getComputedStyle(item.querySelector('a') ?? item, '::after');
          return style.borderRightWidth !== '0px' && style.rotate !== 'none';
        })
        .map((item) => item.querySelector('a')?.getAttribute('href') ?? ''),
    );
    const paths = ['/libraries/', '/features/', '/how-to/', '/api/', '/about/', '/contributing/'];
    expect(withArrow).toEqual(paths.map((path) => prefix + path));
  }));

it('each kind of admonition has a different icon and color', () =>
  on(prefix + PIECES, async (page) => {
    const kinds = ['note', 'tip', 'info', 'warning', 'danger'];
    const drawn = await Promise.all(
      kinds.map(async (kind) => [
        (await styleOf(page, `.admonition.${kind} > .admonition-title`, 'mask-image', '::before'))[0],
        (await styleOf(page, `.admonition.${kind}`, 'background-color'))[0],
      ]),
    );
    for (const look of [0, 1]) {
      const looks = drawn.map((each) => each[look]);
      expect(new Set(looks).size).toBe(kinds.length);
      expect(looks.some((each) => each === undefined || /^none$|, 0\)$/.test(each))).toBe(false);
    }
  }));

it('a link to a section that has moved leads to its new location', async () => {
  const { page, close } = await openPage(browser, `${site.origin}${prefix}/#run-it`);
  await page.waitForURL(`${site.origin}${prefix}/how-to/first-service/#run-the-service`);
  expect(await page.locator('#run-the-service:target').count()).toBe(1);
  await close();
});

it.each(['/api/typeorm/src/classes/BaseTypeormEntityRepository/', PIECES, '/api/errors/', '/'])(
  '%s fits on paper, without interactive elements',
  (path) =>
    on(
      prefix + path,
      async (page) => {
        await page.emulateMedia({ media: 'print' });
        const wide = await page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
            .map((each) => each.outerHTML.slice(0, 80)),
        );
        expect(wide).toEqual([]);
        expect(await page.locator('.code-tools:visible, main button:visible, nav:visible').count()).toBe(0);
        expect(new Set(['none', ...(await styleOf(page, 'figure.code', 'box-shadow'))]).size).toBe(1);
        // Introductory text stays on the same page as its block.
        const leads = await styleOf(page, '.markdown p:has(+ figure)', 'break-after');
        expect(new Set(['avoid', ...leads]).size).toBe(1);
      },
      { viewport: PAPER },
    ),
);

it.each([
  ['no-preference', 'opened by a script', true],
  ['no-preference', 'hovered before', false],
  ['reduce', 'opened by a script', false],
] as const)('with prefers-reduced-motion %s, a page %s has a transition: %s', (motion, how, moves) =>
  on(
    `${prefix}/faq/`,
    async (page) => {
      await page.addInitScript(() =>
        window.addEventListener('pagereveal', ({ viewTransition }) => {
          document.documentElement.dataset['moved'] = String(viewTransition !== null);
        }),
      );
      const link = page.locator(`[id="site:docs-nav"] a[href="${prefix}/general-information/"]`);
      if (how === 'hovered before') {
        await link.hover();
        await page.waitForSelector('a[data-near="pointed"]');
      }
      await link.evaluate((each) => (each as HTMLAnchorElement).click());
      await page.waitForURL(`**${prefix}/general-information/`);
      await page.waitForFunction(() => 'moved' in document.documentElement.dataset);
      expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBe(String(moves));
    },
    { reducedMotion: motion },
  ),
);
