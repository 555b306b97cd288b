import { useTranslation } from 'react-i18next';
import type { Messages as TextsOf } from '../locales/messages';
import { pageTexts } from './page-texts';
import type { Text } from './texts-of';

/** Every key of the interface's texts. English is the type: a key that is not there does not compile. */
export type MessageKey = keyof TextsOf | keyof TextsOf<'enhance'>;

/** Bases of the keys that have plural forms: `reference.symbols` for `reference.symbols.one` and its sisters. */
export type PluralKey = MessageKey extends infer Key
  ? Key extends `${infer Base}.other`
    ? Base
    : never
  : never;

export interface Messages {
  language: string;
  t: Text<MessageKey>;
  /** The form of the language for a number, by its CLDR category. */
  plural: (key: PluralKey, count: number) => string;
  /** A date as the language writes it. */
  date: (iso: string) => string;
}

const known = new Map<string, Messages>();

/** The texts of the page's language. They come with the app, so that no page's data has to carry them. */
export function useMessages(): Messages {
  const { language } = useTranslation().i18n;
  const messages = known.get(language) ?? messagesIn(language);
  known.set(language, messages);
  return messages;
}

/** Making the formats takes a millisecond or two, so each language has them once. */
function messagesIn(language: string): Messages {
  const t = pageTexts<MessageKey>(language);
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    language,
    t,
    plural: (key, count) =>
      t(`${key}.${plurals.select(count)}` as MessageKey, { count: numbers.format(count) }),
    date: (iso) => dates.format(new Date(iso)),
  };
}
