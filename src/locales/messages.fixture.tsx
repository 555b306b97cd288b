import { I18nextProvider } from 'react-i18next';
import i18next from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { i18nextOptions } from './i18next';
import { defaultLocale, localeCodes } from './locales';
import { readMessages } from './read-messages';

const api = readMessages('api');
const common = readMessages('common');
const home = readMessages('home');
const kinds = readMessages('kinds');
const markdown = readMessages('markdown');
const notFound = readMessages('not-found');
const vanilla = readMessages('vanilla');

/** Every locale with its messages, for `it.each`. */
export const testLocales = (['en', 'uk'] as const).map(
  (locale) =>
    [
      locale,
      {
        ...common[locale],
        ...home[locale],
        ...api[locale],
        ...kinds[locale],
        ...markdown[locale],
        ...vanilla[locale],
      },
    ] as const,
);

/** Renders a component as on a page in the given language. */
export function renderIn(language: string, element: ReactElement): RenderResult {
  const i18n = i18next.createInstance();
  void i18n.init({
    ...i18nextOptions,
    lng: language,
    fallbackLng: defaultLocale,
    resources: Object.fromEntries(
      localeCodes.map((code) => [
        code,
        {
          api: api[code],
          common: common[code],
          home: home[code],
          kinds: kinds[code],
          markdown: markdown[code],
          'not-found': notFound[code],
        },
      ]),
    ),
    fallbackNS: ['api', 'home', 'kinds', 'markdown', 'not-found'],
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  return render(element, { wrapper });
}
