import { act } from '@testing-library/react';

const mockOpen = jest.fn();
const navigate = jest.fn();
const request = jest.fn<Promise<unknown>, [string]>();
let mockAppRuns = false;

jest.mock('../start-app/start-app', () => ({ isAppRunning: () => mockAppRuns }));
jest.mock('./page-link', () => ({
  ...jest.requireActual<typeof import('./page-link')>('./page-link'),
  openPage: (href: string) => void mockOpen(href.replace('http://localhost', '')),
}));

const status = (code: number) => ({ ok: code === 200, status: code, type: 'basic' });
const alert = () => document.querySelector('[role=alert]');
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
let leftNatively = 0;

/** Clicks the link in the page. jsdom can't leave the page, so this counts what the browser would do. */
function click(link: string, options: MouseEventInit = {}): void {
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', `${link}<b>Text</b></a>`);
  window.addEventListener(
    'click',
    (event) => {
      if (!event.defaultPrevented) leftNatively++;
      event.preventDefault();
    },
    { once: true },
  );
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

beforeAll(async () => {
  document.body.innerHTML = '<script data-boot type="application/json">{"base":"/docs"}</script>';
  window.history.replaceState(null, '', '/docs/start/');
  window.fetch = request as never;
  Object.assign(window, { ___navigate: navigate });
  (await import('./follow-links')).followLinks();
});

beforeEach(() => {
  for (const mock of [mockOpen, navigate, request]) mock.mockReset();
  request.mockResolvedValue(status(200));
  for (const element of document.querySelectorAll('main, .message')) element.remove();
  document.body.append(document.createElement('main'));
  leftNatively = 0;
  mockAppRuns = false;
});

it.each([
  ['a page', '<a href="/docs/faq/?a=b#c">'],
  ['a page in another language', '<a href="/docs/uk/faq/">'],
])('checks %s before the browser opens it', async (_, link) => {
  click(link);
  await settle();
  expect([leftNatively, request.mock.calls.length, mockOpen.mock.calls.length]).toEqual([0, 1, 1]);
});

it.each([
  ['a file', '<a href="/docs/feed.xml">', {}],
  ['another site', '<a href="https://other.example/docs/faq/">', {}],
  ['a page outside of the site', '<a href="/faq/">', {}],
  ['a download', '<a href="/docs/faq/" download>', {}],
  ['a new tab', '<a href="/docs/faq/" target="_blank">', {}],
  ['a section of the page', '<a href="#part">', {}],
  ['a page in a new tab', '<a href="/docs/faq/">', { ctrlKey: true }],
])('leaves a link to %s to the browser', async (_, link, options) => {
  click(link, options);
  mockAppRuns = true;
  click(link, options);
  await settle();
  expect([leftNatively, request.mock.calls.length, navigate.mock.calls.length]).toEqual([2, 0, 0]);
});

it('lets the app show pages in the language of the page once it runs', async () => {
  mockAppRuns = true;
  click('<a href="/docs/faq/?a=b#c">');
  click('<a href="/docs/faq#c">');
  expect(navigate.mock.calls).toEqual([['/docs/faq/?a=b#c'], ['/docs/faq/#c']]);
  click('<a href="/docs/uk/faq/">');
  await settle();
  expect([navigate.mock.calls.length, mockOpen.mock.calls]).toEqual([2, [['/docs/uk/faq/']]]);
});

it('opens the not-found page of the server', async () => {
  request.mockResolvedValue(status(404));
  click('<a href="/docs/gone/">');
  await settle();
  expect(mockOpen.mock.calls).toEqual([['/docs/gone/']]);
});

it('shows a message after the second failure, and retries', async () => {
  request.mockResolvedValue(status(503));
  click('<a href="/docs/b/">');
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  expect(alert()).toHaveTextContent('The server returned an error.');
  expect(alert()?.querySelector('a')).toHaveAttribute('href', '/docs/b/');

  const retry = alert()?.querySelector('button');
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  retry?.click();
  expect(retry).toHaveAttribute('aria-disabled', 'true');
  await settle();
  expect(alert()).toHaveTextContent('The site can’t be reached.');
  expect(mockOpen).not.toHaveBeenCalled();

  request.mockResolvedValue(status(200));
  retry?.click();
  await settle();
  expect(mockOpen.mock.calls).toEqual([['/docs/b/']]);
});

it('does not open a page that was retried when its message has been closed', async () => {
  request.mockResolvedValue(status(503));
  click('<a href="/docs/b/">');
  await settle();
  request.mockResolvedValue(status(200));
  alert()?.querySelector('button')?.click();
  alert()?.querySelector<HTMLElement>('.message-close')?.click();
  await settle();
  expect([alert(), mockOpen.mock.calls]).toEqual([null, []]);
});

it.each([
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })), []],
  ['another link', () => click('<a href="/docs/second/">'), [['/docs/second/']]],
])('gives up a page after %s', async (_, interrupt, opened) => {
  let answer: (response: unknown) => void = () => undefined;
  request.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  click('<a href="/docs/first/">');
  interrupt();
  answer(status(200));
  await settle();
  expect(mockOpen.mock.calls).toEqual(opened);
});

it('leaves a page that was just available to the browser, and checks again after ten seconds or offline', async () => {
  const { checkAhead } = await import('./page-checks');
  const link = new URL('/docs/hovered/', window.location.href).href;
  checkAhead(link);
  await settle();
  click('<a href="/docs/hovered/#part">');
  expect([leftNatively, request.mock.calls.length]).toEqual([1, 1]);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  click('<a href="/docs/hovered/">');
  online.mockRestore();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 10_001);
  click('<a href="/docs/hovered/">');
  await settle();
  expect([leftNatively, request.mock.calls.length]).toEqual([1, 3]);
});

it('shows the progress of a click from before the module was loaded', () => {
  jest.useFakeTimers();
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/docs/early/"><b></b></a>');
  const early = new MouseEvent('click', { bubbles: true });
  jest.spyOn(early, 'target', 'get').mockReturnValue(document.querySelector('b'));
  document.dispatchEvent(new CustomEvent('early-click', { detail: early }));
  jest.advanceTimersByTime(200);
  expect(document.querySelector('.progress-bar')).not.toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(document.querySelector('.progress-bar')).toBeNull();
  jest.useRealTimers();
});
