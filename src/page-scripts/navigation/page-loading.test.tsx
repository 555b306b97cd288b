import { endLoading, startLoading } from './page-loading';

const bar = () => document.querySelector<HTMLElement>('.progress-bar');
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

beforeEach(() => {
  document.body.innerHTML = '';
  jest.useFakeTimers();
});
afterEach(() => {
  endLoading();
  jest.useRealTimers();
});

it('shows the bar 200 ms after the start, and then moves it every 800 ms', () => {
  startLoading();
  wait(199);
  expect(bar()).toBeNull();
  wait(1);
  expect(bar()?.style.scale).toBe('0.08 1');
  wait(799);
  expect(bar()?.style.scale).toBe('0.08 1');
  wait(1);
  expect(bar()?.style.scale).toBe('0.1 1');
  wait(800 * 100);
  expect(bar()?.style.scale).toBe('0.994 1');
});

it('shows a spinner with the bar, for screen readers too', () => {
  startLoading();
  wait(200);
  expect(document.querySelector('[role=status] .spinner')).not.toBeNull();
  expect(document.querySelector('[role=status]')).toHaveTextContent('Loading page…');
});

it('is not shown for a page that loads quickly', () => {
  startLoading();
  wait(199);
  endLoading();
  wait(1000);
  expect(bar()).toBeNull();
});

it('ends the previous load when another one starts, and removes what it shows', () => {
  const first = startLoading();
  wait(1000);
  const second = startLoading();
  expect([first.aborted, second.aborted, bar()]).toEqual([true, false, null]);
  wait(200);
  endLoading();
  expect([second.aborted, bar()]).toEqual([true, null]);
});

it('is shown in an open dialog, which would cover it', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  startLoading();
  wait(200);
  expect(bar()?.closest('dialog')).not.toBeNull();
});
