import { fetchPart, prepareSearch } from './prepare-search';

jest.mock('./search-results', () => ({}));

const NAMES = '/search/en/names.json';

it('requests the names once, before the engine needs them', async () => {
  const asked = jest.fn(() => Promise.resolve({ ok: true } as Response));
  globalThis.fetch = asked;
  prepareSearch();
  prepareSearch();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith(NAMES, { cache: 'no-cache' });
  await fetchPart(NAMES);
  expect(asked).toHaveBeenCalledTimes(1);
  // After a failure, the engine requests the file again.
  await fetchPart(NAMES);
  await fetchPart('/search/en/full.json');
  expect(asked).toHaveBeenCalledTimes(3);
});
