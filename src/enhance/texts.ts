import { enhance } from '../locales/enhance';
import { defaultLocale, isLocale, type Locale } from '../locales/locales';
import type { Messages } from '../locales/messages';

/** Keys of the texts that scripts need without the app. */
export type EnhanceKey = keyof Messages<'enhance'>;

/** `text`, for modules that are loaded later. */
export type TextOf = typeof text;

/** The locale of the page that is shown. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

/** A text in the language of the page, with values in place of `{name}`. */
export function text(key: EnhanceKey, values: Readonly<Record<string, string>> = {}): string {
  return enhance[pageLocale()][key].replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
}
