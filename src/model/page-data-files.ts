/**
 * Returns the path to the file from which Gatsby loads a page's data.
 *
 * @param pagePath - Page path without path prefix.
 * @returns Path relative to the site root, without a leading slash.
 */
export function pageDataFile(pagePath: string): string {
  const folder = pagePath === '/' ? 'index' : pagePath.replace(/^\/|\/$/g, '');
  return `page-data/${folder}/page-data.json`;
}

/** Returns the path to the file from which Gatsby loads a static query's result. */
export function staticQueryFile(hash: string): string {
  return `page-data/sq/d/${hash}.json`;
}
