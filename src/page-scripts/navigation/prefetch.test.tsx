import { listenForPrefetching, watchLinks } from './prefetch';

const links = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
    ({ href }) => new URL(href).pathname,
  );
const loader = { hovering: jest.fn(), enqueue: jest.fn() };
const fetch = jest.fn(() => Promise.resolve({ ok: true }));
let seen: (target: Element) => void = () => undefined;
let observed: Element[] = [];

beforeAll(() => {
  DOMTokenList.prototype.supports = () => true;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      seen = (target) =>
        callback([{ isIntersecting: true, target } as unknown as IntersectionObserverEntry], this as never);
    }
    observe = (link: Element) => observed.push(link);
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as never;
  // Without a bundle, as in development, the app runs from the start, and its loader prefetches.
  Object.assign(window, { ___loader: loader, fetch });
  listenForPrefetching();
});

beforeEach(() => {
  document.body.innerHTML =
    '<main><a href="/faq/">FAQ</a><a href="https://other.example/faq/">Other</a><a href="/a.png">File</a><a href="/blank/" target="_blank">New</a></main>';
});

const point = (text: string) =>
  [...document.links]
    .find(({ textContent }) => textContent === text)
    ?.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('uses the app’s loader to prefetch pages once the app runs', () => {
  point('FAQ');
  expect(loader.hovering).toHaveBeenCalledWith('/faq/');
  expect(links()).toEqual([]);
});

it.each(['Other', 'File', 'New'])('ignores a link like "%s"', (text) => {
  loader.hovering.mockClear();
  point(text);
  expect(loader.hovering).not.toHaveBeenCalled();
});

it('watches links in the text first, then those in the navbar, the sidebar, and the footer', () => {
  observed = [];
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<header><a href="/h/"></a></header><nav><a href="/n/"></a></nav><footer><a href="/f/"></a></footer>',
  );
  watchLinks();
  expect(observed.map((link) => link.parentElement?.tagName)).toEqual([
    ...Array<string>(4).fill('MAIN'),
    'HEADER',
    'NAV',
    'FOOTER',
  ]);
});

it('prefetches visible links', () => {
  watchLinks();
  seen(document.links[0] as Element);
  expect(loader.enqueue).toHaveBeenCalledWith('/faq/');
});

describe('with Speculation Rules', () => {
  const rules = () => document.querySelector('script[type="speculationrules"]');

  beforeAll(async () => {
    Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' });
    Object.assign(globalThis, { __APP_FILES__: { scripts: [] } });
    await jest.isolateModulesAsync(async () => {
      const { listenForPrefetching: listen, watchLinks: watch } = await import('./prefetch');
      listen();
      watch();
    });
  });

  it('leaves prefetching of pointed links to the browser', () => {
    expect(rules()).toHaveTextContent('"prerender"');
    point('FAQ');
    expect(links()).toEqual([]);
  });

  it('marks only the last link that the pointer rested on', () => {
    jest.useFakeTimers();
    const marks = () => [...document.links].map((link) => link.getAttribute('data-near'));
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/mail/">Mail</a>');
    point('Mail');
    document.links[0]?.dispatchEvent(new Event('pointerout', { bubbles: true }));
    jest.runAllTimers();
    expect(marks()).toEqual([null, null, null, null, null]);
    point('Mail');
    jest.runAllTimers();
    point('FAQ');
    jest.runAllTimers();
    expect(marks()).toEqual(['', 'pointed', null, null, null]);
    jest.useRealTimers();
  });

  it.each([
    ['skips the transition to a prerendered page', '/faq/', 1],
    ['keeps the transition to other pages', '/mail/', 0],
  ])('%s', (_claim, path, skipped) => {
    const skipTransition = jest.fn();
    const ready = Promise.resolve();
    const asked = jest.fn(() => ({ skipTransition, ready }));
    const swap = Object.assign(new Event('pageswap'), {
      activation: { entry: { url: new URL(path, location.href).href } },
    });
    window.dispatchEvent(Object.defineProperty(swap, 'viewTransition', { get: asked }));
    expect(asked.mock.calls.length > 0).toBe(skipped > 0);
    expect(skipTransition).toHaveBeenCalledTimes(skipped);
  });

  it('marks visible links', () => {
    seen(document.links[0] as Element);
    seen(document.links[2] as Element);
    expect([...document.links].map((link) => link.hasAttribute('data-near'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(links()).toEqual([]);
  });

  it('marks at most three links outside the text, and six in total', () => {
    const row = (name: string) =>
      Array.from({ length: 8 }, (_, index) => `<a href="/${name}-${index}/"></a>`).join('');
    document.body.innerHTML = `<nav>${row('n')}</nav><main>${row('m')}</main>`;
    for (const link of document.links) seen(link);
    // Another test has used one place.
    expect(['nav', 'main'].map((area) => document.querySelectorAll(`${area} [data-near]`).length)).toEqual([
      3, 2,
    ]);
  });

  it('checks a page that the pointer rests on once, and not a file', () => {
    jest.useFakeTimers();
    fetch.mockClear();
    document.body.innerHTML = '<main><a href="/hovered/">Page</a><a href="/a.png">File</a></main>';
    point('File');
    jest.runAllTimers();
    expect(fetch).not.toHaveBeenCalled();
    point('Page');
    jest.runAllTimers();
    document.links[0]?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(fetch).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('removes the rules when the app runs', () => {
    window.dispatchEvent(new Event('app:hydrated'));
    expect(rules()).toBeNull();
  });
});
