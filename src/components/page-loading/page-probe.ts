/**
 * The result of requesting a page. `server` is a server error; `unreachable` means that there was
 * no response.
 */
export type PageStatus = 'there' | 'missing' | 'server' | 'unreachable' | 'offline';

/** Why a page can't be opened. */
export type LoadFailureKind = Exclude<PageStatus, 'there' | 'missing'>;

/** Checks whether a page, or the not-found page in its place, can be opened. */
export function canOpen(status: PageStatus): status is 'there' | 'missing' {
  return status === 'there' || status === 'missing';
}

/**
 * Checks whether the server can return a page, without leaving the current one. Requests the page
 * again, once, if the first request fails. There is no time limit, because a slow page isn't a
 * failure.
 *
 * @param path - Path and query of the page on this host.
 * @param signal - Ends the check, which then returns `unreachable`.
 */
export async function probePage(
  path: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<PageStatus> {
  const request = () => requestPage(path, signal);
  const status = await request();
  return canOpen(status) || signal?.aborted ? status : request();
}

async function requestPage(path: string, signal: AbortSignal | undefined): Promise<PageStatus> {
  try {
    const response = await fetch(path, {
      cache: 'no-store',
      credentials: 'same-origin',
      // A redirect may lead to another site, where only the browser can follow it.
      redirect: 'manual',
      signal: signal ?? null,
    });
    // Only the headers matter. A server may answer `HEAD` and still fail to return the page, and part of a
    // compressed page can't be decoded.
    response.body?.cancel().catch(() => undefined);
    if (response.ok || response.type === 'opaqueredirect') return 'there';
    return response.status === 404 || response.status === 410 ? 'missing' : 'server';
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline';
  }
}
