import { waitFor } from '@testing-library/dom';
import type { showSearch } from './show-search';
import { installDialogMethods } from '../dom/dialog.fixture';

const NAMES = '/search/en/names.json';
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const results = () => document.querySelector('[data-results]');

/** Loads the module anew, with or without the dialog's code. */
async function load(show?: jest.MockedFunction<typeof showSearch>) {
  jest.resetModules();
  jest.doMock('./show-search', () => {
    if (!show) throw new Error('offline');
    return { showSearch: show };
  });
  const { openDialog } = await import('../dom/dialog');
  const { listenToSearch } = await import('./search-box');
  listenToSearch();
  return () => openDialog('site:search');
}

beforeEach(() => {
  installDialogMethods();
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: true } as Response));
  document.body.innerHTML = `
    <button data-opens="site:search"></button>
    <dialog id="site:search"><form action="/search/"><input name="q"></form><div data-results></div></dialog>`;
});

it('loads the code and the names once, when the reader approaches the button or opens the search', async () => {
  const end = jest.fn();
  const show = jest.fn<() => void, Parameters<typeof showSearch>>(() => end);
  const open = await load(show);
  document.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith(NAMES, { cache: 'no-cache' });
  open();
  expect(document.activeElement).toBe(document.querySelector('input'));
  expect(dialog()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(show).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(dialog()).not.toHaveAttribute('aria-busy'));
  const fetchPart = show.mock.calls[0]?.[1];
  await fetchPart?.(NAMES);
  expect(fetch).toHaveBeenCalledTimes(1);
  // After a failure, the dialog requests the file again.
  await fetchPart?.(NAMES);
  await fetchPart?.('/search/en/full.json');
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('removes the results and the text when the dialog closes, and shows no results in a closed one', async () => {
  const end = jest.fn();
  const show = jest.fn<() => void, Parameters<typeof showSearch>>(() => end);
  const open = await load(show);
  open();
  dialog().close();
  open();
  dialog().close();
  await waitFor(() => expect(dialog()).not.toHaveAttribute('aria-busy'));
  expect(show).not.toHaveBeenCalled();
  open();
  await waitFor(() => expect(show).toHaveBeenCalledTimes(1));
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'redis';
  dialog().close();
  expect(end).toHaveBeenCalledTimes(1);
  expect(input.value).toBe('');
});

it('says that the code can’t be loaded, until the dialog is opened again', async () => {
  const open = await load();
  open();
  await waitFor(() => expect(results()?.querySelector('[role=alert]')).not.toBeNull());
  expect(results()?.querySelector('a')).toHaveAttribute('href', '/search/');
  dialog().close();
  open();
  expect(results()).toBeEmptyDOMElement();
});

it('prepares nothing for readers who save data before they open the search', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const open = await load(jest.fn<() => void, Parameters<typeof showSearch>>());
  document.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(fetch).not.toHaveBeenCalled();
  open();
  expect(fetch).toHaveBeenCalledTimes(1);
  Object.assign(navigator, { connection: undefined });
});
