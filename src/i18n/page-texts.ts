import { localeCodes, type Locale } from '../locales/locales';
import { texts, type Texts } from '../locales/texts';
import type { Text } from './text-lookup';
import { translate } from './translate';

const loadedTexts = new Map<string, Texts>();

/** Makes texts available to components. Languages without texts stay unchanged. */
export function provideTexts(byLocale: Readonly<Partial<Record<Locale, Texts>>>): void {
  for (const code of localeCodes) {
    const localeTexts = byLocale[code];
    if (localeTexts) loadedTexts.set(code, localeTexts);
  }
}

/**
 * Loads a language's texts, unless they are loaded already.
 *
 * @throws If the request fails.
 */
export async function loadTexts(locale: Locale): Promise<void> {
  if (!hasTexts(locale)) provideTexts({ [locale]: (await texts[locale]()).default });
}

/** Checks whether a language's texts are loaded. In the browser, only one language is. */
export function hasTexts(locale: Locale): boolean {
  return loadedTexts.has(locale);
}

/** Returns a lookup for texts in a language. Falls back to the first loaded language. */
export function pageTexts<Key extends keyof Texts>(language: string): Text<Key> {
  return (key, values) => {
    const [first] = loadedTexts.values();
    return translate({ id: key }, loadedTexts.get(language) ?? first ?? {}, values);
  };
}
