import { defaultLocale } from '../../locales/locales';

/** Finds pages in a language, or else in English. The build's link check reports missing ones. */
export function findPages<Page extends { slug: string; locale: string }>(
  pages: readonly Page[],
  slugs: readonly string[],
  locale: string,
): Page[] {
  return slugs.flatMap((slug) => {
    const versions = pages.filter((page) => page.slug === slug);
    const versionIn = (code: string) => versions.find((page) => page.locale === code);
    return versionIn(locale) ?? versionIn(defaultLocale) ?? [];
  });
}
