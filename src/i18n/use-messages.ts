import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type messages from '../locales/en/common.json';

/** Every key of the interface's texts. English is the type: a key that is not there does not compile. */
export type MessageKey = keyof typeof messages;
export type MessageValues = Record<string, string | number>;

/** Bases of the keys that have plural forms: `reference.symbols` for `reference.symbols.one` and its sisters. */
export type PluralKey = MessageKey extends infer Key
  ? Key extends `${infer Base}.other`
    ? Base
    : never
  : never;

export interface Messages {
  language: string;
  t: (key: MessageKey, values?: MessageValues) => string;
  /** The form of the language for a number, by its CLDR category. */
  plural: (key: PluralKey, count: number) => string;
  /** A date as the language writes it. */
  date: (iso: string) => string;
}

/** The texts of the page's language. */
export function useMessages(): Messages {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => {
    const text = (key: string, values?: MessageValues) => String(t(key, values ?? {}));
    return {
      language,
      t: text,
      plural: (key, count) => {
        const form = `${key}.${new Intl.PluralRules(language).select(count)}`;
        return text(i18n.exists(form) ? form : `${key}.other`, {
          count: new Intl.NumberFormat(language).format(count),
        });
      },
      date: (iso) =>
        new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso)),
    };
  }, [t, i18n, language]);
}
