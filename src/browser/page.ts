import type { Locale } from '../locales/locales';
import { splitPath } from '../model/docs/addresses';

/**
 * Returns the page's locale, from its URL. The not-found page has the locale of the requested path. The
 * document language is a BCP 47 tag instead.
 */
export function pageLocale(): Locale {
  return splitPath(pagePath()).locale;
}

/**
 * Returns the path of the page in the browser without path prefix, encoded as in links: `/[x]/` becomes
 * `/%5Bx%5D/`. A path that can't be decoded stays as it is.
 */
export function pagePath(): string {
  const { pathname } = window.location;
  try {
    return encodeURI(decodeURI(pathname)).slice(__BASE_PATH__.length);
  } catch {
    return pathname.slice(__BASE_PATH__.length);
  }
}

/** Checks whether the reader enabled data saving, or has a very slow connection. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
