import fs from 'node:fs';
import * as playwright from 'playwright-core';

const DEFAULT_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * Starts a regular Firefox over WebDriver BiDi. Playwright's `firefox` only supports its patched
 * build. The BiDi driver isn't a public API yet, so this may fail after an upgrade.
 *
 * @returns The browser.
 * @throws Error when Firefox is not installed or Playwright doesn't have the driver.
 */
export function launchFirefox(): Promise<playwright.Browser> {
  const executablePath = [process.env['FIREFOX_PATH'], ...DEFAULT_PATHS].find(
    (file) => file && fs.existsSync(file),
  );
  if (!executablePath)
    throw new Error('No Firefox found. Set FIREFOX_PATH, or run "apt-get install firefox-esr".');
  const { _bidiFirefox: bidi } = playwright as unknown as { _bidiFirefox?: playwright.BrowserType };
  if (!bidi)
    throw new Error(
      'playwright-core no longer has "_bidiFirefox". Check its release notes for WebDriver BiDi support, and update tests/support/firefox.ts.',
    );
  return bidi.launch({
    executablePath,
    headless: true,
    firefoxUserPrefs: {
      // The driver never detects that a page is restored from the back/forward cache, so disable
      // the cache.
      'browser.sessionhistory.max_total_viewers': 0,
      // Share one process between pages and keep it, because starting one takes longer than most
      // tests.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.keepProcessesAlive.web': 1,
    },
  });
}
