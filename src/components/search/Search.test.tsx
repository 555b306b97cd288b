import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { sampleAnswer, sampleClient } from '../../search/client/answers.fixture';
import { installDialogMethods } from '../dialog/Dialog.fixture';
import { loadSearchResults, prepareSearch } from './prepare-search';
import { pageSearch } from './search-dialog.fixture';
import { HITS } from './search.fixture';

jest.mock('./prepare-search');
jest.mock('../../search/client/create-search-client');

const client = sampleClient(() => Promise.resolve(sampleAnswer(HITS)));
const results = { ...jest.requireActual('./search-results'), searchClientFor: () => client };
const loadResults = jest.mocked(loadSearchResults);
const opener = () => screen.getByRole('button', { name: 'Search Ctrl K' });
const box = () => screen.getByRole<HTMLInputElement>('combobox');

beforeEach(() => {
  installDialogMethods();
  Element.prototype.scrollIntoView = jest.fn();
  loadResults.mockReset().mockResolvedValue(results);
  jest.mocked(prepareSearch).mockReset();
});

it.each(testLocales)(
  'the search button’s accessible name contains its visible text (%s)',
  (language, messages) => {
    renderIn(language, pageSearch);
    const button = screen.getByRole('button');
    expect(button).toHaveTextContent(`${messages['search.button']} Ctrl K`);
    expect(button).toHaveAccessibleName(`${messages['search.button']} Ctrl K`);
  },
);

it('prepares the search when the reader approaches the button, unless data saving is on', () => {
  renderIn('en', pageSearch);
  for (const approach of [fireEvent.pointerOver, fireEvent.focus, fireEvent.touchStart]) approach(opener());
  expect(prepareSearch).toHaveBeenCalledTimes(3);
  Object.assign(navigator, { connection: { saveData: true } });
  fireEvent.pointerOver(opener());
  expect(prepareSearch).toHaveBeenCalledTimes(3);
  fireEvent.click(opener());
  expect(prepareSearch).toHaveBeenCalledTimes(4);
  Object.assign(navigator, { connection: undefined });
});

it('has the focus in its box right after the shortcut, and takes text that the boot script enters', async () => {
  renderIn('en', pageSearch);
  const key = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  expect(document.activeElement).toHaveAttribute('name', 'q');
  box().value += 'redis';
  act(() => void box().dispatchEvent(new Event('input', { bubbles: true })));
  expect(await screen.findAllByRole('option')).toHaveLength(HITS.length);
  expect(box()).toHaveValue('redis');
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', key)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is busy until its code is loaded, and leaves Enter to the form', async () => {
  let load = () => {};
  loadResults.mockReturnValue(new Promise((resolve) => (load = () => resolve(results))));
  renderIn('en', pageSearch);
  fireEvent.click(opener());
  fireEvent.input(box(), { target: { value: 'redis' } });
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
  expect(fireEvent.keyDown(box(), { key: 'Enter' })).toBe(true);
  expect(box().form).toHaveAttribute('action', '/search/');
  await act(async () => load());
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-busy');
  expect(await screen.findAllByRole('option')).toHaveLength(HITS.length);
});

it('says that its code can’t be loaded, until it is opened again', async () => {
  loadResults.mockRejectedValue(new Error('offline'));
  renderIn('en', pageSearch);
  fireEvent.click(opener());
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch results');
  expect(screen.getByRole('link', { name: 'Browse all pages' })).toHaveAttribute('href', '/search/');
  fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
  loadResults.mockResolvedValue(results);
  fireEvent.click(opener());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('option', { name: 'Libraries' })).toBeInTheDocument();
});

it('keeps its query when the page reloads, and only then', async () => {
  const navigation = jest.fn(() => [{ type: 'reload' }]);
  Object.assign(performance, { getEntriesByType: navigation });
  const { unmount } = renderIn('en', pageSearch);
  fireEvent.click(opener());
  fireEvent.input(box(), { target: { value: 'redis' } });
  const reload = () => window.dispatchEvent(new Event('pagehide'));
  reload();
  unmount();
  const second = renderIn('en', pageSearch);
  await waitFor(() => expect(box()).toHaveValue('redis'));
  expect(window.sessionStorage.getItem('search-kept')).toBeNull();
  reload();
  second.unmount();
  navigation.mockReturnValue([{ type: 'navigate' }]);
  renderIn('en', pageSearch);
  expect(screen.queryByRole('dialog')).toBeNull();
});
