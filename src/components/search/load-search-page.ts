import type { i18n as I18n } from 'i18next';
import { loadTexts } from '../../browser/texts';
import { prepareSearch } from './prepare-search';

/** Imports the search page with its texts, and at the same time what a query in the URL needs. */
export async function loadSearchPage(i18n: I18n) {
  if (/[?&]q=[^&]/.test(window.location.search)) prepareSearch();
  const [{ SearchPage }] = await Promise.all([
    import(/* webpackChunkName: "search-page" */ './SearchPage'),
    loadTexts(i18n, 'search', 'kinds'),
  ]);
  return SearchPage;
}
