import { packNames } from '../search/engine/names-part';
import type { SearchRecord } from '../search/records/search-record';
import { searchText } from '../locales/search';
import { rememberSearch } from '../components/search/recent-searches';
import { firstSearch } from '../vanilla/first-search';
import { showFirstAnswers } from './show-first-answers';

// The bundler makes the same replacement.
jest.mock('react', () => jest.requireActual('./dom-jsx'));
jest.mock('react/jsx-runtime', () => jest.requireActual('./dom-jsx'));

const guide = (path: string, title: string) =>
  ({
    ...{ type: 'guide', kind: 'guide', package: null, since: null, breadcrumb: [], keywords: [] },
    ...{ weight: 50, locale: 'en', path, anchor: null },
    hierarchy: { lvl0: null, lvl1: title, lvl2: null, lvl3: null },
  }) as unknown as SearchRecord;

const names = packNames(
  [guide('/redis/', 'Redis'), guide('/redis/config/', 'Redis configuration')],
  'abc',
  [],
);
const t = searchText('en');
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const input = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll('[role=option]')];
const selected = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
const press = (key: string, init = {}) =>
  input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
function type(text: string): void {
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
  jest.runOnlyPendingTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  document.body.innerHTML =
    '<dialog open><form action="/search/"><input></form><div data-results></div></dialog>';
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  firstSearch()?.end();
  jest.useRealTimers();
});

it('shows tips and recent searches before the index is loaded, and searches again for one of them', async () => {
  rememberSearch('redis');
  const shown = showFirstAnswers(dialog(), Promise.resolve(names));
  expect(dialog().textContent).toContain(t('tips.title'));
  expect(options().map(({ textContent }) => textContent)).toEqual(['redis']);
  await shown;
  press('Enter');
  expect(input().value).toBe('redis');
  expect(options().map((option) => option.getAttribute('href'))).toEqual(['/redis/', '/redis/config/']);
});

it('shows results for the text that was typed in the meantime, and moves the selection', async () => {
  input().value = 'redis';
  await showFirstAnswers(dialog(), Promise.resolve(names));
  expect([options().length, selected()]).toEqual([2, 0]);
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowDown', 0],
    ['ArrowUp', 1],
  ] as const) {
    press(key);
    expect(selected()).toBe(at);
    expect(document.getElementById(input().getAttribute('aria-activedescendant') ?? '')).toBe(options()[at]);
  }
  press('ArrowDown', { isComposing: true });
  expect(selected()).toBe(1);
  expect(firstSearch()?.activeId).toBe('/redis/config/');
});

it('announces no number and no empty result, unless the app can’t be loaded', async () => {
  await showFirstAnswers(dialog(), Promise.resolve(names));
  type('nothing');
  expect(dialog().textContent).toContain(t('loading'));
  expect(firstSearch()?.finish()).toBe(true);
  expect(dialog().textContent).toContain(t('empty.title', { query: 'nothing' }));
});

it('filters, and keeps the focus on the filter', async () => {
  await showFirstAnswers(dialog(), Promise.resolve(names));
  type('redis');
  const api = () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === t('area.api'));
  api()?.focus();
  api()?.click();
  expect(options()).toEqual([]);
  expect(document.activeElement).toBe(api());
  expect(firstSearch()?.filters).toEqual({ area: 'api' });
});

it('tells the app when the reader has released a button, and the click has arrived', async () => {
  await showFirstAnswers(dialog(), Promise.resolve(names));
  expect(firstSearch()?.release).toBeNull();
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const released = firstSearch()?.release;
  expect(released).toBeInstanceOf(Promise);
  window.dispatchEvent(new Event('pointerup'));
  expect(firstSearch()?.release).toBe(released);
  jest.runOnlyPendingTimers();
  expect(firstSearch()?.release).toBeNull();
  await released;
});

it('removes its results and handlers when the app takes over', async () => {
  await showFirstAnswers(dialog(), Promise.resolve(names));
  firstSearch()?.end();
  type('redis');
  expect(document.querySelector('[data-results]')).toBeEmptyDOMElement();
  expect(firstSearch()).toBeUndefined();
});

it('has nothing to show as final when the index can’t be loaded', async () => {
  await expect(showFirstAnswers(dialog(), Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(firstSearch()?.finish()).toBe(false);
});
