import nprogress from 'nprogress';
import { createProgress, PROGRESS_DELAY_MS } from './progress-bar';

function progress() {
  const bar = { start: jest.fn(), done: jest.fn() };
  const load = jest.fn(() => Promise.resolve(bar as unknown as typeof nprogress));
  return { ...createProgress(load), bar, load };
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the progress bar', () => {
  it('starts and loads its code 200 ms after a route change', async () => {
    const { start, load, bar } = progress();
    expect(PROGRESS_DELAY_MS).toBe(200);
    start();
    await wait(199);
    expect(load).not.toHaveBeenCalled();
    await wait(1);
    expect(bar.start).toHaveBeenCalledTimes(1);
  });

  it('is not shown for a page that loads quickly', async () => {
    const { start, end, load } = progress();
    start();
    await wait(100);
    end();
    await wait(1000);
    expect(load).not.toHaveBeenCalled();
  });

  it('ends with the last of several navigations', async () => {
    const { start, end, bar } = progress();
    start();
    start();
    await wait(300);
    end();
    expect(bar.done).not.toHaveBeenCalled();
    end();
    expect(bar.done).toHaveBeenCalledTimes(1);
  });

  it('is not started if its code loads after the page', async () => {
    let arrive: (bar: typeof nprogress) => void = () => undefined;
    const bar = { start: jest.fn(), done: jest.fn() };
    const { start, end } = createProgress(() => new Promise((resolve) => (arrive = resolve)));
    start();
    await wait(200);
    end();
    arrive(bar as unknown as typeof nprogress);
    await wait(0);
    expect(bar.start).not.toHaveBeenCalled();
  });

  it('does not fail if its code cannot be loaded', async () => {
    const { start, end } = createProgress(() => Promise.reject(new Error('Loading chunk failed')));
    start();
    await wait(300);
    expect(end).not.toThrow();
  });

  it.each([
    [false, { trickle: true, speed: 200 }],
    [true, { trickle: false, speed: 1 }],
  ])('uses the specified constants (reduced motion: %s)', async (matches, expected) => {
    window.matchMedia = (() => ({ matches })) as never;
    const { start, end } = createProgress();
    start();
    await wait(200);
    expect(nprogress.settings).toMatchObject({
      minimum: 0.08,
      trickleRate: 0.02,
      trickleSpeed: 800,
      ...expected,
    });
    expect(document.querySelector('.progress-bar')).toHaveAttribute('aria-hidden', 'true');
    end();
    nprogress.remove();
  });
});
