import type { Browser, Page } from 'playwright-core';
import { readMessages } from '../../src/locales/read-messages';
import { launch, openPage, waitUntilReady, ONE_LOCALE, ONE_PREFIX } from '../support/browser';
import { serveSite, type Site } from '../support/server';

declare global {
  interface Window {
    /** Milliseconds between the click and the first progress bar. */
    barDelay: number;
    stays: boolean;
  }
}

type Fault = number | 'abort';

let site: Site;
let browser: Browser;
/** What the server does at paths that start with these prefixes. */
const faults = new Map<string, Promise<Fault | undefined>>();
const requestedPaths: string[] = [];

beforeAll(async () => {
  browser = await launch();
  site = await serveSite(undefined, {
    faultAt: (path) => {
      requestedPaths.push(path);
      return faults.get(path) ?? Promise.resolve(undefined);
    },
  });
});
beforeEach(() => {
  faults.clear();
  requestedPaths.length = 0;
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const prefix = ONE_PREFIX;
const text = readMessages('common')[ONE_LOCALE];
const start = `${prefix}/faq/`;
const target = `${prefix}/libraries/mail/usage/`;
const other = `${prefix}/about/`;

async function open() {
  const opened = await openPage(browser, site.origin + start);
  await waitUntilReady(opened.page);
  await opened.page.evaluate(() => (window.stays = true));
  return opened;
}

/** Sets what the server does with a page. */
const fail = (path: string, fault: Fault | Promise<Fault | undefined>) =>
  faults.set(path, Promise.resolve(fault));

/** Holds a page back until the returned function is called. */
function hold(path: string): () => void {
  let release = () => {};
  fail(path, new Promise((resolve) => (release = () => resolve(undefined))));
  return release;
}

it('keeps the page and shows a bar and a spinner until a slow page arrives', async () => {
  const { page, problems, close } = await open();
  const release = hold(target);
  const heading = await page.locator('h1').innerText();
  await click(page, target);
  const bar = page.locator('.progress-bar');
  await bar.waitFor();
  const scaleOf = () => bar.evaluate((element) => Number(element.style.scale.split(' ')[0]));
  const first = await scaleOf();
  await page.getByRole('status').filter({ hasText: text['load.busy'] }).waitFor({ state: 'attached' });
  await page.locator('.spinner').waitFor();
  await page.waitForFunction(
    (scale) =>
      Number(document.querySelector<HTMLElement>('.progress-bar')?.style.scale.split(' ')[0]) > scale,
    first,
  );
  expect(await page.evaluate(() => window.barDelay)).toBeGreaterThanOrEqual(199);
  expect([path(page), await page.locator('h1').innerText()]).toEqual([start, heading]);
  release();
  await page.waitForURL(site.origin + target);
  await bar.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await close();
});

it.each([
  ['503', 503, 'load.server'],
  ['no response', 'abort', 'load.unreachable'],
] as const)('keeps the page as it is, with a message and a retry, after %s', async (_, fault, key) => {
  const { page, close } = await open();
  fail(target, fault);
  await page.evaluate(() => {
    // Not typed, because typing makes the browser scroll to the cursor.
    const input = Object.assign(document.createElement('input'), { id: 'typed', value: 'text' });
    document.querySelector('main')?.prepend(input);
  });
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.waitForFunction(() => window.scrollY === 300);
  const historyLength = await page.evaluate(() => window.history.length);
  await click(page, target);
  await alert(page).getByText(text[key]).waitFor();
  const requests = requestedPaths.filter((each) => each === target).length;
  // Browsers repeat a request whose connection breaks.
  if (fault === 'abort') expect(requests).toBeGreaterThanOrEqual(2);
  else expect(requests).toBe(2);
  expect(
    await page.evaluate(() => [
      window.stays,
      document.querySelector<HTMLInputElement>('#typed')?.value,
      window.scrollY,
      window.history.length,
      document.querySelectorAll('.progress-bar').length,
    ]),
  ).toEqual([true, 'text', 300, historyLength, 0]);
  expect(path(page)).toBe(start);

  const retry = alert(page).getByRole('button', { name: text['load.retry'] });
  const release = hold(target);
  await retry.click();
  await retry.locator('.spinner').waitFor();
  expect(await retry.getAttribute('aria-disabled')).toBe('true');
  faults.clear();
  release();
  await page.waitForURL(site.origin + target);
  expect(await page.evaluate(() => window.history.length)).toBe(historyLength + 1);
  await close();
});

it('does not go to a page that the reader gave up for another one', async () => {
  const { page, close } = await open();
  const release = hold(target);
  await click(page, target);
  await page.locator('.progress-bar').waitFor();
  await click(page, other);
  await page.waitForURL(site.origin + other);
  release();
  await page.locator('.progress-bar').waitFor({ state: 'detached' });
  await waitUntilReady(page);
  expect(path(page)).toBe(other);
  await close();
});

/** Clicks a link to a page without pointing at it first, and records when the progress bar appears. */
async function click(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    const clicked = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.progress-bar')) return;
      window.barDelay = performance.now() - clicked;
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
    // Deferred, because the page may be left before `evaluate` could return.
    setTimeout(() => link.click());
  }, path);
}

const alert = (page: Page) => page.getByRole('alert').filter({ visible: true });
const path = (page: Page) => new URL(page.url()).pathname;
