import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { launch, NARROW, openPage, settled } from './browser';

let server: http.Server;
let browser: Browser;
let url: string;
/** The paths that the host has been asked for. */
let asked: string[] = [];

beforeAll(async () => {
  server = http.createServer(({ url: path = '' }, response) => {
    asked.push(path);
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
    if (path === '/kept.js') response.setHeader('cache-control', 'max-age=3600, immutable');
    response.end(path === '/' ? '<!doctype html><h1>Title</h1><script src="/kept.js"></script>' : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

/** What a page can tell of pages that were open before it in its profile. */
async function traces(page: Page): Promise<Record<string, unknown>> {
  const seen = await page.evaluate(async () => {
    const files: string[] = [];
    for await (const name of (
      (await navigator.storage.getDirectory()) as unknown as { keys: () => AsyncIterable<string> }
    ).keys())
      files.push(name);
    const { state: geolocation } = await navigator.permissions.query({ name: 'geolocation' });
    return {
      cookie: document.cookie,
      local: { ...localStorage },
      session: { ...sessionStorage },
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      files,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      history: history.length,
      name: window.name,
      left: 'left' in window,
      hovered: document.querySelectorAll('h1:hover').length,
      width: innerWidth,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isPrint: matchMedia('print').matches,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      online: navigator.onLine,
      geolocation,
      onPage: await fetch('/on-page').then((answer) => answer.text()),
      onContext: await fetch('/on-context').then((answer) => answer.text()),
    };
  });
  return {
    ...seen,
    pages: page
      .context()
      .pages()
      .filter((each) => each.url().startsWith(`${url}?`)).length,
  };
}

/** Leaves behind what a test can leave, one thing for each that `traces` looks for. */
async function leaveTraces(page: Page): Promise<void> {
  const context = page.context();
  await page.addInitScript(() => Object.assign(window, { left: true }));
  await context.grantPermissions(['geolocation']);
  await page.route('**/on-page', (route) => route.fulfill({ body: 'routed' }));
  await context.route('**/on-context', (route) => route.fulfill({ body: 'routed' }));
  await page.goto(`${url}#one`);
  await page.reload();
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    document.cookie = 'left=1; max-age=3600';
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    window.name = 'left';
    await caches.open('left');
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
    await (await navigator.storage.getDirectory()).getFileHandle('left', { create: true });
    await navigator.serviceWorker.register('/worker.js');
    // The last moment at which a page can store something.
    window.addEventListener('pagehide', () => localStorage.setItem('left late', '1'));
  });
  await page.locator('h1').hover();
  await (await context.newPage()).goto(`${url}?another`);
}

it('a page in a profile that was used before finds what it finds in a fresh one', async () => {
  const fresh = await openPage(browser, url, { locale: 'en-US' });
  const expected = await traces(fresh.page);
  await fresh.close();

  const first = await openPage(browser, url, { viewport: NARROW, colorScheme: 'dark' });
  await leaveTraces(first.page);
  const left = await traces(first.page);
  await first.page.context().setOffline(true);
  left['online'] = await first.page.evaluate(() => navigator.onLine);
  // Each of the traces is one that can be seen.
  for (const [name, value] of Object.entries(expected)) expect([name, left[name]]).not.toEqual([name, value]);
  await first.close();

  asked = [];
  const second = await openPage(browser, url);
  expect(second.page.context()).toBe(first.page.context());
  await settled(second.page);
  expect(await traces(second.page)).toEqual(expected);
  expect(asked).toContain('/kept.js');
  await second.close();
});

it('a profile is not used by two pages at once, nor after a page of another site', async () => {
  const [first, second] = [await openPage(browser, url), await openPage(browser, url)];
  expect(second.page.context()).not.toBe(first.page.context());
  await second.close();
  await first.close();
  const third = await openPage(browser, url);
  await third.page.goto(url.replace('127.0.0.1', 'localhost'));
  await third.close();
  const fourth = await openPage(browser, url);
  expect(fourth.page.context()).not.toBe(third.page.context());
  await fourth.close();
});

it('pages with scripts and pages without have profiles of their own', async () => {
  for (const javaScriptEnabled of [true, false, true, false]) {
    const { page, close } = await openPage(browser, url, { javaScriptEnabled });
    await page.setContent('<script>document.title = "run"</script>');
    expect(await page.title()).toBe(javaScriptEnabled ? 'run' : '');
    await close();
  }
});

it('what would stay in a profile is refused', async () => {
  const { page, close } = await openPage(browser, url);
  expect(() => page.context().addInitScript('')).toThrow('of its own');
  await close();
});
