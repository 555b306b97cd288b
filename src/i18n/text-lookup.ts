import { defaultLocale, isLocale, type Locale } from '../locales/locales';
import { translate } from './translate';

/** Looks up a text by its key and fills in values. */
export type Text<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Creates a text lookup for a group of messages.
 *
 * @param byLocale - Messages by language.
 * @returns A function from a language to its lookup. Unknown languages get the default language.
 */
export function createTextLookup<Key extends string>(
  byLocale: Readonly<Record<Locale, Readonly<Record<Key, string>>>>,
): (language: string) => Text<Key> {
  return (language) => {
    const messages = byLocale[isLocale(language) ? language : defaultLocale];
    return (key, values) => translate({ id: key }, messages, values);
  };
}
