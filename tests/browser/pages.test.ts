import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { openBuiltSite } from '../support/built-site';
import { openPage } from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const PATHS = [
  '/',
  '/how-to/',
  '/faq/',
  '/libraries/',
  '/libraries/typeorm/getting-started/',
  '/general/color-scheme/',
  '/api/',
  '/api/errors/',
  '/api/configuration/',
  '/api/typeorm/changes/',
  '/api/persistence-api/src/interfaces/BaseTenantedTrackedEntity/',
  '/search/',
  '/404/',
];

/** The inline style sheets of all these pages, by address. */
const sheets = new Map(
  PATHS.flatMap((path) =>
    Array.from(
      fs
        .readFileSync(`public${path}index.html`, 'utf8')
        .matchAll(/<style data-href="([^"]*\/styles[^"]*)"[^>]*>([^<]*)<\/style>/g),
      ([, href = '', css = '']) => [href, css] as const,
    ),
  ),
);

describe('the style sheets of a page', () => {
  it.each(PATHS)('are all that %s needs, so it looks the same with all others', async (path) => {
    const { page, close } = await openPage(browser, 'about:blank');
    // Never respond, so that only style sheets can change the page.
    await page.route(/\/islands-[0-9a-f]+\.js$/, () => undefined);
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    const readAppearance = () =>
      page.evaluate(() =>
        [...document.body.querySelectorAll('*')].map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          const { color, backgroundColor, font, borderWidth, padding } = getComputedStyle(each);
          return [
            each.tagName,
            x,
            y,
            width,
            height,
            color,
            backgroundColor,
            font,
            borderWidth,
            padding,
          ].join();
        }),
      );
    const before = await readAppearance();
    const own = await page.evaluate(() =>
      [...document.querySelectorAll('style[data-href]')].map((each) => each.getAttribute('data-href')),
    );
    const missing = [...sheets].filter(([href]) => !own.includes(href));
    for (const [, content] of missing) await page.addStyleTag({ content });
    expect(missing.length).toBeGreaterThan(0);
    expect(await readAppearance()).toEqual(before);
    await close();
  });
});
