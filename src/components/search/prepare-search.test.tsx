import type * as PrepareSearch from './prepare-search';

jest.mock('./search-results', () => ({}));

const NAMES = '/search/en/names.json';

let { fetchPart, prepareSearch }: typeof PrepareSearch = {} as never;
beforeEach(() => {
  jest.resetModules();
  ({ fetchPart, prepareSearch } = jest.requireActual<typeof PrepareSearch>('./prepare-search'));
});

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

it.each([
  ['an error', () => Promise.reject(new TypeError('offline'))],
  ['a missing file', () => Promise.resolve({ ok: false } as Response)],
])('doesn’t give the engine %s from before', async (_, fail) => {
  globalThis.fetch = fail;
  prepareSearch();
  await new Promise((resolve) => setTimeout(resolve));
  const found = { ok: true } as Response;
  globalThis.fetch = () => Promise.resolve(found);
  expect(await fetchPart(NAMES)).toBe(found);
});
