import fs from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that tests drive: `CHROMIUM_PATH`, a usual place, or Playwright's own download. */
export function chromiumPath(): string {
  const own = (() => {
    try {
      return chromium.executablePath();
    } catch {
      return '';
    }
  })();
  const found = [process.env['CHROMIUM_PATH'], ...USUAL_PLACES, own].find(
    (file) => file && fs.existsSync(file),
  );
  if (!found)
    throw new Error(
      'No Chromium found. Set CHROMIUM_PATH, or run "npx playwright-core install chromium" or "apt-get install chromium".',
    );
  return found;
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 390, height: 844 };
export const VIEWPORTS = [
  ['wide', WIDE],
  ['narrow', NARROW],
] as const;

/** Locales with the prefix of their paths. */
export const LOCALES = [
  ['en', ''],
  ['uk', '/uk'],
] as const;

/**
 * Opens a page in a fresh profile and fails the test on any page error, console error or foreign request.
 *
 * @returns The page; `problems` fills while it is used and should be empty in the end.
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: WIDE, ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  let { origin } = new URL(url);
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404 \(Not Found\)/.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    // A blank page belongs to no host; the first address opened from it does.
    if (origin === 'null' && request.isNavigationRequest()) ({ origin } = new URL(request.url()));
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
      problems.push(`foreign request: ${request.url()}`);
  });
  await page.goto(url, { waitUntil: 'load' });
  return { page, problems, close: () => context.close() };
}

/** Waits until the module that answers without the app is there. */
export async function enhanced(page: Page): Promise<void> {
  await page.waitForFunction(() => 'enhanced' in document.documentElement.dataset);
}

/** Starts the app and waits until it has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await enhanced(page);
  await startApp(page);
  await page.waitForFunction(() => {
    const root = document.getElementById('gatsby-focus-wrapper');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Asks for the app, as a search does. */
export async function startApp(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('app:start')));
}
