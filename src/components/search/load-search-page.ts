import i18next from 'i18next';
import { loadTexts } from '../../browser/texts';
import { prepareSearch } from './prepare-search';

/** Imports the search page with its texts, and at the same time what a query in the URL needs. */
export async function loadSearchPage() {
  if (/[?&]q=[^&]/.test(window.location.search)) prepareSearch();
  const [{ SearchPage }] = await Promise.all([
    import(/* webpackChunkName: "search-page" */ './SearchPage'),
    loadTexts(i18next, 'search', 'kinds'),
  ]);
  return SearchPage;
}
