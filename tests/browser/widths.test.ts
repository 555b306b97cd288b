import type { Browser, Page } from 'playwright-core';
import { brokenWords } from '../support/broken-words';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, LOCALES, NARROW, openPage, waitUntilSettled, ONE_LOCALE } from '../support/browser';
import type { Site } from '../support/server';
import { TEMPLATES } from '../support/templates';

let site: Site;
let browser: Browser;

/** The narrowest width required by WCAG, a tablet, and a wide window. */
const WIDTHS = [320, 768, 1440] as const;
const LONG_CLASS = '/api/typeorm/src/classes/BaseTypeormEntityRepository/';
const PAGES = [
  ...TEMPLATES,
  ['a guide of tables, tabs and code', '/how-to/write-docs/'],
  ['a class of many members', LONG_CLASS],
  ['the longest name of a package', '/libraries/eslint-backend/getting-started/'],
  ['a package with a long name', '/api/server-http-client/src/'],
  ['a class that a release changed', '/api/jobs/src/classes/JobVersionRepository/'],
  ['the longest signature', '/api/clients/platform-client/src/functions/AuthApiFp/'],
  [
    'the longest name',
    '/api/clients/platform-client/src/variables/RolesControllerFindAll200ResponseAllOfMetaSelectEnum/',
  ],
  ['a page of results', '/search/?q=BaseTypeormEntityRepository'],
] as const;

openBuiltSite((opened) => ({ site, browser } = opened));

/** Measures the horizontal overflow at each width, and finds the element that overflows most. */
async function sticksOut(page: Page): Promise<string[]> {
  const overflows: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const what = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return null;
      const [farthest] = [...document.querySelectorAll('body *')]
        .map((element) => ({ element, right: element.getBoundingClientRect().right }))
        .sort((a, b) => b.right - a.right);
      const { tagName = '', className = '' } = farthest?.element ?? {};
      return `${scrollWidth - clientWidth}px: <${tagName.toLowerCase()} class="${className}">`;
    });
    if (what !== null) overflows.push(`${width}: ${what}`);
  }
  return overflows;
}

/**
 * Checks visible code blocks: is the text cut, is that indicated, and how many diff lines end
 * before the edge?
 */
function codeBlocks(page: Page) {
  return page.locator('figure.code:visible').evaluateAll((figures) =>
    figures.map((figure) => {
      const edgesOf = (selector: string) =>
        [...figure.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const [block] = edgesOf('pre');
      if (!block) throw new Error('This block has no code.');
      const range = document.createRange();
      const texts = document.createTreeWalker(figure.querySelector('code') ?? figure, NodeFilter.SHOW_TEXT);
      const pieces: DOMRect[] = [];
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        pieces.push(...range.getClientRects());
      }
      return {
        code: figure.textContent.slice(0, 40),
        excess: Math.max(...pieces.map(({ right }) => right)) - block.right,
        saysSo: figure.hasAttribute('data-overflows'),
        short: edgesOf('[data-language^=diff-] :is(.inserted-sign, .deleted-sign)').filter(
          ({ right }) => right < block.right - 1,
        ).length,
      };
    }),
  );
}

/** Reads the scroll position, and the positions of headings up to three viewports above and below. */
function headingsInSight(page: Page) {
  return page.evaluate(() => ({
    y: window.scrollY,
    headings: [...document.querySelectorAll('article :is(h2, h3, h4)')]
      .map((heading) => [heading.id, Math.round(heading.getBoundingClientRect().top)] as const)
      .filter(([, top]) => Math.abs(top) < 3 * window.innerHeight),
  }));
}

describe.each(LOCALES)('in %s', (lang, prefix) => {
  it.each([
    ['/api/errors/', 'main'],
    ['/api/changes/', 'main'],
    // Results load in two steps, and the first one includes the titles.
    ['/search/?q=BaseTypeormEntityRepository', 'main ol a > span:first-child'],
  ])('on a phone, names on %s break between words', async (path, part) => {
    const { page, close } = await openPage(browser, site.origin + prefix + path, { viewport: NARROW });
    if (path.includes('?q=')) await page.locator('main ol a').first().waitFor();
    expect(await page.evaluate(brokenWords, part)).toEqual([]);
    await close();
  });

  it('in the narrowest window, release dates are aligned with their names, and the home page title has no short line', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/api/changes/`, {
      viewport: { width: 320, height: 800 },
    });
    const below = await page.locator('main .heading:has(time)').evaluateAll((all) =>
      all
        .map((each) => [...each.querySelectorAll('h2, time')].map((part) => part.getBoundingClientRect()))
        .filter(([name, day]) => name && day && day.top >= name.bottom)
        .map(([name, day]) => (day?.left ?? 0) - (name?.left ?? 0)),
    );
    expect(new Set(below)).toEqual(new Set([0]));
    await page.goto(`${site.origin}${prefix}/`);
    const lines = await page.locator('main h1').evaluate((title) => {
      const text = document.createRange();
      text.selectNodeContents(title);
      return [...text.getClientRects()].map(({ width }) => width);
    });
    expect(Math.min(...lines)).toBeGreaterThan(Math.max(...lines) / 2);
    await close();
  });

  it.each([1440, 1024, 768, 390])(
    'in a window of %i pixels, the home page has a title of two lines at most, a whole command, and whole code',
    async (width) => {
      const { page, close } = await openPage(browser, `${site.origin}${prefix}/`, {
        viewport: { width, height: 900 },
      });
      const rows = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
      expect(await rows('main h1')).toBeLessThanOrEqual(2);
      expect(
        await page
          .locator('main .command pre')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeLessThanOrEqual(0);
      const code = page.locator('main header .tabs pre:visible');
      expect(await code.count()).toBe(1);
      expect(
        await code.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ).toBeLessThanOrEqual(0);
      const facts = await page
        .locator('main header > ul li')
        .evaluateAll((all) => all.map((fact) => Math.round(fact.getBoundingClientRect().top)));
      expect(facts).toHaveLength(5);
      if (width === 1440) {
        expect(new Set(facts).size).toBe(1);
        expect(await rows('main .command .hang')).toBe(1);
      }
      await close();
    },
  );

  it('in the narrowest window, a package name breaks after its scope, and the rests of wrapped lines are indented', async () => {
    const viewport = { width: 320, height: 800 };
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/api/server-http-client/src/`, {
      viewport,
    });
    expect(await page.evaluate(brokenWords, 'main h1')).toEqual([]);
    await page.goto(`${site.origin}${prefix}/how-to/first-service/`);
    const indents = await page.locator('figure.wrap[data-language=json] .hang').evaluateAll((lines) =>
      lines.map((line) => {
        const text = document.createRange();
        text.selectNodeContents(line);
        const starts = new Map<number, number>();
        for (const { top, left, width } of text.getClientRects())
          if (width > 0) starts.set(Math.round(top), Math.min(left, starts.get(Math.round(top)) ?? left));
        const [first = 0, ...rest] = [...starts.values()];
        return rest.map((start) => start - first);
      }),
    );
    expect(indents.flat().length).toBeGreaterThan(3);
    // The first line's range starts with its spaces, so that the difference includes them.
    expect(Math.min(...indents.flat())).toBeGreaterThan(20);
    await close();
  });

  it.each(PAGES)('on %s, nothing overflows at any width', async (_name, path) => {
    const { page, problems, close } = await openPage(browser, site.origin + prefix + path);
    await waitUntilReady(page);
    if (path.includes('?q=')) await page.locator('main ol a').first().waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  // The rest doesn't depend on the language.
  if (lang !== ONE_LOCALE) return;

  it.each([
    '/libraries/async-storage/getting-started/',
    '/libraries/async-storage/',
    '/about/licensing/',
    '/search/',
    '/404/',
  ])('at 1440 px, %s starts at the left edge of the other pages', async (path) => {
    const { page, close } = await openPage(browser, site.origin + prefix + path, {
      viewport: { width: 1440, height: 900 },
    });
    const [title, main] = await page.evaluate(() =>
      ['main h1', 'main'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
    );
    expect(Math.round((title?.left ?? 0) - (main?.left ?? 0))).toBe(44);
    await close();
  });

  it.each(['/api/', '/'])('%s fills a wide window, without an empty column', async (path) => {
    const { page, close } = await openPage(browser, site.origin + prefix + path, {
      viewport: { width: 1920, height: 1000 },
    });
    const [main, sidebar] = await page.evaluate(() =>
      ['main', '[id="site:docs-nav"]'].map((part) => document.querySelector(part)?.getBoundingClientRect()),
    );
    const room = 1920 - 2 * (sidebar?.left ?? 0) - (sidebar?.width ?? 0);
    expect(main?.width).toBeGreaterThan(room - 40);
    await close();
  });

  it('text and code start at the same edge, code blocks have one width, and code shows 80 characters of a line', async () => {
    const { page, close } = await openPage(
      browser,
      `${site.origin}${prefix}/libraries/jobs/getting-started/`,
      {
        viewport: { width: 1440, height: 900 },
      },
    );
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const cut = await page.locator('figure.code > pre').evaluateAll((blocks: HTMLElement[]) => {
      for (const each of blocks) each.style.contentVisibility = 'visible';
      return blocks.flatMap((block) => {
        const imports = [...(block.textContent?.matchAll(/^import .{60,} from .*$/gm) ?? [])];
        return block.scrollWidth > block.clientWidth + 1 ? imports.map(([line]) => line) : [];
      });
    });
    expect(cut).toEqual([]);
    const text = await boxes('article .markdown > p');
    const code = await boxes('article .markdown > figure.code');
    expect(new Set([...text, ...code].map(({ left }) => Math.round(left))).size).toBe(1);
    for (const each of [text, code]) expect(new Set(each.map(({ width }) => Math.round(width))).size).toBe(1);
    await close();
  });

  it.each([320, 390, 1440])('at %i px, a name in code is in one box', async (width) => {
    const { page, close } = await openPage(
      browser,
      `${site.origin}${prefix}/libraries/server-http-client/timeouts/`,
      {
        viewport: { width, height: 900 },
      },
    );
    const pieces = await page
      .locator('article :not(pre) > code')
      .evaluateAll((all) => all.map((each) => [each.textContent, each.getClientRects().length]));
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.filter(([, count]) => count !== 1)).toEqual([]);
    await close();
  });

  it('code is quiet in a wide window until it is hovered or focused', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/how-to/write-docs/`, {
      viewport: { width: 1280, height: 900 },
    });
    const cut = page.locator('figure[data-overflows]:not(:has(figcaption))').first();
    await cut.waitFor();
    const opacity = () =>
      cut
        .locator('.code-tool')
        .first()
        .evaluate((tool) => getComputedStyle(tool).opacity);
    expect(await opacity()).toBe('0');
    await cut.hover();
    expect(await opacity()).toBe('1');
    await page.mouse.move(0, 0);
    await cut.getByRole('button').first().focus();
    expect(await opacity()).toBe('1');
    await close();
  });

  it('in the narrowest window, diff lines extend to the edge, and only truncated code is marked as such', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/how-to/write-docs/`, {
      viewport: { width: 320, height: 900 },
    });
    await waitUntilReady(page);
    await page.locator('pre').evaluateAll((all: HTMLElement[]) => {
      for (const each of all) each.style.contentVisibility = 'visible';
    });
    await waitUntilSettled(page);
    // Resize the window gradually until complete blocks are cut.
    for (const wider of [60, 30, 0]) {
      await page.setViewportSize({ width: 320 + wider, height: 900 });
      await waitUntilSettled(page);
      const blocks = await codeBlocks(page);
      expect(blocks.filter(({ short }) => short > 0)).toEqual([]);
      // The page measures in whole pixels, so a block that is cut by one or two may be marked or not.
      const clear = blocks.filter(({ excess }) => Math.abs(excess - 1) > 1);
      expect(clear.filter(({ excess, saysSo }) => excess > 1 !== saysSo)).toEqual([]);
      expect(blocks.some(({ saysSo }) => saysSo)).toBe(true);
    }
    await close();
  });

  it('on a phone, a long page keeps its scroll position on reload', async () => {
    for (const path of ['/api/errors/', LONG_CLASS]) {
      const { page, close } = await openPage(browser, site.origin + prefix + path, {
        viewport: { width: 412, height: 800 },
      });
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < length * 0.7; y += 600) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await waitUntilSettled(page);
      }
      const before = await headingsInSight(page);
      expect(before.y).toBeGreaterThan(2000);
      expect(before.headings).not.toEqual([]);
      await page.reload();
      await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 2, before.y);
      await waitUntilSettled(page);
      const after = await headingsInSight(page);
      const moved = after.headings.filter(
        ([id, top]) => !before.headings.some(([other, was]) => other === id && Math.abs(top - was) <= 2),
      );
      expect([path, moved]).toEqual([path, []]);
      await close();
    }
  });

  it('a whole card on the home page is a link', async () => {
    for (const width of [320, 1920]) {
      const { page, close } = await openPage(browser, `${site.origin}${prefix}/`, {
        viewport: { width, height: 1000 },
      });
      const card = page.locator('main .cards li').first();
      await card.scrollIntoViewIfNeeded();
      const target = await card.evaluate((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        return document
          .elementFromPoint(right - 4, bottom - 4)
          ?.closest('a')
          ?.getAttribute('href');
      });
      expect(target).toBe(await card.locator('a').first().getAttribute('href'));
      await close();
    }
  });

  it.each(['/how-to/write-docs/', LONG_CLASS])('on %s, long words in labels wrap', async (path) => {
    const { page, close } = await openPage(browser, site.origin + prefix + path);
    await waitUntilReady(page);
    await page.evaluate(() => {
      const labels =
        'h1, article :is(h2, h3, h4, summary, figcaption, kbd), main nav ol li, a[rel] strong, [data-island^=Toc] li a, [id="site:docs-nav"] a, .admonition-title, .tab-button, .badge, .cards a, .file-tree li';
      for (const label of document.querySelectorAll(labels)) {
        const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
          if ((texts.currentNode as Text).data.trim() !== '')
            (texts.currentNode as Text).data = `src/app/${'Long'.repeat(30)}.ts`;
      }
    });
    expect(await sticksOut(page)).toEqual([]);
    await close();
  });

  it('steps show the numbers that are written', async () => {
    const { page, problems, close } = await openPage(browser, `${site.origin}${prefix}/how-to/write-docs/`);
    await waitUntilReady(page);
    const list = page.locator('.steps > ol').first();
    const step = list.locator('> li').first();
    // A new element, because Chromium doesn't repaint counters after a change.
    const startWith = (start: number) =>
      list.evaluate((element: HTMLOListElement, number) => {
        const copy = element.cloneNode(true) as HTMLOListElement;
        copy.start = number;
        element.replaceWith(copy);
      }, start);
    // Once the page is scrolled to the list, fractions of its position stay the same.
    await step.scrollIntoViewIfNeeded();
    await startWith(1);
    const before = await step.screenshot();
    await startWith(7);
    expect((await step.screenshot()).equals(before)).toBe(false);
    await startWith(1);
    expect((await step.screenshot()).equals(before)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });
});
