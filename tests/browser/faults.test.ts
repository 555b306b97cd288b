import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { errorTexts } from '../../src/i18n/error-texts';
import bodyEn from '../../src/locales/en/enhance.json';
import bodyUk from '../../src/locales/uk/enhance.json';
import { openBuiltSite } from '../support/built-site';
import { enhanced, hydrated, LOCALES, openPage, settled, startApp } from '../support/browser';
import { serveSite, type Site } from '../support/server';

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

const TARGET = '/libraries/mail/usage/';

interface PageData {
  doc: Record<string, unknown> | null;
}

/** Opens a guide whose app runs, and counts full page loads from then on. */
async function openRunning(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, site.origin + path, options);
  await hydrated(opened.page);
  const loads: string[] = [];
  opened.page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return { ...opened, loads };
}

/** Clicks a link that no prefetch has seen before. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );
}

const alert = (page: Page) => page.getByRole('alert').filter({ visible: true });
const path = (page: Page) => new URL(page.url()).pathname;

describe.each(LOCALES)('when the next page does not arrive, in %s', (lang, prefix) => {
  const text = errorTexts(lang);
  const start = `${prefix}/faq/`;
  const target = `${prefix}${TARGET}`;
  const dataOf = `**/page-data${target}page-data.json`;

  /** Starts the app of a page that lacks something: the static page is whole, and says so. */
  async function startInVain(page: Page): Promise<void> {
    await startApp(page);
    await alert(page).getByText(text('load.partial')).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await settled(page);
  }

  it.each([
    ['404', { status: 404, body: 'gone' }],
    ['HTML instead', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in</p>' }],
    ['half of it', { status: 200, contentType: 'application/json', body: '{"componentChunkName":"comp' }],
    ['a server error for the data alone', { status: 500, body: 'oops' }],
    ['an unavailable service', { status: 503, body: 'oops' }],
  ])('its data (%s), the target is opened by one full load', async (_, answer) => {
    const { page, loads, close } = await openRunning(start);
    await page.route(dataOf, (route) => route.fulfill(answer));
    await follow(page, target);
    await page.waitForURL(site.origin + target);
    await enhanced(page);
    await startInVain(page);
    expect(loads).toEqual([target]);
    await close();
  });

  it('its code, the target is opened by one full load', async () => {
    const { page, loads, close } = await openRunning(start);
    const symbol = `${prefix}/api/persistence-api/src/interfaces/LimitOptions/`;
    await page.route(/component---src-templates-reference.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await follow(page, symbol);
    await page.waitForURL(site.origin + symbol);
    await enhanced(page);
    await startInVain(page);
    expect(loads).toEqual([symbol]);
    await close();
  });

  it('because the server fails, the page stays, says so, and its sidebar works', async () => {
    const { page, loads, close } = await openRunning(start);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const fail = (route: { fulfill: (answer: { status: number }) => Promise<void> }) =>
      route.fulfill({ status: 500 });
    await page.route(dataOf, fail);
    await page.route(site.origin + target, fail);
    await follow(page, target);
    await alert(page).getByText(text('load.server')).waitFor();
    expect([path(page), loads, await page.getByRole('heading', { level: 1 }).innerText()]).toEqual([
      start,
      [],
      heading,
    ]);
    expect(await alert(page).getByRole('link').getAttribute('href')).toBe(target);
    // In vain first, then with success.
    const again = page.waitForResponse((response) => response.status() === 500);
    await alert(page)
      .getByRole('button', { name: text('load.retry') })
      .click();
    await again;
    await settled(page);
    expect(path(page)).toBe(start);
    await follow(page, `${prefix}/about/`);
    await page.waitForURL(`${site.origin}${prefix}/about/`);
    await alert(page).waitFor({ state: 'hidden' });
    await close();
  });

  it('because the server fails for all but the not-found page, readers are not told that it does not exist', async () => {
    const { page, close } = await openRunning(start);
    await page.route(dataOf, (route) => route.fulfill({ status: 404 }));
    await page.route(site.origin + target, (route) => route.fulfill({ status: 503 }));
    await follow(page, target);
    await alert(page).getByText(text('load.server')).waitFor();
    expect(path(page)).toBe(start);
    await close();
  });

  it('because the reader is offline, the page stays and says so; a retry leads on when the network is back', async () => {
    const { page, close } = await openRunning(start);
    await page.context().setOffline(true);
    await follow(page, `${target}#content`);
    await alert(page).getByText(text('load.offline')).waitFor();
    await page.context().setOffline(false);
    await alert(page)
      .getByRole('button', { name: text('load.retry') })
      .click();
    await page.waitForURL(`${site.origin}${target}#content`);
    await close();
  });
});

describe.each(LOCALES)('a page that crashes, in %s', (lang, prefix) => {
  const text = errorTexts(lang);

  /** Opens a guide whose data is spoiled in one place. */
  const crash = async (page: Page, spoil: (data: PageData) => void) => {
    await page.route(`**/page-data${prefix}${TARGET}page-data.json`, async (route) => {
      const data = (await (await route.fetch()).json()) as { result: { data: PageData } };
      spoil(data.result.data);
      await route.fulfill({ json: data });
    });
    await follow(page, prefix + TARGET);
    await page.getByRole('heading', { level: 1, name: text('crash.title') }).waitFor();
  };

  it('in its body keeps the surrounding page and offers the reason and ways on', async () => {
    const { page, close } = await openRunning(`${prefix}/faq/`);
    await crash(page, ({ doc }) => Object.assign(doc ?? {}, { lastUpdated: { date: 'never', author: 'A' } }));
    expect(await alert(page).getByRole('listitem').first().innerText()).not.toBe('');
    await alert(page)
      .getByRole('button', { name: text('crash.retry') })
      .click();
    await page.getByRole('heading', { level: 1, name: text('crash.title') }).waitFor();
    await page.locator(`#docs-nav a[href="${prefix}/faq/"]`).click();
    await page.waitForURL(`${site.origin}${prefix}/faq/`);
    await page.getByRole('heading', { level: 1, name: text('crash.title') }).waitFor({ state: 'detached' });
    await close();
  });

  it.each<[string, (data: PageData) => void, string]>([
    ['as a whole', ({ doc }) => Object.assign(doc ?? {}, { headings: null }), 'null'],
    [
      'for want of its content',
      (data) => (data.doc = null),
      text('crash.noContent', { path: prefix + TARGET }),
    ],
  ])('%s says so, and the page before is there again on going back', async (_, spoil, reason) => {
    const { page, close } = await openRunning(`${prefix}/faq/`);
    await crash(page, spoil);
    expect(await alert(page).getByRole('listitem').first().innerText()).toContain(reason);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: text('crash.title') }).waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await close();
  });
});

describe('a new deployment', () => {
  const deploy = (page: Page) =>
    page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"webpackCompilationHash":"other"}' }),
    );

  it('leads a tab of the old one to its next page, by one full load unless it has the page already', async () => {
    const { page, loads, close } = await openRunning('/faq/');
    await deploy(page);
    await follow(page, TARGET);
    await page.waitForURL(site.origin + TARGET);
    await page.locator('h1').waitFor();
    expect([[], [TARGET]]).toContainEqual(loads);
    await close();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])(
    'whose files do not agree reloads a page at most once (storage blocked: %s)',
    async (blocked, expected) => {
      const { page, close } = await openPage(browser, 'about:blank');
      if (blocked) await page.addInitScript(blockStorage);
      let loads = 0;
      await deploy(page);
      await page.goto(`${site.origin}/faq/`);
      page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
      for (let start = 0; start < 3; start++) {
        // The page may be on its way to the next load, which ends what waits in it.
        await hydrated(page).catch(() => hydrated(page));
        await page.waitForLoadState('networkidle');
      }
      expect(loads).toBe(expected);
      await close();
    },
  );
});

function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
}

it('blocked storage is not an error, and pages navigate', async () => {
  const { page, problems, close } = await openPage(browser, 'about:blank');
  await page.addInitScript(blockStorage);
  await page.goto(`${site.origin}/uk/faq/`);
  await hydrated(page);
  await follow(page, `/uk${TARGET}`);
  await page.waitForURL(`${site.origin}/uk${TARGET}`);
  expect(problems).toEqual([]);
  await close();
});

describe.each(LOCALES)('a section that is not there, in %s', (lang, prefix) => {
  const text = errorTexts(lang);

  it.each(['#%E0%A4%A', '#100%', '#nope-nope', '#%25D1%258F', '#<img src=x onerror=alert(1)>'])(
    '(%s) crashes nothing and shows a polite message',
    async (hash) => {
      const { page, problems, close } = await openPage(browser, `${site.origin}${prefix}/faq/${hash}`);
      await hydrated(page);
      await page
        .getByRole('status')
        .filter({ hasText: text('section.missing').split('{id}')[0] })
        .waitFor();
      await page.evaluate(() => (window.location.hash = '#%zz'));
      await settled(page);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('is found when only its capitals differ', async () => {
    const { page, close } = await openPage(browser, `${site.origin}${prefix}/faq/`);
    const id = await page.locator('main h2[id]').last().getAttribute('id');
    await page.goto(`${site.origin}${prefix}/about/`);
    await page.goto(`${site.origin}${prefix}/faq/#${id?.toUpperCase()}`);
    await hydrated(page);
    await page.waitForFunction(
      (target) =>
        Math.abs(document.getElementById(target ?? '')?.getBoundingClientRect().top ?? 9999) <
        window.innerHeight,
      id,
    );
    await close();
  });
});

describe.each(LOCALES)('an image, in %s', (lang, prefix) => {
  const text = (key: keyof typeof bodyEn) => ({ en: bodyEn, uk: bodyUk })[lang][key];
  const withImage = async (page: Page) => {
    await page.route(`${site.origin}${prefix}/faq/`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(
          /(<div[^>]*data-body[^>]*>)/,
          '$1<p><img src="/shot.png" alt="A screenshot"></p>',
        ),
      });
    });
    await page.goto(`${site.origin}${prefix}/faq/`);
    await hydrated(page);
  };

  it('that does not exist is reported as missing', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await withImage(page);
    await page.getByText(text('image.notFound')).waitFor();
    await close();
  });

  it('that fails is loaded again on a click', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    let broken = true;
    await page.route('**/shot.png', (route) =>
      broken
        ? route.fulfill({ status: 500 })
        : route.fulfill({
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
          }),
    );
    await withImage(page);
    const again = page.getByRole('button', { name: text('image.error') });
    await again.waitFor();
    broken = false;
    await again.click();
    await page.getByAltText('A screenshot').waitFor({ state: 'visible' });
    expect(await again.count()).toBe(0);
    await close();
  });
});

describe('a wrong path prefix', () => {
  it.each(LOCALES)(
    'is reported on the home page with the expected and the actual one (%s)',
    async (lang, prefix) => {
      const folder = await serveSite(undefined, { base: '/docs' });
      const { page, close } = await openPage(browser, `${folder.origin}/docs${prefix}/`);
      const banner = page.locator('#base-url-banner');
      await banner.waitFor({ state: 'visible' });
      expect(await banner.innerText()).toContain(errorTexts(lang)('baseUrl.title'));
      expect(await banner.locator('code').allInnerTexts()).toEqual([
        '/',
        '/docs/',
        'PATH_PREFIX=/docs npm run build -- --prefix-paths',
      ]);
      await close();
      await folder.close();
    },
  );

  it('is not suspected when one file is missing, or the style sheet', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.route(/\/enhance-[0-9a-f]+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.route(`${site.origin}/`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, ''),
      });
    });
    await page.goto(`${site.origin}/`);
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => !document.documentElement.classList.contains('js'));
    await settled(page);
    expect(await page.locator('#base-url-banner').isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#content');
    await close();
  });
});

it('the service worker of an earlier site goes away with what it has stored', async () => {
  const { page, close } = await openPage(browser, `${site.origin}/faq/`);
  await page.evaluate(async () => {
    await caches.open('earlier-site');
    await navigator.serviceWorker.register('/sw.js');
  });
  await page
    .waitForFunction(
      async () =>
        (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
      undefined,
      { polling: 100 },
    )
    .catch(() => undefined);
  const left = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);
  expect(left).toEqual([0, 0]);
  await close();
});
