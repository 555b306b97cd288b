/**
 * Returns the URL for editing a source file on GitHub.
 *
 * @param repository - The documentation repository.
 * @param sourcePath - File path relative to the repository root.
 */
export function editUrl(repository: { url: string; branch: string }, sourcePath: string): string {
  return `${repository.url}/edit/${repository.branch}/${sourcePath.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the URL for a new issue with the title and body filled in. */
export function problemUrl(repository: { url: string }, title: string, body: string): string {
  return `${repository.url}/issues/new?${new URLSearchParams({ title, body }).toString()}`;
}
