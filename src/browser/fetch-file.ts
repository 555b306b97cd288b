/**
 * Fetches a file of the site.
 *
 * @param url - The file's URL.
 * @param options - As for `fetch`.
 * @throws When there is no response, or when its status isn't a success.
 */
export async function fetchFile(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url}: the server returned status ${response.status}.`);
  return response;
}

const jsonFiles = new Map<string, Promise<unknown>>();

/**
 * Fetches a JSON file of the site once, and again after a failure.
 *
 * @param url - The file's URL.
 * @throws When the file can't be fetched or isn't JSON.
 */
export function fetchJsonOnce<T>(url: string): Promise<T> {
  const file = jsonFiles.get(url) ?? fetchFile(url).then((response) => response.json());
  jsonFiles.set(url, file);
  file.catch(() => jsonFiles.delete(url));
  return file as Promise<T>;
}
