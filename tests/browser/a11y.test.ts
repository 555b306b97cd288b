import type { Browser, Page } from 'playwright-core';
import en from '../../src/locales/en/common.json';
import uk from '../../src/locales/uk/common.json';
import { axeFindings } from '../support/axe';
import { openBuiltSite } from '../support/built-site';
import { enhanced, hydrated, LOCALES, NARROW, openPage, WIDE } from '../support/browser';
import type { Site } from '../support/server';
import { TEMPLATES } from '../support/templates';

let site: Site;
let browser: Browser;
const MESSAGES = { en, uk };
const LONG_CLASS = '/api/typeorm/src/classes/BaseTypeormEntityRepository/';

openBuiltSite((opened) => ({ site, browser } = opened));

/** Waits until nothing moves: a color half way to another is no color of the design. */
const motionless = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

/** What axe finds in each color mode, which changes as it does when the reader chooses one in another tab. */
async function findings(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const mode of ['dark', 'light']) {
    await page.evaluate((theme) => {
      localStorage.setItem('theme', theme);
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
    }, mode);
    await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, mode);
    await motionless(page);
    found[mode] = await axeFindings(page);
  }
  return found;
}

describe.each(LOCALES)('in %s', (lang, prefix) => {
  it.each(TEMPLATES)(
    '%s has nothing that axe objects to, dark and light, wide, narrow and with the menu open',
    async (_, path) => {
      const { page, close } = await openPage(browser, `${site.origin}${prefix}${path}`, { viewport: WIDE });
      await hydrated(page);
      const nothing = { dark: [], light: [] };
      expect(await findings(page)).toEqual(nothing);

      await page.setViewportSize(NARROW);
      expect(await findings(page)).toEqual(nothing);
      await page.getByRole('button', { name: MESSAGES[lang]['nav.menu.open'] }).click();
      const dialog = page.getByRole('dialog', { name: MESSAGES[lang]['nav.menu.label'] });
      await dialog.waitFor();
      expect(await findings(page)).toEqual(nothing);
      await dialog.getByRole('button', { name: MESSAGES[lang]['nav.menu.back'] }).click();
      expect(await findings(page)).toEqual(nothing);
      await close();
    },
    // Eight runs of axe on a page, on a machine that may be busy.
    120_000,
  );

  it('a long class has nothing that axe objects to on a phone, with parts out of sight that are not laid out', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}${LONG_CLASS}`, {
      viewport: { width: 412, height: 823 },
    });
    await enhanced(page);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });
});
