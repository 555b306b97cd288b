import { SearchUnavailable } from './search-client';

/**
 * Loads one part of the embedded index.
 *
 * @param url - The part's URL.
 * @param fetchPart - `fetch`, or a replacement.
 * @returns The part's text.
 * @throws (rejects with) SearchUnavailable.
 */
export async function loadPart(url: string, fetchPart: typeof fetch): Promise<string> {
  let response: Response;
  try {
    // The index must match the build, so revalidate the cached copy.
    response = await fetchPart(url, { cache: 'no-cache' });
  } catch (error) {
    throw new SearchUnavailable('network', `${url}: could not be fetched.`, error);
  }
  if (!response.ok) {
    throw new SearchUnavailable('missing', `${url}: status ${response.status}, expected 200.`);
  }
  try {
    return await response.text();
  } catch (error) {
    throw new SearchUnavailable('network', `${url}: the connection was lost.`, error);
  }
}
