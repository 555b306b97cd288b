import en from '../locales/en/search.json';
import uk from '../locales/uk/search.json';

/** Keys of the texts of the search. */
export type SearchTextKey = keyof typeof en;

/** The texts of the search in one language. */
export interface SearchTexts {
  language: string;
  t: (key: SearchTextKey, values?: Readonly<Record<string, string>>) => string;
  /** How many results there are, in the form of the language. */
  count: (results: number) => string;
}

const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, uk };

/**
 * The texts that the search needs and no other part of a page: they come with its code.
 *
 * @param language an unknown one is answered in English
 */
export function searchTexts(language: string): SearchTexts {
  const messages: Readonly<Record<string, string>> =
    (Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined) ?? en;
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
