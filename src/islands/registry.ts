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
  'copy-page': () => controls().then(({ CopyPage }) => CopyPage),
  languages: () => controls().then(({ Languages }) => Languages),
  'page-loading': () => controls().then(({ PageLoading }) => PageLoading),
  'page-menu': () => controls().then(({ PageMenu }) => PageMenu),
  pager: () => controls().then(({ Pager }) => Pager),
  shortcuts: () => controls().then(({ KeyboardShortcuts }) => KeyboardShortcuts),
  'color-mode': () => controls().then(({ ColorMode }) => ColorMode),
  'menu-button': () => controls().then(({ MenuButton }) => MenuButton),
  'navbar-links': () => controls().then(({ NavbarLinks }) => NavbarLinks),
  sidebar: () => controls().then(({ SidebarColumn }) => SidebarColumn),
  announcement: () =>
    import(/* webpackChunkName: "announcement" */ '../components/announcement/AnnouncementBar').then(
      ({ AnnouncementBar }) => AnnouncementBar,
    ),
  'hide-on-scroll': () =>
    import(/* webpackChunkName: "hide-on-scroll" */ '../components/navbar/HideOnScroll').then(
      ({ HideOnScroll }) => HideOnScroll,
    ),
  'old-version': () =>
    import(/* webpackChunkName: "old-version" */ '../components/version-switch/OldVersionBar').then(
      ({ OldVersionBar }) => OldVersionBar,
    ),
};

export type Registry = typeof registry;
