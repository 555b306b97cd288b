import fs from 'node:fs';
import * as playwright from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * Starts a stock Firefox and speaks WebDriver BiDi to it. Playwright's own `firefox` drives only a build of Playwright's; the driver for
 * BiDi has no public name yet, and an upgrade that takes it away fails here.
 */
export function launchFirefox(): Promise<playwright.Browser> {
  const executablePath = [process.env['FIREFOX_PATH'], ...USUAL_PLACES].find(
    (file) => file && fs.existsSync(file),
  );
  if (!executablePath)
    throw new Error('No Firefox found. Set FIREFOX_PATH, or run "apt-get install firefox-esr".');
  const { _bidiFirefox: bidi } = playwright as unknown as { _bidiFirefox?: playwright.BrowserType };
  if (!bidi)
    throw new Error(
      'playwright-core has no "_bidiFirefox" any more. Look in its release notes for the way to drive Firefox by WebDriver BiDi, and adapt tests/support/firefox.ts.',
    );
  return bidi.launch({
    executablePath,
    headless: true,
    firefoxUserPrefs: {
      // The driver waits for ever for a page that comes back from memory without a load.
      'browser.sessionhistory.max_total_viewers': 0,
      // Pages of the one site that is tested share a process, which stays: to start one takes longer than most pages.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.keepProcessesAlive.web': 1,
    },
  });
}
