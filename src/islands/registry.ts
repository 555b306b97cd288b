import { loadSearchPage } from '../components/search/load-search-page';
import i18next from 'i18next';
import { loadTexts } from '../browser/texts';
import type { Namespace } from '../locales/messages';

/**
 * Loads the component of each island. Those on most pages share a file, `controls`; the others are
 * loaded by the pages that have them.
 */
const controls = () => import(/* webpackChunkName: "controls" */ './controls');

/** Loads a component whose first render needs message files besides `common`. */
const withTexts = async <Component>(
  load: () => Promise<Component>,
  ...names: Namespace[]
): Promise<Component> => {
  const [component] = await Promise.all([load(), loadTexts(i18next, ...names)]);
  return component;
};

export const registry = {
  search: () => controls().then(({ Search }) => Search),
  'search-page': loadSearchPage,
  article: () => controls().then(({ Article }) => Article),
  versions: () => controls().then(({ VersionSwitch }) => VersionSwitch),
  'color-mode': () => controls().then(({ ColorMode }) => ColorMode),
  'menu-button': () => controls().then(({ MenuButton }) => MenuButton),
  'navbar-links': () => controls().then(({ NavbarLinks }) => NavbarLinks),
  sidebar: () => controls().then(({ SidebarColumn }) => SidebarColumn),
  announcement: () =>
    import(/* webpackChunkName: "announcement" */ '../components/announcement/AnnouncementBar').then(
      ({ AnnouncementBar }) => AnnouncementBar,
    ),
  'color-mode-switch': () =>
    import(/* webpackChunkName: "color-mode-switch" */ '../components/color-mode/ColorModeSwitch').then(
      ({ ColorModeSwitch }) => ColorModeSwitch,
    ),
  'hide-on-scroll': () =>
    import(/* webpackChunkName: "hide-on-scroll" */ '../components/navbar/HideOnScroll').then(
      ({ HideOnScroll }) => HideOnScroll,
    ),
  'old-version': () =>
    import(/* webpackChunkName: "old-version" */ '../components/version-switch/OldVersionBar').then(
      ({ OldVersionBar }) => OldVersionBar,
    ),
  'copy-page': () => controls().then(({ CopyPage }) => CopyPage),
  languages: () => controls().then(({ Languages }) => Languages),
  'page-loading': () => controls().then(({ PageLoading }) => PageLoading),
  'page-menu': () => controls().then(({ PageMenu }) => PageMenu),
  pager: () => controls().then(({ Pager }) => Pager),
  shortcuts: () => controls().then(({ KeyboardShortcuts }) => KeyboardShortcuts),
  'compare-releases': () =>
    withTexts(
      () => import(/* webpackChunkName: "compare-releases" */ '../components/releases/CompareReleases'),
      'api',
    ).then(({ CompareReleases }) => CompareReleases),
  'upgrade-list': () =>
    withTexts(
      () => import(/* webpackChunkName: "upgrade-list" */ '../components/releases/UpgradeList'),
      'api',
    ).then(({ UpgradeList }) => UpgradeList),
};

export type Registry = typeof registry;
