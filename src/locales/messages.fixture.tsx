import { I18nextProvider } from 'react-i18next';
import i18next from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import { i18nextOptions } from './i18next';
import { defaultLocale, localeCodes, type Locale } from './locales';
import { readMessages } from './read-messages';

/** Reads the message files that pages use. */
const textsIn = (locale: Locale) => ({
  api: readMessages('api')[locale],
  common: readMessages('common')[locale],
  home: readMessages('home')[locale],
  keyboard: readMessages('keyboard')[locale],
  kinds: readMessages('kinds')[locale],
  markdown: readMessages('markdown')[locale],
  'not-found': readMessages('not-found')[locale],
  search: readMessages('search')[locale],
});

/** Every locale with its messages, for `it.each`. */
export const testLocales = localeCodes.map((locale) => {
  const { api, common, home, kinds, markdown } = textsIn(locale);
  const texts = {
    ...common,
    ...home,
    ...api,
    ...kinds,
    ...markdown,
  };
  return [locale, texts] as const;
});

/** Renders a component as on a page in the given language. */
export function renderIn(language: string, element: ReactElement, options: RenderOptions = {}): RenderResult {
  const i18n = i18next.createInstance();
  void i18n.init({
    ...i18nextOptions,
    lng: language,
    fallbackLng: defaultLocale,
    resources: Object.fromEntries(localeCodes.map((code) => [code, textsIn(code)])),
    fallbackNS: ['api', 'home', 'kinds', 'markdown', 'not-found'],
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  return render(element, { ...options, wrapper });
}
