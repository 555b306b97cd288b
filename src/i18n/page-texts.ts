import { localeCodes, type Locale } from '../locales/locales';
import { texts, type Texts } from '../locales/texts';
import type { Text } from './texts-of';
import { translate } from './translate';

const there = new Map<string, Texts>();

/** Makes texts available to components. */
export function provideTexts(byLocale: Readonly<Partial<Record<Locale, Texts>>>): void {
  for (const code of localeCodes) {
    const own = byLocale[code];
    if (own) there.set(code, own);
  }
}

/** Loads the texts of a language. Rejects when they do not arrive. */
export async function loadTexts(locale: Locale): Promise<void> {
  if (!hasTexts(locale)) provideTexts({ [locale]: (await texts[locale]()).default });
}

/** Whether the texts of a language are there. In the browser those of one are. */
export function hasTexts(locale: Locale): boolean {
  return there.has(locale);
}

/** The texts in a language; in the first one that is there for a language that is not. */
export function pageTexts<Key extends keyof Texts>(language: string): Text<Key> {
  return (key, values) => {
    const [first] = there.values();
    return translate({ id: key }, there.get(language) ?? first ?? {}, values);
  };
}
