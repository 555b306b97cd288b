import type { OutputPage } from './output-page';

/**
 * The pages of one locale, which the not-found page searches for similar addresses. A page without a translation has the title of its
 * original.
 *
 * @returns Pairs of path without locale and title, in the order of the paths.
 */
export function listPages(pages: readonly OutputPage[], locale: string): [slug: string, title: string][] {
  return pages
    .filter((page) => page.shown && page.locale === locale)
    .map(({ slug, doc }): [string, string] => [slug, doc.title])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
