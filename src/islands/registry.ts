/**
 * Loads the component of each island. Those on most pages share a file, `controls`; the others are
 * loaded by the pages that have them.
 */
const controls = () => import(/* webpackChunkName: "controls" */ './controls');

export const registry = {
  versions: () => controls().then(({ VersionSwitch }) => VersionSwitch),
  'copy-page': () => controls().then(({ CopyPage }) => CopyPage),
  languages: () => controls().then(({ Languages }) => Languages),
  'page-loading': () => controls().then(({ PageLoading }) => PageLoading),
  'page-menu': () => controls().then(({ PageMenu }) => PageMenu),
  pager: () => controls().then(({ Pager }) => Pager),
  shortcuts: () => controls().then(({ KeyboardShortcuts }) => KeyboardShortcuts),
};

export type Registry = typeof registry;
