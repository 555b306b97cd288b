import { vanilla } from '../locales/vanilla';
import type { Locale } from '../locales/locales';
import type { Messages } from '../locales/messages';
import { splitPath } from '../model/addresses';
import { pageFacts } from './page-facts';

/** Text keys for scripts that run without the app. */
export type VanillaKey = keyof Messages<'vanilla'>;

/** The type of `text`, for modules that are loaded later. */
export type TextOf = typeof text;

/** The current page's locale, from its URL. The document language is a BCP 47 tag instead. */
export function pageLocale(): Locale {
  return splitPath(window.location.pathname.slice(pageFacts().base.length)).locale;
}

/**
 * Returns a text in the page language.
 *
 * @param key - Text key.
 * @param values - Values for placeholders such as `{name}`.
 */
export function text(key: VanillaKey, values: Readonly<Record<string, string>> = {}): string {
  return vanilla[pageLocale()][key].replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}
