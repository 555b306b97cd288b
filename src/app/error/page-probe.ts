/** What a host says of a page: it is there, it is not, the host fails, or nothing answers. */
export type PageStatus = 'there' | 'missing' | 'server' | 'unreachable' | 'offline';

const TIMEOUT_MS = 8000;

/**
 * Asks the host whether it would answer a page, without leaving the present one.
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
