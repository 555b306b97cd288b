/** The languages of the site. The first is the default and stands at the root. */
export const locales = [
  { code: 'en', lang: 'en', name: 'English', openGraph: 'en_US' },
  { code: 'uk', lang: 'uk', name: 'Українська', openGraph: 'uk_UA' },
] as const satisfies readonly LocaleConfig[];

export interface LocaleConfig {
  /** Branch of the URL. */
  code: string;
  /** BCP 47 tag. */
  lang: string;
  /** The language's own name. */
  name: string;
  openGraph: string;
}

export type Locale = (typeof locales)[number]['code'];

export const defaultLocale: Locale = 'en';
export const localeCodes: readonly Locale[] = locales.map(({ code }) => code);
