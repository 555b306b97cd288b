import { defaultLocale, isLocale } from '../locales/locales';
import type { Messages } from '../locales/messages';
import { notFound } from '../locales/not-found';

export type NotFoundKey = keyof Messages<'not-found'>;

/** The text of a key of the not-found page in one language. */
export type NotFoundText = (key: NotFoundKey) => string;

/** The texts of the not-found page in one language; in the default language for an unknown one. */
export function notFoundTexts(language: string): NotFoundText {
  const messages = notFound[isLocale(language) ? language : defaultLocale];
  return (key) => messages[key];
}
