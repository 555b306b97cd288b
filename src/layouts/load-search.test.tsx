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

it('loads the search code and index once per language', async () => {
  const client = clientOf();
  clientFor.mockReturnValue(client);
  const [first, second] = await Promise.all([loadSearch('de'), loadSearch('de')]);
  expect(second).toBe(first);
  expect(first.client).toBe(client);
  expect(client.warmUp).toHaveBeenCalledTimes(1);
});

it('retries after a failed load', async () => {
  clientFor.mockImplementationOnce(() => {
    throw new Error('gone');
  });
  await expect(loadSearch('fr')).rejects.toThrow('gone');
  clientFor.mockReturnValue(clientOf());
  await expect(loadSearch('fr')).resolves.toHaveProperty('client');
});

it.each([
  [
    'loads search before the app starts if the dialog is open',
    '<dialog id="site:search" open></dialog>',
    ['uk'],
  ],
  ['does not load search if the dialog is closed', '<dialog id="site:search"></dialog>', []],
])('%s', async (_, html, languages) => {
  clientFor.mockReturnValue(clientOf());
  document.documentElement.lang = 'uk-UA';
  window.history.replaceState(null, '', '/uk/faq/');
  document.body.innerHTML = html;
  loadOpenSearch();
  await new Promise((resolve) => setTimeout(resolve));
  expect(clientFor.mock.calls.map(([{ locale }]) => locale)).toEqual(languages);
});
