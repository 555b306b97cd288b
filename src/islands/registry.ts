import { loadSearchPage } from '../components/search/load-search-page';

/**
 * Loads the component of each island. Those on most pages share a file, `controls`; the others are
 * loaded by the pages that have them.
 */
const controls = () => import(/* webpackChunkName: "controls" */ './controls');

export const registry = {
  search: () => controls().then(({ Search }) => Search),
  'search-page': loadSearchPage,
  article: () => controls().then(({ Article }) => Article),
  versions: () => controls().then(({ VersionSwitch }) => VersionSwitch),
};

export type Registry = typeof registry;
