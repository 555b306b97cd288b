import { defaultLocale, isLocale } from '../locales/locales';
import type { Messages } from '../locales/messages';
import { search } from '../locales/search';

/** Keys of the texts of the search. */
export type SearchTextKey = keyof Messages<'search'>;

/** The texts of the search in one language. */
export interface SearchTexts {
  language: string;
  t: (key: SearchTextKey, values?: Readonly<Record<string, string>>) => string;
  /** How many results there are, in the form of the language. */
  count: (results: number) => string;
}

/**
 * The texts that the search needs and no other part of a page.
 *
 * @param language an unknown one is answered in the default language
 */
export function searchTexts(language: string): SearchTexts {
  const messages: Readonly<Record<string, string>> = search[isLocale(language) ? language : defaultLocale];
  const text = (key: string, values: Readonly<Record<string, string>> = {}) =>
    // A function, because `$&` in a query is no pattern.
    (messages[key] ?? '').replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  return {
    language,
    t: text,
    count: (results) =>
      text(`results.count.${new Intl.PluralRules(language).select(results)}`, {
        count: new Intl.NumberFormat(language).format(results),
      }),
  };
}
