/**
 * The clean form of a path that names a file: `/a/index.html` and `/a.html` are `/a/`. Other paths are answered unchanged.
 */
export function cleanPath(pathname: string): string {
  if (/\/404\.html$/.test(pathname)) return pathname;
  return pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '/');
}
