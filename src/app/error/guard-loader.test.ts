import type { LoadedPage } from '../../page-scripts/dom/gatsby-globals';
import type { PageStatus } from '../../page-scripts/navigation/page-probe';
import { guardLoader, type GuardOptions } from './guard-loader';

const good: LoadedPage = { page: { path: '/b/' } };
const notFound: LoadedPage = { page: { path: '/404.html' } };
const broken: LoadedPage = { status: 'error', error: new Error('Loading chunk 1 failed.') };

function guarded(
  answer: LoadedPage | undefined | Error,
  state: PageStatus = 'there',
  more: Pick<Partial<GuardOptions>, 'isRunning'> = {},
) {
  const options = {
    isRunning: () => true,
    probe: jest.fn(() => Promise.resolve(state)),
    documentPath: '/a/',
    notFoundPath: null,
    leave: jest.fn(),
    report: jest.fn(),
    onStartFailure: jest.fn(),
    onStart: jest.fn(),
    onEnd: jest.fn(),
    ...more,
  };
  const loader = {
    loadPageSync: () => undefined,
    loadPage: jest.fn(() =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
    ) as never as (path: string) => Promise<LoadedPage | undefined>,
  };
  guardLoader(loader, options);
  const outcome = async (path: string) =>
    Promise.race([
      loader.loadPage(path),
      new Promise((resolve) => setTimeout(resolve, 20, 'the page stays')),
    ]);
  return { ...options, outcome };
}

describe('the guarded page loader', () => {
  it('passes a loaded page to Gatsby without requesting it again', async () => {
    const { outcome, probe, onStart, onEnd } = guarded(good);
    expect(await outcome('/b/')).toBe(good);
    expect(probe).not.toHaveBeenCalled();
    expect([onStart.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ['a chunk that fails', broken],
    ['page data that fails to load', undefined],
    ['a loader that throws', new Error('no data')],
  ])('opens the page with one full load after %s, when the server has the page', async (_, answer) => {
    const { outcome, leave, report } = guarded(answer);
    expect(await outcome('/b/?q=1')).toBe('the page stays');
    expect(leave.mock.calls).toEqual([['/b/?q=1']]);
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['server', 'unreachable', 'offline'] as const)(
    'stays and shows an error when the page status is “%s”',
    async (state) => {
      const { outcome, leave, report } = guarded(broken, state);
      expect(await outcome('/b/')).toBe('the page stays');
      expect(report.mock.calls).toEqual([[state, '/b/']]);
      expect(leave).not.toHaveBeenCalled();
    },
  );

  it('shows progress until the page is loaded or the browser leaves, and ignores a page that is no longer wanted', async () => {
    const { outcome, leave, onStart, onEnd } = guarded(broken);
    const first = outcome('/b/');
    await Promise.all([first, outcome('/c/')]);
    expect(leave.mock.calls).toEqual([['/c/']]);
    expect([onStart.mock.calls.length, onEnd.mock.calls.length]).toEqual([2, 0]);
  });

  it('does not repeat a full page load', async () => {
    const { outcome, leave, report } = guarded(broken, 'there');
    await outcome('/a/?again');
    expect(leave).not.toHaveBeenCalled();
    expect(report.mock.calls).toEqual([['failed', '/a/?again']]);
  });

  it('stays on the page before the app runs', async () => {
    const { outcome, leave, onStartFailure, probe } = guarded(broken, 'there', { isRunning: () => false });
    expect(await outcome('/b/')).toBe('the page stays');
    expect(onStartFailure).toHaveBeenCalledWith('/b/');
    expect([leave, probe].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('opens the server’s not-found page when the page is missing there too', async () => {
    const { outcome, leave } = guarded(notFound, 'missing');
    expect(await outcome('/uk/nope/')).toBe('the page stays');
    expect(leave).toHaveBeenCalledWith('/uk/nope/');
  });

  it.each([
    ['server', '/b/'],
    ['unreachable', '/b/'],
    ['server', '/a/'],
  ] as const)('does not show “not found” when the host is “%s” at %s', async (state, path) => {
    const { outcome, report } = guarded(notFound, state);
    expect(await outcome(path)).toBe('the page stays');
    expect(report).toHaveBeenCalledWith(state, path);
  });

  it('opens a page that exists although its data is missing', async () => {
    const { outcome, leave } = guarded(notFound, 'there');
    await outcome('/b/');
    expect(leave).toHaveBeenCalledWith('/b/');
  });

  it('shows the not-found page at its own URL', async () => {
    const { outcome } = guarded({ page: { path: '/uk/404/' } }, 'there');
    expect(await outcome('/uk/404/')).toEqual({ page: { path: '/uk/404/' } });
  });
});

describe('a not-found page in the document', () => {
  const ukrainian: LoadedPage = { page: { path: '/uk/404/' } };
  const loader = {
    loadPage: jest.fn((path: string) => Promise.resolve(path === '/uk/404/' ? ukrainian : notFound)),
    loadPageSync: jest.fn((_path: string): LoadedPage | undefined => good),
  };
  const load = loader.loadPage;
  guardLoader(loader, {
    isRunning: () => false,
    documentPath: '/uk/nope/',
    notFoundPath: '/uk/404/',
    probe: jest.fn(),
    leave: jest.fn(),
    report: jest.fn(),
    onStartFailure: jest.fn(),
    onStart: jest.fn(),
    onEnd: jest.fn(),
  });

  it('is the page that the app starts with at any URL', async () => {
    expect(await loader.loadPage('/uk/nope/?q=1')).toEqual({ page: { path: '/404.html' } });
    expect(load.mock.calls).toEqual([['/uk/404/']]);
    expect(loader.loadPageSync('/uk/nope/?q=1')).toEqual({ page: { path: '/404.html' } });
    expect(loader.loadPageSync('/b/')).toBe(good);
  });
});
