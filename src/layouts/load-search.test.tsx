import { searchClientFor } from '../search/client/create-search-client';
import { loadOpenSearch, loadSearch } from './load-search';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => path }));
jest.mock('../search/client/create-search-client', () => ({ searchClientFor: jest.fn() }));
jest.mock('../components/search/SearchResults', () => ({ SearchResults: () => null }));

const clientFor = jest.mocked(searchClientFor);
const clientOf = () => ({
  warmUp: jest.fn(() => Promise.resolve()),
  search: jest.fn(),
  onBetterAnswers: jest.fn(),
});

beforeEach(() => clientFor.mockReset());

it('the search of a language is loaded once, and its index with it', async () => {
  const client = clientOf();
  clientFor.mockReturnValue(client);
  const [first, second] = await Promise.all([loadSearch('de'), loadSearch('de')]);
  expect(second).toBe(first);
  expect(first.client).toBe(client);
  expect(client.warmUp).toHaveBeenCalledTimes(1);
});

it('a load that has failed is tried again', async () => {
  clientFor.mockImplementationOnce(() => {
    throw new Error('gone');
  });
  await expect(loadSearch('fr')).rejects.toThrow('gone');
  clientFor.mockReturnValue(clientOf());
  await expect(loadSearch('fr')).resolves.toHaveProperty('client');
});

it.each([
  ['is open is loaded before the app runs', '<dialog id="site-search" open></dialog>', ['uk']],
  ['is closed is not', '<dialog id="site-search"></dialog>', []],
])('the search of a page whose dialog %s', async (_, html, languages) => {
  clientFor.mockReturnValue(clientOf());
  document.documentElement.lang = 'uk-UA';
  window.history.replaceState(null, '', '/uk/faq/');
  document.body.innerHTML = html;
  loadOpenSearch();
  await new Promise((resolve) => setTimeout(resolve));
  expect(clientFor.mock.calls.map(([{ locale }]) => locale)).toEqual(languages);
});
