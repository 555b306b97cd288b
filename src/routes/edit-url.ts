/**
 * Where a source can be edited on the web.
 *
 * @param sourcePath - From the root of the site's repository.
 */
export function editUrl(repository: { url: string; branch: string }, sourcePath: string): string {
  return `${repository.url}/edit/${repository.branch}/${sourcePath.split('/').map(encodeURIComponent).join('/')}`;
}

/** A new issue about one page, filled in as far as the page knows. */
export function problemUrl(repository: { url: string }, title: string, body: string): string {
  return `${repository.url}/issues/new?${new URLSearchParams({ title, body }).toString()}`;
}
