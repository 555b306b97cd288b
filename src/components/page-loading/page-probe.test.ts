import { probePage } from './page-probe';

const fetch = jest.spyOn(globalThis, 'fetch');
const setOnline = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });
afterEach(() => fetch.mockReset());

describe('probing a page', () => {
  it.each([
    [200, 'there'],
    [404, 'missing'],
    [410, 'missing'],
    [500, 'server'],
    [503, 'server'],
    [403, 'server'],
  ])('treats status %d as “%s”', async (status, expected) => {
    fetch.mockImplementation(() => Promise.resolve(new Response(null, { status })));
    expect(await probePage('/b/')).toBe(expected);
  });

  it.each([['redirects', { ok: false, status: 0, type: 'opaqueredirect' }]])(
    'lets the browser try when the server %s',
    async (_, response) => {
      fetch.mockResolvedValue(response as Response);
      expect(await probePage('/b/')).toBe('there');
    },
  );

  it('requests the page itself, but not all of it', async () => {
    const cancelled = jest.fn();
    fetch.mockResolvedValue(new Response(new ReadableStream({ cancel: cancelled })));
    await probePage('/b/');
    expect(fetch.mock.calls[0]?.[1]?.method).toBeUndefined();
    expect(cancelled).toHaveBeenCalled();
  });

  it('requests a page again, once, after a failure', async () => {
    const statuses = [503, 200, 503, 503];
    fetch.mockImplementation(() => Promise.resolve(new Response(null, { status: statuses.shift() ?? 200 })));
    expect(await probePage('/b/')).toBe('there');
    expect(await probePage('/b/')).toBe('server');
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])(
    'distinguishes an unreachable server from a missing connection (online: %s)',
    async (online, expected) => {
      fetch.mockRejectedValue(new TypeError('Failed to fetch'));
      setOnline(online);
      expect(await probePage('/b/')).toBe(expected);
    },
  );
});
