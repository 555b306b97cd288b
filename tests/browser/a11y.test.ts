import type { Browser, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { axeFindings } from '../support/axe';
import { openBuiltSite } from '../support/built-site';
import { waitUntilEnhanced, waitUntilHydrated, LOCALES, NARROW, openPage, WIDE } from '../support/browser';
import type { Site } from '../support/server';
import { TEMPLATES } from '../support/templates';

let site: Site;
let browser: Browser;
const MESSAGES = readMessages('common');
const LONG_CLASS = '/api/typeorm/src/classes/BaseTypeormEntityRepository/';

openBuiltSite((opened) => ({ site, browser } = opened));

/** Waits until animations have ended, so that colors aren't checked in mid-transition. */
const motionless = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

/** Runs axe in each color mode, switched as if the reader had done so in another tab. */
async function findings(page: Page): Promise<Record<string, string[]>> {
  const findings: Record<string, string[]> = {};
  for (const mode of ['dark', 'light']) {
    await page.evaluate((theme) => {
      localStorage.setItem('theme', theme);
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
    }, mode);
    await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, mode);
    await motionless(page);
    findings[mode] = await axeFindings(page);
  }
  return findings;
}

describe.each(LOCALES)('in %s', (lang, prefix) => {
  it.each(TEMPLATES)(
    '%s has no axe violations in dark and light, wide and narrow, and with the menu open',
    async (_, path) => {
      const { page, close } = await openPage(browser, `${site.origin}${prefix}${path}`, { viewport: WIDE });
      await waitUntilHydrated(page);
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
    // axe runs eight times, possibly on a busy machine.
    120_000,
  );

  it('a long class page has no axe violations on a phone, even with off-screen parts that are not rendered', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}${LONG_CLASS}`, {
      viewport: { width: 412, height: 823 },
    });
    await waitUntilEnhanced(page);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });
});
