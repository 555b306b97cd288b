/**
 * Where Gatsby's loader asks for the data of a page.
 *
 * @param pagePath - Path without path prefix.
 * @returns Path below the root of the site, without a leading slash.
 */
export function pageDataFile(pagePath: string): string {
  const folder = pagePath === '/' ? 'index' : pagePath.replace(/^\/|\/$/g, '');
  return `page-data/${folder}/page-data.json`;
}

/** Where Gatsby's loader asks for the result of a static query. */
export function staticQueryFile(hash: string): string {
  return `page-data/sq/d/${hash}.json`;
}
