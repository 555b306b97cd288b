import type { Browser } from 'playwright-core';
import { hydrated, launch, LOCALES, openPage } from './support/browser';
import { serveSite, type Site } from './support/server';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const GUIDE = '/libraries/typeorm/getting-started/';
const NEIGHBOUR = '/libraries/typeorm/core-features/';

describe.each(LOCALES)('the first load in %s', (_, prefix) => {
  it('fetches no script and no data of its own before the reader moves', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(site.origin + prefix + GUIDE, { waitUntil: 'networkidle' });
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
    expect(asked).not.toContain(`/page-data${prefix}${GUIDE}page-data.json`);
    await close();
  });

  it('hydrates on the first movement with the data it has, and without an error', async () => {
    const { page, problems, close } = await openPage(browser, site.origin + prefix + GUIDE);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await hydrated(page);
    expect(asked.some((path) => /^\/boot-[0-9a-f]+\.js$/.test(path))).toBe(true);
    expect(asked).not.toContain(`/page-data${prefix}${GUIDE}page-data.json`);
    expect(await page.locator('[data-body] h2').count()).toBeGreaterThan(2);
    expect(problems).toEqual([]);
    await close();
  });

  it('navigates within the app afterwards, and back', async () => {
    const { page, problems, close } = await openPage(browser, site.origin + prefix + GUIDE);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(`a[href="${prefix}${NEIGHBOUR}"]`).first().click();
    await page.waitForURL(`**${prefix}${NEIGHBOUR}`);
    await page.waitForFunction(
      (path) => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(path),
      NEIGHBOUR,
    );
    await page.goBack();
    await page.waitForFunction(
      (path) => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(path),
      GUIDE,
    );
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('before hydration', () => {
  it('a link is a plain link', async () => {
    const { page, close } = await openPage(browser, site.origin + GUIDE);
    await page.route(/boot-[0-9a-f]+\.js$/, () => undefined);
    await page.locator(`[data-body] a[href^="/libraries/"]`).first().click();
    await page.waitForURL((url) => url.pathname !== GUIDE);
    expect(await page.locator('h1').count()).toBe(1);
    await close();
  });

  it('a click on a button is kept until the app can answer it', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.addInitScript(() => {
      window.addEventListener('app:hydrated', () => (document.documentElement.dataset['ready'] = 'in time'));
      document.addEventListener('DOMContentLoaded', () => {
        const button = document.createElement('button');
        button.id = 'late';
        button.textContent = 'late';
        button.addEventListener('click', () =>
          button.setAttribute('data-clicked', document.documentElement.dataset['ready'] ?? 'too early'),
        );
        document.body.prepend(button);
      });
    });
    await page.route(/\/app-[0-9a-f]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto(site.origin + GUIDE);
    await page.locator('#late').click();
    await page.waitForSelector('#late[data-clicked]');
    expect(await page.locator('#late').getAttribute('data-clicked')).toBe('in time');
    await close();
  });

  it('a page whose scripts are missing stays readable, and shows nothing that needs them', async () => {
    const { page, close } = await openPage(browser, site.origin + GUIDE);
    await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort());
    await page.mouse.move(50, 50);
    await page.mouse.move(60, 60);
    await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
    expect(await page.locator('[data-body] h2').first().isVisible()).toBe(true);
    await close();
  });
});

describe('fetching ahead', () => {
  const prefetched = async (script: string): Promise<string[]> => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.addInitScript(script);
    await page.goto(site.origin + GUIDE, { waitUntil: 'networkidle' });
    const urls = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
        ({ href }) => new URL(href).pathname,
      ),
    );
    await close();
    return urls;
  };

  it('prefetches the data of links in view', async () => {
    expect(await prefetched('')).toContain(`/page-data${NEIGHBOUR}page-data.json`);
  });

  it.each([
    ['data saving', '{ saveData: true }'],
    ['a 2g connection', '{ effectiveType: "2g" }'],
  ])('asks for nothing ahead on %s', async (_, connection) => {
    expect(
      await prefetched(`Object.defineProperty(navigator, 'connection', { get: () => (${connection}) })`),
    ).toEqual([]);
  });

  it('falls back to a plain request where prefetching is not supported', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.addInitScript('DOMTokenList.prototype.supports = () => false');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(site.origin + GUIDE, { waitUntil: 'networkidle' });
    expect(asked).toContain(`/page-data${NEIGHBOUR}page-data.json`);
    await close();
  });

  it('preloads a link that is pointed at', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.route(/boot-[0-9a-f]+\.js$/, () => undefined);
    await page.goto(site.origin + GUIDE, { waitUntil: 'load' });
    await page.locator('footer a[href^="/"]').first().hover();
    await page.waitForSelector('link[rel=preload][as=fetch]', { state: 'attached' });
    await close();
  });
});
