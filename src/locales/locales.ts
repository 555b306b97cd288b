import { en } from './en/locale';
import { uk } from './uk/locale';

/**
 * The site's languages, in display order. The first one is the default and is served at the root.
 * docs/architecture.md lists what belongs to a new language.
 */
export const locales = [en, uk] as const;

export type Locale = (typeof locales)[number]['code'];

export const defaultLocale = locales[0].code;
export const localeCodes: readonly Locale[] = locales.map(({ code }) => code);
/** All locales except the default one; their pages have a URL prefix. */
export const translatedLocales: readonly Locale[] = localeCodes.filter((code) => code !== defaultLocale);

/** Returns a locale's BCP 47 tag, or the code itself if the locale is unknown. */
export function langOf(code: string): string {
  return locales.find((locale) => locale.code === code)?.lang ?? code;
}

/** Checks whether a string, such as the first path segment, is a locale code. */
export function isLocale(code: string): code is Locale {
  return (localeCodes as readonly string[]).includes(code);
}
