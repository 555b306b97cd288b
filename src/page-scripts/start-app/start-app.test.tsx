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
});

afterEach(() => Reflect.deleteProperty(globalThis, '__APP_FILES__'));

async function freshModules() {
  let modules!: typeof import('./start-app');
  await jest.isolateModulesAsync(async () => {
    modules = await import('./start-app');
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
