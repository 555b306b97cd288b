import { renderHook } from '@testing-library/react';
import { usePrefetching } from './use-prefetching';

const links = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
    ({ href }) => new URL(href).pathname,
  );
const fetch = jest.fn(() => Promise.resolve({ ok: true, status: 200 }));
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
  Object.assign(window, { fetch });
});

beforeEach(() => {
  jest.useFakeTimers();
  fetch.mockClear();
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<main><a href="/faq/">FAQ</a><a href="https://other.example/faq/">Other</a><a href="/a.png">File</a><a href="/blank/" target="_blank">New</a></main>';
});
afterEach(() => jest.useRealTimers());

/** Starts prefetching, and waits until it watches the links on the page. */
function start(): void {
  renderHook(usePrefetching);
  jest.advanceTimersByTime(1000);
}

const point = (text: string, type = 'pointerover') =>
  [...document.links]
    .find(({ textContent }) => textContent === text)
    ?.dispatchEvent(new Event(type, { bubbles: true }));

it.each(['pointerover', 'touchstart', 'focusin'])(
  'prefetches a page once, when the reader points at, touches, or focuses a link to it: %s',
  (type) => {
    start();
    point('FAQ', type);
    point('FAQ', type);
    expect(links()).toEqual(['/faq/']);
  },
);

it.each(['Other', 'File', 'New'])('ignores a link like "%s"', (text) => {
  start();
  point(text);
  expect(links()).toEqual([]);
});

it('watches links in the text first, then those in the navbar, the sidebar, and the footer', () => {
  observed = [];
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<header><a href="/h/"></a></header><nav><a href="/n/"></a></nav><footer><a href="/f/"></a></footer>',
  );
  start();
  expect(observed.map((link) => link.parentElement?.tagName)).toEqual([
    ...Array<string>(4).fill('MAIN'),
    'HEADER',
    'NAV',
    'FOOTER',
  ]);
});

it('prefetches visible links', () => {
  start();
  seen(document.links[0] as Element);
  expect(links()).toEqual(['/faq/']);
});

it('prefetches nothing for a reader who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  observed = [];
  start();
  point('FAQ');
  Object.assign(navigator, { connection: undefined });
  expect([links(), observed, fetch.mock.calls]).toEqual([[], [], []]);
});

describe('with Speculation Rules', () => {
  const rules = () => document.querySelector('script[type="speculationrules"]');
  const marks = () => [...document.links].map((link) => link.getAttribute('data-near'));

  beforeAll(() => {
    Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' });
  });

  it('leaves prefetching of pointed links to the browser', () => {
    start();
    expect(rules()).toHaveTextContent('"prerender"');
    point('FAQ');
    expect(links()).toEqual([]);
  });

  it('marks only the last link that the pointer rested on', () => {
    start();
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
  });

  it.each([
    ['skips the transition to a prerendered page', '/faq/', 1],
    ['keeps the transition to other pages', '/mail/', 0],
  ])('%s', (_claim, path, skipped) => {
    start();
    point('FAQ');
    jest.runAllTimers();
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
    start();
    seen(document.links[0] as Element);
    seen(document.links[2] as Element);
    expect(marks()).toEqual(['', null, null, null]);
    expect(links()).toEqual([]);
  });

  it('marks at most three links outside the text, and six in total', () => {
    start();
    const row = (name: string) =>
      Array.from({ length: 8 }, (_, index) => `<a href="/${name}-${index}/"></a>`).join('');
    document.body.innerHTML = `<nav>${row('n')}</nav><main>${row('m')}</main>`;
    for (const link of document.links) seen(link);
    expect(['nav', 'main'].map((area) => document.querySelectorAll(`${area} [data-near]`).length)).toEqual([
      3, 3,
    ]);
  });

  it('checks a page that the pointer rests on once, and not a file', () => {
    start();
    document.body.innerHTML = '<main><a href="/hovered/">Page</a><a href="/a.png">File</a></main>';
    point('File');
    jest.runAllTimers();
    expect(fetch).not.toHaveBeenCalled();
    point('Page');
    jest.runAllTimers();
    document.links[0]?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
