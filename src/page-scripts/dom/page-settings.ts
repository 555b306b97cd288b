import type { Locale } from '../../locales/locales';
import { splitPath } from '../../model/addresses';
import { routerPath } from './gatsby-globals';

/** Facts about the page for scripts, from the data block `data-boot` in its HTML. */
interface PageSettings {
  /** The site's path prefix, without a slash at the end. */
  base: string;
}

let facts: PageSettings | undefined;

/**
 * Returns the facts about the page. In development, pages have no data block, and the site is at
 * the root.
 */
export function pageSettings(): PageSettings {
  facts ??= JSON.parse(document.querySelector('[data-boot]')?.textContent || '{"base":""}') as PageSettings;
  return facts;
}

/** Returns the page's locale, from its URL. The document language is a BCP 47 tag instead. */
export function pageLocale(): Locale {
  return splitPath(routerPath(window.location.pathname).slice(pageSettings().base.length)).locale;
}

/** Checks whether the reader enabled data saving, or has a very slow connection. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
