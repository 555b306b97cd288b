/**
 * Fetches a file of the site.
 *
 * @param url - The file's URL.
 * @param options - As for `fetch`.
 * @throws When there is no response, or when its status isn't a success.
 */
export async function fetchFile(
  ...[url, ...options]: [url: string, options?: RequestInit]
): Promise<Response> {
  const response = await fetch(url, ...options);
  if (!response.ok) throw new Error(`${url}: the server returned status ${response.status}.`);
  return response;
}
