import { defaultLocale, isLocale, type Locale } from '../locales/locales';
import { translate } from './translate';

/** A text of one language by its key, with values put in. */
export type Text<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The texts of a group of messages.
 *
 * @param byLocale - Messages of each language.
 * @returns The texts in a language; those of an unknown one are in the default language.
 */
export function textsOf<Key extends string>(
  byLocale: Readonly<Record<Locale, Readonly<Record<Key, string>>>>,
): (language: string) => Text<Key> {
  return (language) => {
    const messages = byLocale[isLocale(language) ? language : defaultLocale];
    return (key, values) => translate({ id: key }, messages, values);
  };
}
