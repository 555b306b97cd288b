/**
 * Fetches a file of the site.
 *
 * @param url - The file's URL.
 * @throws When there is no response, or when its status isn't a success.
 */
export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server returned status ${response.status}.`);
  return response;
}
