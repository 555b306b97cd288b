/** What the list takes of a Doc. */
export interface ListableDoc {
  locale: string;
  slug: string;
  title: string;
  hidden: boolean;
}

/**
 * The pages of one locale, in the order of their paths. A page without a translation has the title of the default locale.
 *
 * @returns Pairs of path without locale and title.
 */
export function listPages(
  docs: readonly ListableDoc[],
  locale: string,
  defaultLocale: string,
): [slug: string, title: string][] {
  const titles = new Map<string, string>();
  for (const each of [defaultLocale, locale]) {
    for (const doc of docs) if (doc.locale === each && !doc.hidden) titles.set(doc.slug, doc.title);
  }
  return [...titles].sort(([a], [b]) => (a < b ? -1 : 1));
}
