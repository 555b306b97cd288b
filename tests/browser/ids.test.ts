import type { Browser } from 'playwright-core';
import { RESERVED_IDS } from '../../src/model/reserved-ids';
import { openBuiltSite } from '../support/built-site';
import { LOCALES, openPage, waitUntilHydrated, RESULT } from '../support/browser';
import type { Site } from '../support/server';
import { TEMPLATES } from '../support/templates';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

describe.each(LOCALES)('in %s', (_lang, prefix) => {
  it.each(TEMPLATES)('on %s, no ID of the frame can be a heading’s ID', async (_name, path) => {
    const { page, problems, close } = await openPage(browser, site.origin + prefix + path);
    await waitUntilHydrated(page);
    await page.keyboard.press('?');
    await page.locator('.keyboard-help[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('transaction');
    await page.locator(RESULT).first().waitFor();
    const { all, frame } = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('[id]')];
      return {
        all: elements.map(({ id }) => id),
        frame: elements.filter((element) => !element.closest('.markdown')).map(({ id }) => id),
      };
    });
    expect(new Set(all).size).toBe(all.length);
    expect(frame.filter((id) => !id.includes(':') && !RESERVED_IDS.has(id))).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
