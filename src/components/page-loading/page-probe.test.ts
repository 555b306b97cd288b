import { probePage } from './page-probe';

describe('probing a page', () => {
  it.each([
    [200, 'there'],
    [404, 'missing'],
    [410, 'missing'],
    [500, 'server'],
    [503, 'server'],
    [403, 'server'],
  ])('treats status %d as “%s”', async (status, expected) => {
    expect(
      await probePage('/b/', {
        fetch: () => Promise.resolve(new Response(null, { status })),
        online: () => true,
      }),
    ).toBe(expected);
  });

  it.each([['redirects', { ok: false, status: 0, type: 'opaqueredirect' }]])(
    'lets the browser try when the server %s',
    async (_, response) => {
      expect(await probePage('/b/', { fetch: () => Promise.resolve(response as Response) })).toBe('there');
    },
  );

  it('requests the page itself, but not all of it', async () => {
    const cancelled = jest.fn();
    const fetch = jest.fn((..._request: Parameters<typeof window.fetch>) =>
      Promise.resolve(new Response(new ReadableStream({ cancel: cancelled }))),
    );
    await probePage('/b/', { fetch });
    expect(fetch.mock.calls[0]?.[1]?.method).toBeUndefined();
    expect(cancelled).toHaveBeenCalled();
  });

  it('requests a page again, once, after a failure', async () => {
    const statuses = [503, 200, 503, 503];
    const fetch = jest.fn(() => Promise.resolve(new Response(null, { status: statuses.shift() ?? 200 })));
    expect(await probePage('/b/', { fetch })).toBe('there');
    expect(await probePage('/b/', { fetch })).toBe('server');
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])(
    'distinguishes an unreachable server from a missing connection (online: %s)',
    async (online, expected) => {
      expect(
        await probePage('/b/', {
          fetch: () => Promise.reject(new TypeError('Failed to fetch')),
          online: () => online,
        }),
      ).toBe(expected);
    },
  );
});
