import type { Locale } from '../locales/locales';
import { splitPath } from '../model/addresses';

/** The locale of the address that the browser shows. */
export function shownLocale(): Locale {
  return splitPath(window.location.pathname.slice(__BASE_PATH__.length)).locale;
}
