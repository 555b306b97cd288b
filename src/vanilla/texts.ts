import { enhance } from '../locales/enhance';
import type { Locale } from '../locales/locales';
import type { Messages } from '../locales/messages';
import { splitPath } from '../model/addresses';
import { pageFacts } from './page-facts';

/** Keys of the texts that scripts need without the app. */
export type EnhanceKey = keyof Messages<'enhance'>;

/** `text`, for modules that are loaded later. */
export type TextOf = typeof text;

/** The locale of the page that is shown, by its address: the language of the document is a BCP 47 tag. */
export function pageLocale(): Locale {
  return splitPath(window.location.pathname.slice(pageFacts().base.length)).locale;
}

/** A text in the language of the page, with values in place of `{name}`. */
export function text(key: EnhanceKey, values: Readonly<Record<string, string>> = {}): string {
  return enhance[pageLocale()][key].replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
}
