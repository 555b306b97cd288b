import { useMemo } from 'react';
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

/** The texts of the page's language. They come with the app, so that no page's data has to carry them. */
export function useMessages(): Messages {
  const { language } = useTranslation().i18n;
  return useMemo(() => messagesIn(language), [language]);
}

function messagesIn(language: string): Messages {
  const t = pageTexts<MessageKey>(language);
  return {
    language,
    t,
    plural: (key, count) =>
      t(`${key}.${new Intl.PluralRules(language).select(count)}` as MessageKey, {
        count: new Intl.NumberFormat(language).format(count),
      }),
    date: (iso) => datesIn(language).format(new Date(iso)),
  };
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a millisecond, and each page shows a date. */
function datesIn(language: string): Intl.DateTimeFormat {
  const known =
    dates.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  dates.set(language, known);
  return known;
}
