import type { Browser } from 'playwright-core';
import en from '../../src/locales/en/common.json';
import uk from '../../src/locales/uk/common.json';
import { openBuiltSite } from '../support/built-site';
import { hydrated, LOCALES, openPage, VIEWPORTS } from '../support/browser';
import type { Site } from '../support/server';

const messages = { en, uk };

/** A class with inheritance, overloads, an enumeration, an interface, the longest signature, and the lists. */
const PAGES = [
  '/api/typeorm/src/classes/BaseTypeormEntityRepository/',
  '/api/validation/src/functions/map/',
  '/api/auth/src/enumerations/PermissionCheckMode/',
  '/api/auth/src/interfaces/UserClsStore/',
  '/api/clients/platform-client/src/functions/AuthApiFp/',
  '/api/clients/platform-client/src/variables/RolesControllerFindAll200ResponseAllOfMetaSelectEnum/',
  '/api/i18n/src/',
  '/api/',
];

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

describe.each(LOCALES)('the reference in %s', (lang, prefix) => {
  const t = messages[lang];

  describe.each(VIEWPORTS)('on a %s screen', (_, viewport) => {
    it.each(PAGES)('%s never scrolls sideways, and its code scrolls inside its box', async (path) => {
      const { page, problems, close } = await openPage(browser, site.origin + prefix + path, { viewport });
      const wider = await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        return [...document.querySelectorAll('main *')]
          .filter((element) => !element.closest('pre') && element.getBoundingClientRect().right > width + 1)
          .map((element) => element.outerHTML.slice(0, 100));
      });
      expect(wider).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    });
  });

  it('a page of a symbol says what it is, how to import it and where it is defined', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}${PAGES[0]}`);
    expect(await page.locator('h1').textContent()).toBe('BaseTypeormEntityRepository');
    await page.locator('h1 + p').getByText(t['reference.abstract'], { exact: true }).waitFor();
    expect(await page.locator('figure.import').textContent()).toContain(
      "import { BaseTypeormEntityRepository } from '@softkit/typeorm';",
    );
    const source = page.getByRole('link', { name: /^typeorm\/src\/.+\.ts:\d+$/ });
    expect(await source.getAttribute('href')).toMatch(
      /^https:\/\/github\.com\/softkitit\/softkit-core\/blob\/[\da-f]{40}\/libs\/typeorm\/src\/.+\.ts#L\d+$/,
    );
    const types = page.locator('figure.signature').first().getByRole('link');
    expect(await types.first().getAttribute('href')).toBe(`${prefix}/api/typeorm/src/classes/EntityHelper/`);
    await close();
  });

  it('members can be linked to though they are out of sight', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}${PAGES[0]}#upsert`);
    await page.waitForFunction(() => {
      const box = document.getElementById('upsert')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    });
    await close();
  });

  it('the list of packages is whole without JavaScript, and has no filter then', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/api/`, {
      javaScriptEnabled: false,
    });
    expect(await page.locator('main h2 a').count()).toBe(25);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await close();
  });

  it('the list of packages narrows down to what is typed before and after the page is taken over', async () => {
    const { page, problems, close } = await openPage(browser, `${site.origin}${prefix}/api/docs/`);
    const input = page.locator('main').getByRole('searchbox', { name: t['reference.filter.label'] });
    await input.fill('JwtAuth');
    await hydrated(page);
    await page.locator('main').getByRole('link', { name: 'RefreshJwtAuthGuard' }).waitFor();
    expect(await page.locator('main h2 a').allTextContents()).toEqual(['@softkit/auth']);
    expect(await page.locator('main').getByRole('status').first().textContent()).toMatch(/1 .*, 2 /);
    await input.fill('');
    await page.getByRole('button', { name: new RegExp(`^${t['kind.plural.enumeration']}`) }).click();
    const ofKind = await page.locator('main h2 a').count();
    expect(ofKind).toBeLessThan(25);
    // Loaded again, whether by the reader or on the way back.
    await page.reload();
    await page.waitForFunction((count) => document.querySelectorAll('main h2 a').length === count, ofKind);
    expect(problems).toEqual([]);
    await close();
  });

  it('nothing is marked as another language than it is', async () => {
    for (const path of PAGES) {
      const { page, close } = await openPage(browser, site.origin + prefix + path, {
        javaScriptEnabled: false,
      });
      const marked = await page.locator('article [lang]').evaluateAll((elements) =>
        elements.map((element) => ({
          lang: element.getAttribute('lang'),
          text: element.textContent ?? '',
        })),
      );
      expect(marked.filter(({ lang: own, text }) => own === lang || /[а-яіїє]/i.test(text))).toEqual([]);
      await close();
    }
  });
});
