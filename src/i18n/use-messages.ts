import { useTranslation } from 'react-i18next';
import { langOf } from '../locales/locales';
import type { Messages as TextsOf } from '../locales/messages';
import { pageTexts } from './page-texts';
import type { Text } from './text-lookup';

/** Every interface text key. English defines the keys, so an unknown key is a compile error. */
export type MessageKey = keyof TextsOf | keyof TextsOf<'vanilla'>;

/** Keys with plural forms, without the form: `reference.symbols` for `reference.symbols.one`. */
export type PluralKey = MessageKey extends infer Key
  ? Key extends `${infer Base}.other`
    ? Base
    : never
  : never;

export interface Messages {
  language: string;
  t: Text<MessageKey>;
  /** Returns the plural form for a number, by its CLDR category. */
  plural: (key: PluralKey, count: number) => string;
  /** Formats an ISO date in the language. */
  date: (iso: string) => string;
}

const cachedMessages = new Map<string, Messages>();

/** Returns the texts in the page's language. They are bundled with the app, not with page data. */
export function useMessages(): Messages {
  const { language } = useTranslation().i18n;
  // Creating the formatters takes a millisecond or two, so they are cached by language.
  const messages = cachedMessages.get(language) ?? createMessages(language);
  cachedMessages.set(language, messages);
  return messages;
}

function createMessages(language: string): Messages {
  const t = pageTexts<MessageKey>(language);
  const lang = langOf(language);
  const plurals = new Intl.PluralRules(lang);
  const numbers = new Intl.NumberFormat(lang);
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    language,
    t,
    plural: (key, count) =>
      t(`${key}.${plurals.select(count)}` as MessageKey, { count: numbers.format(count) }),
    date: (iso) => dates.format(new Date(iso)),
  };
}
