import fs from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  type Page,
} from 'playwright-core';
import { borrowPage } from './profile';

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

/**
 * The Chromium without a window of any kind, where there is one: a page costs it a quarter of the processor time.
 * `CHROMIUM_PATH` names another.
 */
function shellPath(): string {
  const shell = '/usr/bin/chromium-headless-shell';
  return !process.env['CHROMIUM_PATH'] && fs.existsSync(shell) ? shell : chromiumPath();
}

/** Where the browser that all test files share listens. Jest passes it on to its workers. */
const ENDPOINT = 'E2E_BROWSER';
let shared: BrowserServer | undefined;

/** Starts the one Chromium of a test run. */
export async function startBrowser(): Promise<void> {
  shared = await chromium.launchServer({
    executablePath: shellPath(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Pages of one profile share a process, see profile.ts; each profile still has its own.
      '--renderer-process-limit=1',
    ],
  });
  process.env[ENDPOINT] = shared.wsEndpoint();
}

export async function stopBrowser(): Promise<void> {
  await shared?.close();
}

/**
 * Connects to the Chromium that all test files share. Tests of a file take turns in the profiles of this connection (`openPage` sees to that);
 * `close()` of the answer ends them, not the browser.
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

/** Locales with the prefix of their paths. */
export const LOCALES = [
  ['en', ''],
  ['uk', '/uk'],
] as const;

/**
 * Opens a page in a profile that is as good as fresh (see `profile.ts`) and fails the test on any page error, console error or foreign request.
 *
 * @returns The page; `problems` fills while it is used and should be empty in the end.
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
    // Chromium's own rejection, at times, when the next page (of another version) does not opt in to the transition.
    if (!error.message.endsWith('ViewTransition opt-in disabled'))
      problems.push(`page error: ${error.message}`);
  });
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
  return { page, problems, close };
}

/** Options that need no profile of its own. */
const SHARED: ReadonlySet<string> = new Set([
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
    browser.browserType().name() === 'chromium' && Object.keys(options).every((name) => SHARED.has(name));
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

/** Waits until the module that answers without the app is there. */
export async function enhanced(page: Page): Promise<void> {
  await page.waitForFunction(() => 'enhanced' in document.documentElement.dataset);
}

/**
 * Waits until the page has answered what has happened so far: its handlers have run, it has been drawn, and it has had time to spare. What is
 * to happen is better waited for by what it shows; this is for what is not to happen.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const whenIdle = () =>
          ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => resolve());
        requestAnimationFrame(() => requestAnimationFrame(whenIdle));
      }),
  );
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
