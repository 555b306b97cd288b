import type { Browser, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { axeFindings, COLOR_RULES } from '../support/axe';
import { openBuiltSite } from '../support/built-site';
import { waitUntilReady, NARROW, ONE_LOCALE, ONE_PREFIX, openPage, WIDE } from '../support/browser';
import type { Site } from '../support/server';
import { TEMPLATES } from '../support/templates';

let site: Site;
let browser: Browser;
const t = readMessages('common')[ONE_LOCALE];
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

it.each([...TEMPLATES, ['a long class page, whose off-screen parts are not rendered', LONG_CLASS]] as const)(
  '%s has no axe violations in dark and light, wide and narrow',
  async (_, path) => {
    const { page, close } = await openPage(browser, `${site.origin}${ONE_PREFIX}${path}`, { viewport: WIDE });
    await waitUntilReady(page);
    expect(await findings(page, MODES)).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await findings(page, MODES.slice(0, 1))).toEqual([]);
    await close();
  },
  // axe runs three times, possibly on a busy machine.
  120_000,
);

it('the menu of a narrow window has no axe violations in dark and light', async () => {
  const { page, close } = await openPage(browser, `${site.origin}${ONE_PREFIX}/faq/`, { viewport: NARROW });
  await waitUntilReady(page);
  await page.getByRole('button', { name: t['nav.menu.open'] }).click();
  const dialog = page.getByRole('dialog', { name: t['nav.menu.label'] });
  await dialog.waitFor();
  // The page behind the menu is inert once the reader pauses.
  await page.waitForFunction(() => document.querySelector('dialog[open]')?.matches(':modal'));
  expect(await findings(page, MODES)).toEqual([]);
  await close();
});
