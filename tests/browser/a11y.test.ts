import type { Browser, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { axeFindings, COLOR_RULES } from '../support/axe';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, LOCALES, NARROW, ONE_LOCALE, openPage, WIDE } from '../support/browser';
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

/** Color modes, and the rules to check in each: between them, only colors differ. */
const MODES = [
  ['dark', undefined],
  ['light', COLOR_RULES],
] as const;

/** Runs axe in color modes, switched as if the reader had done so in another tab. */
async function findings(page: Page, modes: readonly (typeof MODES)[number][]): Promise<string[]> {
  const findings: string[] = [];
  for (const [mode, rules] of modes) {
    await page.evaluate((theme) => {
      localStorage.setItem('theme', theme);
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
    }, mode);
    await page.waitForFunction((theme) => document.documentElement.dataset['theme'] === theme, mode);
    await motionless(page);
    findings.push(...(await axeFindings(page, rules)).map((finding) => `${mode}: ${finding}`));
  }
  return findings;
}

describe.each(LOCALES)('in %s', (lang, prefix) => {
  // Colors don't depend on the language.
  const modes = lang === ONE_LOCALE ? MODES : MODES.slice(0, 1);

  it.each(TEMPLATES)(
    '%s has no axe violations in dark and light, wide and narrow, and with the menu open',
    async (_, path) => {
      const { page, close } = await openPage(browser, `${site.origin}${prefix}${path}`, { viewport: WIDE });
      await waitUntilReady(page);
      expect(await findings(page, modes)).toEqual([]);

      await page.setViewportSize(NARROW);
      expect(await findings(page, modes)).toEqual([]);
      await page.getByRole('button', { name: MESSAGES[lang]['nav.menu.open'] }).click();
      const dialog = page.getByRole('dialog', { name: MESSAGES[lang]['nav.menu.label'] });
      await dialog.waitFor();
      // The page behind the menu is inert once the reader pauses.
      await page.waitForFunction(() => document.querySelector('dialog[open]')?.matches(':modal'));
      expect(await findings(page, modes)).toEqual([]);
      await close();
    },
    // axe runs up to eight times, possibly on a busy machine.
    120_000,
  );

  it('a long class page has no axe violations on a phone, even with off-screen parts that are not rendered', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}${LONG_CLASS}`, {
      viewport: { width: 412, height: 823 },
    });
    await waitUntilReady(page);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });
});
