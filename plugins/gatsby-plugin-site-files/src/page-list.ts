import type { OutputPage } from './output-page';

/**
 * Lists the pages of one locale. The not-found page searches this list for similar URLs. A page
 * without a translation has its original title.
 *
 * @param pages - All pages.
 * @param locale - Locale code.
 * @returns Pairs of slug and title, sorted by slug.
 */
export function listPages(pages: readonly OutputPage[], locale: string): [slug: string, title: string][] {
  return pages
    .filter((page) => page.isCanonical && page.locale === locale)
    .map(({ slug, doc }): [string, string] => [slug, doc.title])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
