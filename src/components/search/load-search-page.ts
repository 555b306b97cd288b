import type { i18n as I18n } from 'i18next';
import { loadTexts } from '../../browser/texts';
import { prepareSearch } from './prepare-search';

/**
 * Imports the search page with its texts. If the URL has a query, also starts loading what its
 * results need.
 */
export async function loadSearchPage(i18n: I18n) {
  if (/[?&]q=[^&]/.test(window.location.search)) prepareSearch();
  const [{ SearchPage }] = await Promise.all([
    import(/* webpackChunkName: "search-page" */ './SearchPage'),
    loadTexts(i18n, 'search', 'kinds'),
  ]);
  return SearchPage;
}
