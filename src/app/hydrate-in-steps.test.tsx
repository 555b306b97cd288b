import { act } from 'react';
import { CrashBoundary } from '../components/error/CrashBoundary';
import { markAppStarted } from './error/handle-load-errors';
import { hydrateInSteps } from './hydrate-in-steps';

jest.mock('gatsby', () => jest.requireActual('../../tests/jest/gatsby'));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.getElementById('app')?.remove();
  document.body.insertAdjacentHTML('afterbegin', '<div id="app"><main><p>Static</p></main></div>');
});
afterEach(() => jest.restoreAllMocks());

const broken = () => {
  throw new Error('broken');
};
const Broken = () => <p>{broken()}</p>;

it.each([
  ['outside of a page', <Broken key="root" />],
  [
    'in a page',
    <CrashBoundary key="page" language="en" homePath="/">
      <CrashBoundary language="en" homePath="/">
        <main>
          <Broken />
        </main>
      </CrashBoundary>
    </CrashBoundary>,
  ],
])('keeps the static HTML when the app throws %s while it starts', async (_, element) => {
  const paragraph = document.querySelector('#app p');
  const failed = jest.fn();
  const reported = jest.fn();
  window.addEventListener('app:failed', failed);
  window.addEventListener('app:load', reported);
  const container = document.getElementById('app') as HTMLElement;
  await act(async () => {
    hydrateInSteps(element, container);
    await Promise.resolve();
  });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.querySelector('#app p')).toBe(paragraph);
  expect(container).toHaveTextContent('Static');
  expect(failed).toHaveBeenCalledTimes(1);
  expect(markAppStarted()).toBe(false);
  expect(reported.mock.calls).toMatchObject([[{ detail: { kind: 'partial' } }]]);
  window.removeEventListener('app:load', reported);
  window.removeEventListener('app:failed', failed);
});
