import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { brokenWords } from '../support/broken-words';
import { waitUntilReady, NARROW, openPage, ONE_LOCALE, ONE_PREFIX } from '../support/browser';
import { launchFirefox } from '../support/firefox';
import { serveSite, type Site } from '../support/server';

declare global {
  interface Window {
    violations: string[];
  }
}

let site: Site;
let browser: Browser;
/** Whether the server returns an error instead of the target. */
let isFailing = false;

const prefix = ONE_PREFIX;
const common = readMessages('common')[ONE_LOCALE];
const target = `${prefix}/libraries/mail/usage/`;

// Starting a second browser can take a while on a busy machine.
beforeAll(async () => {
  [site, browser] = await Promise.all([
    serveSite(undefined, {
      faultAt: (path) => Promise.resolve(isFailing && path === target ? 503 : undefined),
    }),
    launchFirefox(),
  ]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens a page, runs the steps, and expects no errors or Content Security Policy violations. */
async function on(
  path: string,
  steps: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const { page, problems, close } = await openPage(browser, 'about:blank', options);
  try {
    await page.addInitScript(() => {
      window.violations = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        window.violations.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    await page.goto(site.origin + path);
    await waitUntilReady(page);
    await steps(page);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    expect(problems).toEqual([]);
  } finally {
    await close();
  }
}

it('opens a page from the sidebar and goes back', () =>
  on(`${prefix}/libraries/typeorm/`, async (page) => {
    const sidebar = page.getByRole('navigation', { name: common['sidebar.label'] });
    await sidebar.locator(`a[href="${prefix}/faq/"]`).click();
    await page.waitForURL(`${site.origin}${prefix}/faq/`);
    await sidebar.locator(`a[href="${prefix}/faq/"][aria-current=page]`).waitFor();
    // Deferred, because the page is left before `evaluate` could return.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await sidebar.locator(`a[href="${prefix}/libraries/typeorm/"][aria-current=page]`).waitFor();
  }));

it('shows code and tables without horizontal page scrolling, and breaks names between words', () =>
  on(
    `${prefix}/api/errors/`,
    async (page) => {
      expect(await page.evaluate(brokenWords, 'main')).toEqual([]);
      for (const path of ['/api/errors/', '/how-to/write-docs/', '/search/', '/']) {
        await page.goto(site.origin + prefix + path);
        const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect([path, await page.evaluate(tooWide)]).toEqual([path, 0]);
      }
    },
    { viewport: NARROW },
  ));

it('highlights the section that a link in the table of contents leads to', () =>
  on(`${prefix}/how-to/write-docs/`, async (page) => {
    const toc = page.getByRole('navigation', { name: common['toc.title'] });
    const last = toc.locator('li a').last();
    const hash = await last.getAttribute('href');
    await last.click();
    await toc.locator(`a[href="${hash}"][aria-current]`).waitFor();
    expect(new URL(page.url()).hash).toBe(hash);
  }));

it('restores the scroll position when going back and forward, even with full page loads', () =>
  on(`${prefix}/libraries/typeorm/getting-started/`, async (page) => {
    // Deferred, because the page is left before `evaluate` could return.
    const leave = (how: 'back' | 'forward' | 'faq') =>
      page.evaluate(
        ([way, faq]) => void setTimeout(() => (way === 'faq' ? window.location.assign(faq) : history[way]())),
        [how, `${prefix}/faq/`] as const,
      );
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    const isAt = (path: string, top: number) =>
      page.waitForFunction(
        ([pathname, y]) => window.location.pathname === pathname && Math.abs(window.scrollY - y) < 2,
        [prefix + path, top] as const,
      );
    await scrollTo(1800);
    await isAt('/libraries/typeorm/getting-started/', 1800);
    await leave('faq');
    await isAt('/faq/', 0);
    await waitUntilReady(page);
    await scrollTo(700);
    await isAt('/faq/', 700);
    await leave('back');
    await isAt('/libraries/typeorm/getting-started/', 1800);
    await waitUntilReady(page);
    await leave('forward');
    await isAt('/faq/', 700);
  }));

it('restores the focus after closing the search and the shortcut list', () =>
  on(`${prefix}/faq/`, async (page) => {
    const link = page.locator('.markdown p a').first();
    for (const key of ['/', '?']) {
      await link.focus();
      await page.keyboard.press(key);
      const dialog = page.locator('dialog[open]');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.waitForFunction((element) => element === document.activeElement, await link.elementHandle());
    }
  }));

it('finds a page by keyboard only', () =>
  on(`${prefix}/libraries/redis/`, async (page) => {
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('обробкою помилок');
    await dialog.locator(`[role=option][href="${prefix}/features/error-handling/"]`).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}${prefix}/features/error-handling/`);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  }));

it('opens and closes the menu of narrow windows', () =>
  on(
    `${prefix}/libraries/typeorm/`,
    async (page) => {
      const button = page.getByRole('button', { name: common['nav.menu.open'] });
      await button.click();
      const dialog = page.getByRole('dialog', { name: common['nav.menu.label'] });
      await dialog.waitFor();
      // The page behind the menu is locked when the browser is idle.
      await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY !== 'visible');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    },
    { viewport: NARROW },
  ));

it('keeps the page, with a message and a retry, when the next page cannot be loaded', () =>
  on(`${prefix}/faq/`, async (page) => {
    isFailing = true;
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      // Deferred, because the page may be left before `evaluate` could return.
      setTimeout(() => link.click());
    }, target);
    const alert = page.getByRole('alert').filter({ visible: true });
    await alert.getByText(common['load.server']).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${prefix}/faq/`);
    isFailing = false;
    await alert.getByRole('button', { name: common['load.retry'] }).click();
    await page.waitForURL(site.origin + target);
  }));

it('enlarges a picture and closes it with Escape', () =>
  on(`${prefix}/how-to/first-service/`, async (page) => {
    const picture = page.locator('.picture.only-dark picture > img').last();
    await picture.scrollIntoViewIfNeeded();
    await page.waitForSelector('.picture img[role=button]', { state: 'attached' });
    await picture.focus();
    await page.keyboard.press('Enter');
    await page.locator('.medium-zoom-image--opened').last().waitFor();
    await page.waitForTimeout(600);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.medium-zoom-image--opened', { state: 'detached' });
  }));

it('enforces the Content Security Policy and does not run an injected script', async () => {
  const { page, close } = await openPage(browser, `${site.origin}/faq/`);
  const stopped = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const script = document.createElement('script');
        script.textContent = 'document.title = "run"';
        document.body.append(script);
      }),
  );
  expect(stopped).toBe('script-src-elem');
  expect(await page.title()).not.toBe('run');
  await close();
});
