import fs from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  type Page,
} from 'playwright-core';
import { localeCodes, type Locale } from '../../src/locales/locales';
import { localePrefix } from '../../src/model/docs/addresses';
import { borrowPage } from './profile';

const DEFAULT_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds Chromium: `CHROMIUM_PATH`, a default path, or Playwright's download. */
export function chromiumPath(): string {
  const playwrightPath = (() => {
    try {
      return chromium.executablePath();
    } catch {
      return '';
    }
  })();
  const executable = [process.env['CHROMIUM_PATH'], ...DEFAULT_PATHS, playwrightPath].find(
    (file) => file && fs.existsSync(file),
  );
  if (!executable)
    throw new Error(
      'No Chromium found. Set CHROMIUM_PATH, or run "npx playwright-core install chromium" or "apt-get install chromium".',
    );
  return executable;
}

/**
 * Finds the headless shell if it is installed, because it needs 75 % less CPU time. `CHROMIUM_PATH`
 * takes precedence.
 */
function headlessPath(): string {
  const shell = '/usr/bin/chromium-headless-shell';
  return !process.env['CHROMIUM_PATH'] && fs.existsSync(shell) ? shell : chromiumPath();
}

/** Environment variable with the shared browser's endpoint. Jest passes it to its workers. */
const ENDPOINT = 'E2E_BROWSER';
let shared: BrowserServer | undefined;

/** Starts the Chromium that all test files share. `args` are added to its command line. */
export async function startBrowser(...args: readonly string[]): Promise<void> {
  shared = await chromium.launchServer({
    executablePath: headlessPath(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Pages in the same profile share a process (see profile.ts).
      '--renderer-process-limit=1',
      ...args,
    ],
  });
  process.env[ENDPOINT] = shared.wsEndpoint();
}

export async function stopBrowser(): Promise<void> {
  await shared?.close();
}

/**
 * Connects to the shared Chromium. Tests in a file reuse this connection's profiles (see
 * `openPage`).
 *
 * @returns Connection. Its `close()` closes the profiles but not the browser.
 * @throws Error when no shared browser is running.
 */
export function launch(): Promise<Browser> {
  const endpoint = process.env[ENDPOINT];
  if (!endpoint)
    throw new Error(
      'No shared browser. Run browser tests with "npx jest --config tests/browser/jest.config.ts".',
    );
  return chromium.connect(endpoint);
}

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 390, height: 844 };
export const VIEWPORTS = [
  ['wide', WIDE],
  ['narrow', NARROW],
] as const;

/** Locales with their path prefixes. */
export const LOCALES = localeCodes.map((code) => [code, localePrefix(code).slice(0, -1)] as const);

/**
 * Locale of tests that have the same result in all languages. Its pages have a prefix, and its texts
 * are longer than the English ones.
 */
export const ONE_LOCALE: Locale = 'uk';
/** The prefix of its paths. */
export const ONE_PREFIX = localePrefix(ONE_LOCALE).slice(0, -1);

/**
 * Opens a page in a clean profile (see `profile.ts`), and records page errors, console errors, and
 * requests to other hosts.
 *
 * @param browser - Shared browser.
 * @param url - Page to open.
 * @param options - Context options such as the viewport.
 * @returns The page, a function that closes it, and `problems`, which should be empty at the end.
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[]; close: () => Promise<void> }> {
  const { page, close } = await newPage(browser, { viewport: WIDE, ...options });
  const problems: string[] = [];
  let { origin } = new URL(url);
  page.on('pageerror', (error) => {
    // Chromium sometimes rejects a view transition to a page (of another version) that doesn't opt
    // in.
    if (!error.message.endsWith('ViewTransition opt-in disabled'))
      problems.push(`page error: ${error.message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404 \(Not Found\)/.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    // For a blank page, the first URL opened in it determines the host.
    if (origin === 'null' && request.isNavigationRequest()) ({ origin } = new URL(request.url()));
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin))
      problems.push(`foreign request: ${request.url()}`);
  });
  await page.goto(url, { waitUntil: 'load' });
  return { page, problems, close };
}

/** Options that don't need a separate profile. */
const SHAREABLE_OPTIONS: ReadonlySet<string> = new Set([
  'viewport',
  'colorScheme',
  'reducedMotion',
  'forcedColors',
  'javaScriptEnabled',
]);

async function newPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const canBorrow =
    browser.browserType().name() === 'chromium' &&
    Object.keys(options).every((name) => SHAREABLE_OPTIONS.has(name));
  if (!canBorrow) {
    const context = await browser.newContext(options);
    return { page: await context.newPage(), close: () => context.close() };
  }
  const { viewport, javaScriptEnabled = true, ...media } = options;
  const borrowed = await borrowPage(browser, javaScriptEnabled);
  if (viewport) await borrowed.page.setViewportSize(viewport);
  if (Object.keys(media).length > 0) await borrowed.page.emulateMedia(media);
  return borrowed;
}

/** Selector for results in the search dialog. An empty box lists pages to start with instead. */
export const RESULT = '[role=group]:not([aria-labelledby$="-start"]) > [role=option]';

/** Waits until the islands of a page are hydrated. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
}

/**
 * Waits until event handlers have run and the page is rendered and idle. Use this to check that
 * something does not happen. For an expected change, wait for its result instead.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const whenIdle = () =>
          ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => resolve());
        requestAnimationFrame(() => requestAnimationFrame(whenIdle));
      }),
  );
}
