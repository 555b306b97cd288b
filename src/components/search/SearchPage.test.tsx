import { act, fireEvent, screen, waitFor, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../../locales/messages.fixture';
import { sampleAnswer, sampleClient, sampleHit } from '../../search/client/answers.fixture';
import { SearchUnavailable, type SearchClient } from '../../search/client/search-client';
import { loadSearchResults } from './prepare-search';
import { SearchPage } from './SearchPage';

jest.mock('./prepare-search');
jest.mock('../../search/client/create-search-client');

const hits = (...urls: string[]) => urls.map((url) => sampleHit({ url }));
const urls = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('a')?.pathname);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');

const page = (
  <SearchPage source={{ provider: { provider: 'embedded' }, version: 'current' }}>
    <nav>All pages</nav>
  </SearchPage>
);

/** Opens the search page. If `isOffline`, loading the engine fails once. */
function open(search: string, client: SearchClient, options: RenderOptions = {}, isOffline = false) {
  const load = jest.mocked(loadSearchResults);
  load.mockImplementation(() =>
    Promise.resolve({ ...jest.requireActual('./search-results'), searchClientFor: () => client }),
  );
  if (isOffline) load.mockRejectedValueOnce(new Error('offline'));
  window.history.replaceState(null, '', `/search/${search}`);
  return renderIn('en', page, options);
}

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(loadSearchResults).mockReset();
});

it('keeps displayed results in place until the query changes', async () => {
  let better = () => {};
  let results = hits('/a/', '/b/', '/d/');
  open('?q=redis', {
    ...sampleClient(() => Promise.resolve(sampleAnswer(results))),
    onBetterAnswers: (listener) => {
      better = listener;
      return () => {};
    },
  });
  await waitFor(() => expect(urls()).toEqual(['/a/', '/b/', '/d/']));
  results = hits('/b/', '/d/', '/c/', '/a/');
  act(() => better());
  await waitFor(() => expect(urls()).toEqual(['/a/', '/b/', '/d/', '/c/']));
  await userEvent.type(box(), ' lock');
  await waitFor(() => expect(urls()).toEqual(['/b/', '/d/', '/c/', '/a/']));
});

it('lists all pages without a query, and not while it searches', async () => {
  open(
    '',
    sampleClient(() => Promise.resolve(sampleAnswer(hits('/a/')))),
  );
  expect(screen.getByText('All pages')).toBeInTheDocument();
  expect(loadSearchResults).not.toHaveBeenCalled();
  fireEvent.change(box(), { target: { value: 'redis' } });
  expect(screen.queryByText('All pages')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'));
  fireEvent.change(box(), { target: { value: '' } });
  expect(await screen.findByText('All pages')).toBeInTheDocument();
});

it('replaces the URL while the reader types, adds commits to the history, and goes back', async () => {
  const requests: Parameters<SearchClient['search']>[0][] = [];
  open('?q=redis&in=api', {
    ...sampleClient((request) => {
      requests.push(request);
      return Promise.resolve(sampleAnswer(hits('/a/'), { total: 30 }));
    }),
  });
  const { length } = window.history;
  await waitFor(() =>
    expect(requests.at(-1)).toEqual({ query: 'redis', filters: { area: 'api' }, limit: 20 }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'More results' }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ limit: 40 }));
  await userEvent.type(box(), ' lock');
  expect(window.location.search).toBe('?q=redis+lock&in=api');
  expect(window.history).toHaveLength(length);
  fireEvent.click(screen.getByRole('button', { name: 'Guides' }));
  expect(window.location.search).toBe('?q=redis+lock&in=guides');
  expect(window.history).toHaveLength(length + 1);
  await userEvent.type(box(), '{Enter}');
  expect(window.localStorage.getItem('search-recent')).toBe('["redis lock"]');
  act(() => {
    window.history.replaceState(null, '', '/search/?q=mail');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(box()).toHaveValue('mail');
  await waitFor(() => expect(requests.at(-1)).toEqual({ query: 'mail', filters: {}, limit: 20 }));
});

it('searches for text typed before its code was loaded, with the filters from the URL', async () => {
  const requests: unknown[] = [];
  const client = sampleClient((request) => {
    requests.push(request);
    return Promise.resolve(sampleAnswer([]));
  });
  const container = document.createElement('div');
  const { container: rendered, unmount } = open('', client);
  container.innerHTML = rendered.innerHTML;
  unmount();
  document.body.append(container);
  (container.querySelector('input') as HTMLInputElement).value = 'tenant';
  open('?q=redis&in=api', client, { container, hydrate: true });
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ query: 'tenant', filters: { area: 'api' } }));
  expect(window.location.search).toBe('?q=tenant&in=api');
});

it('shows all pages and an error when a search fails, and retries', async () => {
  let fails = true;
  open(
    '?q=redis',
    sampleClient(() =>
      fails
        ? Promise.reject(new SearchUnavailable('network', 'no'))
        : Promise.resolve(sampleAnswer(hits('/a/'))),
    ),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch results');
  expect(screen.getByText('All pages')).toBeInTheDocument();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(urls()).toEqual(['/a/']));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows all pages and an error when the engine can’t be loaded, and retries', async () => {
  open(
    '?q=redis',
    sampleClient(() => Promise.resolve(sampleAnswer(hits('/a/')))),
    {},
    true,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch results');
  expect(screen.getByRole('link', { name: 'Browse all pages' })).toHaveAttribute('href', '/search/');
  expect(screen.getByText('All pages')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(urls()).toEqual(['/a/']));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(box()).toHaveFocus();
});
