import en from '../locales/en/errors.json';
import uk from '../locales/uk/errors.json';
import { translate } from './translate';

/** Keys of the texts that must be there when nothing else can be loaded any more. */
export type ErrorKey = keyof typeof en;

/** The text of a key, with values put in. */
export type ErrorText = (key: ErrorKey, values?: Readonly<Record<string, string | number>>) => string;

const byLanguage: Readonly<Record<string, Record<ErrorKey, string>>> = { en, uk };

/**
 * The texts for faults in one language. They are part of the app, not of a page's data, so that they are at hand when a page's
 * data does not arrive.
 *
 * @param language - An unknown one is answered in English.
 */
export function errorTexts(language: string): ErrorText {
  const messages = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
  return (key, values) => translate({ id: key, message: en[key] }, messages ?? {}, values);
}
