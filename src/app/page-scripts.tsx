import type { ReactElement } from 'react';
import { search } from '../config/search';
import { localeCodes } from '../locales/locales';
import { localePath } from '../model/addresses';
import { inlineScript } from './inline-script';

const NOT_FOUND = /\/404(?:\.html|\/)$/;
const HOMES: readonly string[] = localeCodes.map((code) => localePath('/', code));
const SEARCHES: readonly string[] = localeCodes.map((code) => localePath(search.path, code));

/**
 * Scripts at the end of certain pages only: the not-found pages choose their language by the address, the home
 * pages notice when the site is served from another folder than it was built for, and the search pages leave out what was not asked for.
 *
 * @param pathname - Path of the page without path prefix.
 */
export function pageScripts(pathname: string): ReactElement[] {
  // In development all pages share one HTML file without a body.
  if (process.env['NODE_ENV'] === 'development') return [];
  const names = [
    ...(NOT_FOUND.test(pathname) ? ['not-found.js'] : []),
    ...(HOMES.includes(pathname) ? ['base-url.js'] : []),
    ...(SEARCHES.includes(pathname) ? ['asked.js'] : []),
  ];
  return names.map((name) => <script key={name} dangerouslySetInnerHTML={{ __html: inlineScript(name) }} />);
}
