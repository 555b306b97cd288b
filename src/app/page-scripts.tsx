import fs from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';

const NOT_FOUND = /\/404(?:\.html|\/)$/;

/**
 * Scripts that stand at the end of a page's static HTML. They are whole files of `src/app/inline`, because the
 * Content-Security-Policy knows scripts by the hash of their text.
 *
 * @param pathname - Path of the page without path prefix.
 * @param rootPaths - Paths of the home pages.
 */
export function pageScripts(pathname: string, rootPaths: readonly string[]): ReactElement[] {
  const names = [
    ...(NOT_FOUND.test(pathname) ? ['not-found.js'] : []),
    ...(rootPaths.includes(pathname) ? ['base-url.js'] : []),
  ];
  return names.map((name) => <script key={name} dangerouslySetInnerHTML={{ __html: read(name) }} />);
}

function read(name: string): string {
  return fs.readFileSync(path.resolve('src/app/inline', name), 'utf8').trim();
}
