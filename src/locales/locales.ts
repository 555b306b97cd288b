import { en } from './en/locale';
import { uk } from './uk/locale';

/** The languages of the site, in the order readers see them. The first is the default, at the root. A new language is added here. */
export const locales = [en, uk] as const;

export type Locale = (typeof locales)[number]['code'];

export const defaultLocale = locales[0].code;
export const localeCodes: readonly Locale[] = locales.map(({ code }) => code);
/** The locales below a folder of their own. */
export const translatedLocales: readonly Locale[] = localeCodes.filter((code) => code !== defaultLocale);

/** The BCP 47 tag of a locale; the code itself where it is that of none. */
export function langOf(code: string): string {
  return locales.find((locale) => locale.code === code)?.lang ?? code;
}

/** Whether a string, such as the first segment of a path, is the code of a locale. */
export function isLocale(code: string): code is Locale {
  return (localeCodes as readonly string[]).includes(code);
}
