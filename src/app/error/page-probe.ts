/**
 * The result of requesting a page. `server` is a server error; `unreachable` means that there was
 * no response.
 */
export type PageStatus = 'there' | 'missing' | 'server' | 'unreachable' | 'offline';

const TIMEOUT_MS = 8000;

/**
 * Checks whether the server can return a page, without leaving the current one.
 *
 * @param path - Path and query of the page on this host.
 */
export async function probePage(
  path: string,
  { fetch = window.fetch.bind(window), online = () => navigator.onLine } = {},
): Promise<PageStatus> {
  try {
    const response = await fetch(path, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return 'there';
    return response.status === 404 || response.status === 410 ? 'missing' : 'server';
  } catch {
    return online() ? 'unreachable' : 'offline';
  }
}
