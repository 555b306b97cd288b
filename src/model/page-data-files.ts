/**
 * Returns the path of the file from which Gatsby loads the data of a page.
 *
 * @param pagePath - Path of the page without path prefix.
 * @returns Path relative to the site root, without a leading slash.
 */
export function pageDataFile(pagePath: string): string {
  const folder = pagePath === '/' ? 'index' : pagePath.replace(/^\/|\/$/g, '');
  return `page-data/${folder}/page-data.json`;
}

/** Returns the path of the file from which Gatsby loads the result of a static query. */
export function staticQueryFile(hash: string): string {
  return `page-data/sq/d/${hash}.json`;
}
