import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18nextOptions } from '../locales/i18next';
import type { Locale } from '../locales/locales';
import type { Namespace } from '../locales/messages';

/**
 * Starts react-i18next with the texts that islands need from the beginning.
 *
 * @param locale - The islands' locale. Other languages' texts aren't loaded.
 */
export async function startTexts(locale: Locale): Promise<I18n> {
  const { texts } = (await import(
    /* webpackChunkName: "texts-[request]" */
    /* webpackInclude: /browser\.ts$/ */
    `../locales/${locale}/browser.ts`
  )) as typeof import('../locales/en/browser');
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    ...i18nextOptions,
    lng: locale,
    resources: { [locale]: texts },
    react: { useSuspense: false },
  });
  return i18n;
}

/**
 * Loads message files that a part of an island needs, unless they are there already.
 *
 * @param i18n - From `useTranslation`.
 * @param names - The files' names.
 * @throws When a file can't be loaded.
 */
export async function loadTexts(i18n: I18n, ...names: Namespace[]): Promise<void> {
  const { language } = i18n;
  await Promise.all(
    names
      .filter((name) => !i18n.hasResourceBundle(language, name))
      .map(async (name) => {
        const file = (await import(
          /* webpackChunkName: "texts-[request]" */
          /* webpackInclude: /(?:api|keyboard|kinds|not-found|search)\.json$/ */
          `../locales/${language}/${name}.json`
        )) as { default: Record<string, string> };
        i18n.addResourceBundle(language, name, file.default);
      }),
  );
}
