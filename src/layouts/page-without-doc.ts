import type { PageContext } from '../routes/to-page';

/**
 * Returns the context of a page without a doc, such as the search page.
 *
 * @param page - What gatsby-plugin-react-i18next knows about the page.
 * @param own - Its ID, slug, and the languages that have it.
 */
export const pageWithoutDoc = (
  page: Pick<PageContext, 'language' | 'i18n'>,
  own: Pick<PageContext, 'docId' | 'slug' | 'translations'>,
): PageContext => ({
  ...{ ...page, ...own },
  ...{ docNodeId: null, package: null, fallbackLocale: null, unlisted: false, aliasOf: null },
});
