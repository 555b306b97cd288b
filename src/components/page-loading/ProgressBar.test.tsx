import { act } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { ProgressBar } from './ProgressBar';

const bar = () => document.querySelector<HTMLElement>('.progress-bar');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the bar after 200 ms, and then moves it every 800 ms', () => {
  renderIn('en', <ProgressBar />);
  wait(199);
  expect(bar()).toBeNull();
  wait(1);
  expect(bar()?.style.scale).toBe('0.08 1');
  wait(799);
  expect(bar()?.style.scale).toBe('0.08 1');
  wait(1);
  expect(bar()?.style.scale).toBe('0.1 1');
  for (let step = 0; step < 100; step++) wait(800);
  expect(bar()?.style.scale).toBe('0.994 1');
});

it.each(testLocales)('shows a spinner with the bar, for screen readers too, in %s', (language, messages) => {
  renderIn(language, <ProgressBar />);
  wait(200);
  expect(document.querySelector('[role=status] .spinner')).not.toBeNull();
  expect(document.querySelector('[role=status]')).toHaveTextContent(messages['load.busy']);
});
