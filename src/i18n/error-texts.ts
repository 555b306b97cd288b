import { errors } from '../locales/errors';
import { defaultLocale, isLocale } from '../locales/locales';
import type { Messages } from '../locales/messages';
import { translate } from './translate';

/** Keys of the texts that must be there when nothing else can be loaded any more. */
export type ErrorKey = keyof Messages<'errors'>;

/** The text of a key, with values put in. */
export type ErrorText = (key: ErrorKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The texts for faults in one language.
 *
 * @param language - An unknown one is answered in the default language.
 */
export function errorTexts(language: string): ErrorText {
  const messages = errors[isLocale(language) ? language : defaultLocale];
  return (key, values) => translate({ id: key }, messages, values);
}
