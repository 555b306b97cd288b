import type { ReactElement } from 'react';
import { localeCodes } from '../locales/locales';
import { isNotFoundPath, localePath, SEARCH_SLUG } from '../model/docs/addresses';
import { inlineScript } from './read-inline-script';

const inEachLanguage = (slug: string): readonly string[] => localeCodes.map((code) => localePath(slug, code));

/**
 * Returns the scripts for the end of certain pages. Not-found pages choose their language by the
 * URL, home pages detect that the site is served from another folder than it was built for, and
 * search pages hide the list of all pages if the URL has a query.
 *
 * @param pathname - Page path without path prefix.
 */
export function inlineScripts(pathname: string): ReactElement[] {
  // In development, all pages share one HTML file without a body.
  if (process.env['NODE_ENV'] === 'development') return [];
  const names = [
    ...(isNotFoundPath(pathname) ? ['not-found.js'] : []),
    ...(inEachLanguage('/').includes(pathname) ? ['base-url.js'] : []),
    ...(inEachLanguage(SEARCH_SLUG).includes(pathname) ? ['search-query.js'] : []),
  ];
  return names.map((name) => <script key={name} dangerouslySetInnerHTML={{ __html: inlineScript(name) }} />);
}
