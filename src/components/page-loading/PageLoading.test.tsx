import { act, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { installDialogMethods } from '../dialog/Dialog.fixture';
import { Dialog } from '../dialog/Dialog';
import { checkAhead } from './page-checks';
import { PageLoading } from './PageLoading';

const mockOpen = jest.fn();
const request = jest.fn<Promise<unknown>, [string]>();

jest.mock('./page-link', () => ({
  ...jest.requireActual<typeof import('./page-link')>('./page-link'),
  openPage: (href: string) => void mockOpen(href.replace('http://localhost', '')),
}));

const status = (code: number) => ({ ok: code === 200, status: code, type: 'basic' });
const alert = () => screen.queryByRole('alert');
const bar = () => document.querySelector('.progress-bar');
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
  fireEvent.click(document.querySelector('b') as Element, options);
}

beforeAll(() => {
  installDialogMethods();
  Object.assign(globalThis, { __BASE_PATH__: '/docs' });
  window.history.replaceState(null, '', '/docs/start/');
  window.fetch = request as never;
});

beforeEach(() => {
  for (const mock of [mockOpen, request]) mock.mockReset();
  request.mockResolvedValue(status(200));
  document.body.innerHTML = '<main></main>';
  leftNatively = 0;
  renderIn('en', <PageLoading />);
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
  await settle();
  expect([leftNatively, request.mock.calls.length]).toEqual([1, 0]);
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
  expect(screen.getByRole('link', { name: 'Open /docs/b/ directly' })).toHaveAttribute('href', '/docs/b/');

  const retry = screen.getByRole('button', { name: 'Retry' });
  const reason = alert()?.querySelector('.message-reason');
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  fireEvent.click(retry);
  expect(retry).toHaveAttribute('aria-disabled', 'true');
  expect(retry.querySelector('.spinner')).not.toBeNull();
  await settle();
  expect(alert()).toHaveTextContent('The site can’t be reached.');
  // Screen readers announce only new elements again.
  expect(reason?.isConnected).toBe(false);
  expect(mockOpen).not.toHaveBeenCalled();

  request.mockResolvedValue(status(200));
  fireEvent.click(retry);
  await settle();
  expect(mockOpen.mock.calls).toEqual([['/docs/b/']]);
});

it('says that the browser is offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  click('<a href="/docs/b/">');
  await settle();
  online.mockRestore();
  expect(alert()).toHaveTextContent('You’re offline. The current page is still available.');
});

it('moves the focus back when the message is closed, and does not open a page that was retried', async () => {
  request.mockResolvedValue(status(503));
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>Focused</button>');
  const focused = screen.getByText('Focused');
  focused.focus();
  click('<a href="/docs/b/">');
  await settle();
  request.mockResolvedValue(status(200));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  await settle();
  expect(focused).toHaveFocus();
  expect([alert(), mockOpen.mock.calls]).toEqual([null, []]);
});

it('hides the message when another page is loading', async () => {
  request.mockResolvedValue(status(503));
  click('<a href="/docs/b/">');
  await settle();
  request.mockResolvedValue(status(200));
  click('<a href="/docs/c/">');
  expect(alert()).toBeNull();
  await settle();
});

it.each([
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' }), []],
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
  jest.mocked(Date.now).mockRestore();
});

describe('the progress', () => {
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  beforeEach(() => {
    jest.useFakeTimers();
    request.mockReturnValue(new Promise(() => undefined));
  });
  afterEach(() => jest.useRealTimers());

  it('starts again with another link', () => {
    click('<a href="/docs/first/">');
    wait(1000);
    expect(bar()).not.toBeNull();
    click('<a href="/docs/second/">');
    expect(bar()).toBeNull();
    wait(200);
    expect(bar()).not.toBeNull();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(bar()).toBeNull();
  });

  it('is shown in an open dialog, which would cover it', () => {
    renderIn('en', <Dialog onClose={() => undefined}>Dialog</Dialog>);
    click('<a href="/docs/first/">');
    wait(200);
    expect(bar()?.closest('dialog')).not.toBeNull();
  });

  it('is shown for a click from before the island was hydrated, until the reader leaves', () => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/docs/early/"><b></b></a>');
    const early = new MouseEvent('click', { bubbles: true });
    jest.spyOn(early, 'target', 'get').mockReturnValue(document.querySelector('b'));
    fireEvent(document, new CustomEvent('early-click', { detail: early }));
    wait(200);
    expect(bar()).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(bar()).toBeNull();
  });
});
