import en from '../locales/en/not-found.json';
import uk from '../locales/uk/not-found.json';
import { translate } from './translate';

export type NotFoundKey = keyof typeof en;

/** The text of a key of the not-found page in one language. */
export type NotFoundText = (key: NotFoundKey) => string;

const byLanguage: Readonly<Record<string, Record<NotFoundKey, string>>> = { en, uk };

/** The texts of the not-found page, which shows itself in every language at once where it has to. */
export function notFoundTexts(language: string): NotFoundText {
  return (key) => translate({ id: key, message: en[key] }, byLanguage[language] ?? {});
}
