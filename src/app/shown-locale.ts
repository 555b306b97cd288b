import type { Locale } from '../locales/locales';
import { splitPath } from '../model/addresses';

/** Returns the current URL's locale. */
export function shownLocale(): Locale {
  return splitPath(window.location.pathname.slice(__BASE_PATH__.length)).locale;
}
