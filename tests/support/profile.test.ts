import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { launch, NARROW, openPage, waitUntilSettled } from './browser';

let server: http.Server;
let browser: Browser;
let url: string;
/** Requested paths. */
let requestedPaths: string[] = [];

beforeAll(async () => {
  server = http.createServer(({ url: path = '' }, response) => {
    requestedPaths.push(path);
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

/** Collects everything that a page can see of earlier pages in its profile. */
async function readTraces(page: Page): Promise<Record<string, unknown>> {
  const visible = await page.evaluate(async () => {
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
    ...visible,
    pages: page
      .context()
      .pages()
      .filter((each) => each.url().startsWith(`${url}?`)).length,
  };
}

/** Leaves one trace for each item that `readTraces` collects. */
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
    // The last event in which a page can store something.
    window.addEventListener('pagehide', () => localStorage.setItem('left late', '1'));
  });
  await page.locator('h1').hover();
  await (await context.newPage()).goto(`${url}?another`);
}

it('finds no traces of earlier pages in a reused profile', async () => {
  const fresh = await openPage(browser, url, { locale: 'en-US' });
  const expected = await readTraces(fresh.page);
  await fresh.close();

  const first = await openPage(browser, url, { viewport: NARROW, colorScheme: 'dark' });
  await leaveTraces(first.page);
  const left = await readTraces(first.page);
  await first.page.context().setOffline(true);
  left['online'] = await first.page.evaluate(() => navigator.onLine);
  // Every trace must be visible before cleaning.
  for (const [name, value] of Object.entries(expected)) expect([name, left[name]]).not.toEqual([name, value]);
  await first.close();

  requestedPaths = [];
  const second = await openPage(browser, url);
  expect(second.page.context()).toBe(first.page.context());
  await waitUntilSettled(second.page);
  expect(await readTraces(second.page)).toEqual(expected);
  expect(requestedPaths).toContain('/kept.js');
  await second.close();
});

it('never shares a profile between open pages, or reuses it after a page of another site', async () => {
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

it('uses separate profiles for pages with and without scripts', async () => {
  for (const javaScriptEnabled of [true, false, true, false]) {
    const { page, close } = await openPage(browser, url, { javaScriptEnabled });
    await page.setContent('<script>document.title = "run"</script>');
    expect(await page.title()).toBe(javaScriptEnabled ? 'run' : '');
    await close();
  }
});

it('rejects calls that would persist in a profile', async () => {
  const { page, close } = await openPage(browser, url);
  expect(() => page.context().addInitScript('')).toThrow('separate context');
  await close();
});
