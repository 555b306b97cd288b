import { installDialogMethods } from './dialog.fixture';

const files = {
  scripts: ['/runtime.js', '/app.js'],
  chunkMapping: '{}',
  compilationHash: '1',
  sheets: ['/styles.css', '/a.css'],
};
const scripts = () => [...document.head.querySelectorAll('script')];
const sources = () => scripts().map((script) => script.getAttribute('src'));

beforeEach(() => {
  Object.assign(globalThis, { __APP_FILES__: files });
  document.head.innerHTML = '<style data-href="/styles.css"></style>';
  document.body.innerHTML =
    '<dialog id="site:search"><form action="/search/"><input></form><div data-results></div></dialog>';
});

afterEach(() => Reflect.deleteProperty(globalThis, '__APP_FILES__'));

async function freshModules() {
  let modules!: typeof import('./start-app') & typeof import('./search-box') & typeof import('./dialog');
  await jest.isolateModulesAsync(async () => {
    modules = {
      ...(await import('./start-app')),
      ...(await import('./search-box')),
      ...(await import('./dialog')),
    };
  });
  return modules;
}

it('loads the scripts that failed again when the app is started once more', async () => {
  const { startApp, isAppRunning } = await freshModules();
  const first = startApp();
  scripts()[1]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/app.js could not be loaded.');
  expect(document.documentElement).toHaveClass('app-failed');

  const second = startApp();
  expect(sources()).toEqual(['/runtime.js', '/app.js']);
  expect(document.querySelectorAll('link[href="/a.css"]')).toHaveLength(1);
  expect(document.documentElement).not.toHaveClass('app-failed');
  window.dispatchEvent(new Event('app:hydrated'));
  await second;
  expect(isAppRunning()).toBe(true);
});

it('does not run the scripts again when the app has run and failed', async () => {
  const { startApp } = await freshModules();
  const first = startApp();
  window.dispatchEvent(new Event('app:failed'));
  await expect(first).rejects.toThrow('The app could not take over the page.');
  expect(startApp()).toBe(first);
});

it('reloads the page for another start when the app has run and failed, unless the server is unreachable', async () => {
  const { startApp, restartApp } = await freshModules();
  const first = startApp();
  window.dispatchEvent(new Event('app:failed'));
  await expect(first).rejects.toThrow();
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')));
  await expect(restartApp()).rejects.toThrow('offline');
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: false, status: 503 } as Response));
  await expect(restartApp()).rejects.toThrow('The app could not take over the page.');
  expect(sources()).toEqual(['/runtime.js', '/app.js']);
});

describe('the search', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    installDialogMethods();
  });
  afterEach(() => jest.useRealTimers());

  const results = () => document.querySelector('[data-results]');

  it('removes the message about a failed start when it is opened again', async () => {
    const { listenToSearch, openDialog } = await freshModules();
    listenToSearch();
    const dialog = openDialog('site:search');
    await jest.advanceTimersByTimeAsync(200);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
    expect(results()).not.toBeEmptyDOMElement();
    dialog?.close();
    openDialog('site:search');
    expect(results()).toBeEmptyDOMElement();
  });

  it('stops listening for keys when the reader pauses', async () => {
    const { listenToSearch, openDialog } = await freshModules();
    listenToSearch();
    const dialog = document.getElementById('site:search') as HTMLDialogElement;
    const added = jest.spyOn(dialog, 'addEventListener');
    const removed = jest.spyOn(dialog, 'removeEventListener');
    const keyListeners = (spy: jest.SpyInstance) =>
      spy.mock.calls.filter(([type]) => type === 'keydown').map((call: unknown[]) => call[1]);
    for (let opening = 0; opening < 2; opening++) {
      openDialog('site:search');
      await jest.advanceTimersByTimeAsync(200);
      dialog.close();
    }
    expect(keyListeners(added)).toHaveLength(2);
    expect(keyListeners(removed)).toEqual(keyListeners(added));
  });
});
