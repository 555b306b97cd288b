import { loadNewestVersions, pageInVersion, targetInVersion } from './versions';

const answer = (status: number, body: unknown = null) =>
  ({ ok: status < 400, status, json: () => Promise.resolve(body) }) as Response;
const old = { name: 'v1', label: '1.x', url: 'https://v1.example.org/' };

beforeAll(() =>
  Object.assign(globalThis, {
    window: { location: new URL('https://docs.example/faq/') },
    document: { querySelector: () => null },
  }),
);
afterEach(() => jest.restoreAllMocks());

describe('the list of versions', () => {
  it('leaves out what is no version, an address that runs code among them', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(
        answer(200, [
          old,
          { name: 'x' },
          { ...old, url: 'javascript:alert(1)' },
          { ...old, url: '//other.example' },
          { ...old, url: '/\\other.example' },
          { ...old, url: 'https:' },
          { ...old, url: 'https:other' },
          { ...old, url: 'https://[' },
          null,
        ]),
      );
    expect(await loadNewestVersions({ file: '/versions.json' })).toEqual([old]);
  });

  it.each([
    [answer(404), /status 404/],
    [answer(200, { versions: [] }), /must contain a list/],
  ])('explains what is wrong with the list', async (response, message) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    await expect(loadNewestVersions({ file: '/versions.json' })).rejects.toThrow(message);
  });
});

describe('loadNewestVersions', () => {
  const newest = 'https://new.example/docs';

  it("returns the newest deployment's list, with addresses relative to that deployment", async () => {
    const asked = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(answer(200, [{ ...old, url: '/v1/' }, old]));
    expect(await loadNewestVersions({ file: '/versions.json', newest })).toEqual([
      { ...old, url: 'https://new.example/v1/' },
      old,
    ]);
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['https://new.example/docs/versions.json']);
  });

  it("returns this deployment's list if the other one can't be loaded, or if this one is the newest", async () => {
    const asked = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url) => Promise.resolve(answer(url === '/versions.json' ? 200 : 404, [old])));
    expect(await loadNewestVersions({ file: '/versions.json', newest })).toEqual([old]);
    asked.mockClear();
    for (const own of [undefined, '/', 'https://docs.example'])
      expect(await loadNewestVersions({ file: '/versions.json', newest: own })).toEqual([old]);
    expect(asked.mock.calls.map(([url]) => url)).toEqual(Array(3).fill('/versions.json'));
  });
});

describe('targetInVersion', () => {
  const own = { ...old, url: '/v1/' };
  const withPages = (...urls: string[]) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url) => Promise.resolve(answer(urls.includes(String(url)) ? 200 : 404)));

  it('is the same page if the version has it', async () => {
    withPages('/v1/uk/faq/', '/v1/uk/');
    expect(await targetInVersion(own, '/uk/faq/', '/uk/')).toBe('/v1/uk/faq/');
  });

  it("is the version's main page if it doesn't", async () => {
    withPages('/v1/uk/');
    expect(await targetInVersion(own, '/uk/faq/', '/uk/')).toBe('/v1/uk/');
  });

  it('is the root of the version if no page can be loaded', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await targetInVersion(own, '/uk/faq/', '/uk/')).toBe('/v1/');
  });

  it("is the same page on another host, which the security policy doesn't allow to check", async () => {
    const asked = withPages();
    expect(await targetInVersion(old, '/uk/faq/', '/uk/')).toBe('https://v1.example.org/uk/faq/');
    expect(asked).not.toHaveBeenCalled();
  });
});

it.each([
  ['/', '/faq/'],
  ['/v1/', '/v1/faq/'],
  ['/v1', '/v1/faq/'],
])('returns the page of the version at %s: %s', (url, expected) => {
  expect(pageInVersion({ name: 'x', label: 'x', url }, '/faq/')).toBe(expected);
});
