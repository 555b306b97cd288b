import type { Browser } from 'playwright-core';
import { sheetFiles } from '../../src/model/style-sheets';
import { readBuildFile, STATS } from '../../src/node/build-files';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, openPage } from '../support/browser';
import type { Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

describe('the style sheets of a page', () => {
  const sheets = sheetFiles(readBuildFile('public', STATS)).map((name) => `/${name}`);

  it.each([
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
  ])('are all that %s needs, so it looks the same with all others', async (path) => {
    const { page, close } = await openPage(browser, 'about:blank');
    // Never respond, so that only style sheets can change the page.
    await page.route(/\/page-scripts-[0-9a-f]+\.js$/, () => undefined);
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
    const missing = await page.evaluate(async (hrefs) => {
      const added = hrefs.filter((href) => !document.querySelector(`[data-href="${href}"]`));
      await Promise.all(
        added.map(
          (href) =>
            new Promise((resolve) => {
              const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
              link.addEventListener('load', resolve);
              document.head.append(link);
            }),
        ),
      );
      return added;
    }, sheets);
    expect(missing.length).toBeGreaterThan(0);
    expect(await readAppearance()).toEqual(before);
    await close();
  });

  it('load with the app in the right order when the page has none of them', async () => {
    const { page, close } = await openPage(browser, `${site.origin}/faq/`);
    await waitUntilReady(page);
    await page.waitForFunction(() => !document.querySelector('link[rel=stylesheet]:not([media=all])'));
    const loadedSheets = await page.evaluate(() =>
      [...document.querySelectorAll('style[data-href], link[rel=stylesheet]')].map((each) =>
        each.getAttribute(each.matches('link') ? 'href' : 'data-href'),
      ),
    );
    expect(loadedSheets).toEqual(sheets);
    await close();
  });
});
