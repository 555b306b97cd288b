import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import en from '../src/locales/en/common.json';
import uk from '../src/locales/uk/common.json';
import { hydrated, launch, LOCALES, NARROW, openPage, WIDE } from './support/browser';
import { serveSite, type Site } from './support/server';
import { TEMPLATES } from './support/templates';

let site: Site;
let browser: Browser;
const MESSAGES = { en, uk };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** What axe finds, in words that say where. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary}`),
  );
}

describe.each(LOCALES)('in %s', (lang, prefix) => {
  describe.each(['dark', 'light'] as const)('%s', (mode) => {
    it.each(TEMPLATES)(
      '%s has nothing that axe objects to, wide, narrow and with the menu open',
      async (_, path) => {
        const { page, close } = await openPage(browser, `${site.origin}${prefix}${path}`);
        await page.evaluate((theme) => localStorage.setItem('theme', theme), mode);
        await page.setViewportSize(WIDE);
        await page.reload();
        await hydrated(page);
        expect(await findings(page)).toEqual([]);

        await page.setViewportSize(NARROW);
        expect(await findings(page)).toEqual([]);
        await page.getByRole('button', { name: MESSAGES[lang]['nav.menu.open'] }).click();
        const dialog = page.getByRole('dialog', { name: MESSAGES[lang]['nav.menu.label'] });
        await dialog.evaluate((element) =>
          Promise.all(element.getAnimations().map(({ finished }) => finished)),
        );
        expect(await findings(page)).toEqual([]);
        await dialog.getByRole('button', { name: MESSAGES[lang]['nav.menu.back'] }).click();
        expect(await findings(page)).toEqual([]);
        await close();
      },
      // Four runs of axe on a page, on a machine that may be busy.
      120_000,
    );
  });
});
