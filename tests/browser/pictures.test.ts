import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { readImageHelpers } from '../../plugins/gatsby-plugin-islands/src/image-helpers';
import { launch, openPage, waitUntilSettled } from '../support/browser';
import { serveSite, type Site } from '../support/server';

const PAGE = '/how-to/first-service/';
const PICTURE = 'first-service-swagger';

type Fault = (pathname: string) => Promise<number | undefined>;

let site: Site;
let browser: Browser;
let fault: Fault;

beforeAll(async () => {
  browser = await launch();
  site = await serveSite(undefined, { faultAt: (pathname) => fault(pathname) });
});

beforeEach(() => {
  fault = () => Promise.resolve(undefined);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Waits before the picture is sent. */
function holdPicture(sent: Promise<void>): void {
  fault = (pathname) =>
    pathname.includes(PICTURE) ? sent.then(() => undefined) : Promise.resolve(undefined);
}

/** Waits in the test's own process, because pages without JavaScript can't wait. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()); tries++) {
    if (tries === 300) throw new Error('The page has not reached the expected state within 15 s.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isShown = (picture: Locator) =>
  picture.evaluate(
    (image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 0 && getComputedStyle(image).opacity === '1',
  );

/** Resolves when the picture is fully enlarged; until then, medium-zoom ignores Escape. */
const zoomed = (picture: Locator) =>
  picture.evaluate(
    (image) =>
      new Promise<void>((resolve) => {
        image.addEventListener('medium-zoom:opened', () => resolve(), { once: true });
      }),
  );

describe('a picture', () => {
  /** Opens the page with pictures in a color mode, and records requests and policy violations. */
  async function openPicture(mode: 'dark' | 'light' = 'dark', options: BrowserContextOptions = {}) {
    const { page, problems, close } = await openPage(browser, 'about:blank', options);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(PICTURE)) requests.push(path.basename(new URL(request.url()).pathname));
    });
    if (options.javaScriptEnabled !== false)
      await page.addInitScript((theme) => {
        // A blank page has no storage.
        if (location.protocol === 'http:') localStorage.setItem('theme', theme);
        // An error in a listener is a page error, which is among the problems.
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          throw new Error(`Content Security Policy: ${violatedDirective} ${blockedURI}`);
        });
      }, mode);
    // Without JavaScript, Chromium loads all pictures before the page's load event.
    await page.goto(site.origin + PAGE, { waitUntil: 'domcontentloaded' });
    const picture = page.locator(`.picture.only-${mode} picture > img`).last();
    const scroll = () => page.locator(`.picture.only-${mode}`).evaluate((each) => each.scrollIntoView());
    return { page, picture, scroll, requests, problems, close };
  }

  /** Waits until the picture can be enlarged; then its messages work, too. */
  const enhanced = (page: Page) => page.waitForSelector('.picture img[role=button]', { state: 'attached' });

  it.each([true, false])(
    'has its space before it is loaded, and is shown in it (JavaScript: %s)',
    async (javaScriptEnabled) => {
      let send = () => {};
      const sent = new Promise<void>((resolve) => (send = resolve));
      holdPicture(sent);
      const { page, picture, scroll, requests, problems, close } = await openPicture('dark', {
        javaScriptEnabled,
      });
      await scroll();
      await until(() => Promise.resolve(requests.length > 0));
      const places = async () => [
        await picture.boundingBox(),
        await page.locator('#where-to-go-next').boundingBox(),
      ];
      const before = await places();
      expect((before[0]?.width ?? 0) / (before[0]?.height ?? 1)).toBeCloseTo(1030 / 920, 1);
      expect(await isShown(picture)).toBe(false);
      send();
      await until(() => isShown(picture));
      expect(await picture.isVisible()).toBe(true);
      expect(await places()).toEqual(before);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.each([
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)('in %s mode is the only file that is loaded', async (mode, other) => {
    const { page, picture, scroll, requests, problems, close } = await openPicture(mode);
    await scroll();
    await until(() => isShown(picture));
    expect(await page.locator(`.picture.only-${other}`).isVisible()).toBe(false);
    await enhanced(page);
    await waitUntilSettled(page);
    expect(new Set(requests)).toEqual(new Set([`${PICTURE}-${mode}.webp`]));
    expect(problems).toEqual([]);
    await close();
  });

  it('is enlarged with Enter, closes with Escape, and keeps the focus', async () => {
    const { page, picture, scroll, problems, close } = await openPicture();
    await scroll();
    await enhanced(page);
    await until(() => isShown(picture));
    await picture.focus();
    await Promise.all([zoomed(picture), page.keyboard.press('Enter')]);
    await page.locator('.medium-zoom-image--opened').last().waitFor();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.medium-zoom-image--opened', { state: 'detached' });
    expect(await picture.evaluate((image) => image === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it('is enlarged without motion, and closes with a click', async () => {
    const { page, picture, scroll, problems, close } = await openPicture('dark', { reducedMotion: 'reduce' });
    await scroll();
    await enhanced(page);
    await until(() => isShown(picture));
    await Promise.all([zoomed(picture), picture.click()]);
    await page.locator('.medium-zoom-image--opened').last().click();
    await page.waitForSelector('.medium-zoom-image--opened', { state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });
});

it('pages without pictures have none of the code for pictures', () => {
  const { scripts, styles } = readImageHelpers();
  const read = (page: string) => fs.readFileSync(`public${page}index.html`, 'utf8');
  const partsIn = (page: string) =>
    [...scripts, ...styles].filter((part) => read(page).includes(part)).length;
  expect(partsIn(PAGE)).toBe(scripts.length + styles.length);
  for (const page of ['/', '/uk/', '/faq/', '/api/']) expect([page, partsIn(page)]).toEqual([page, 0]);
});
