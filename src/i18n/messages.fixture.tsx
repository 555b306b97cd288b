import { I18nextProvider } from 'react-i18next';
import i18next from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { vanilla as vanillaTexts } from '../locales/vanilla';
import en from '../locales/en/common.json';
import uk from '../locales/uk/common.json';

/** Every locale with its messages, for `it.each`. */
export const testLocales = [
  ['en', { ...en, ...vanillaTexts.en }],
  ['uk', { ...uk, ...vanillaTexts.uk }],
] as const;

/** Renders a component as on a page in the given language. */
export function renderIn(language: string, element: ReactElement): RenderResult {
  const i18n = i18next.createInstance();
  void i18n.init({ lng: language, resources: {}, initImmediate: false });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  return render(element, { wrapper });
}
