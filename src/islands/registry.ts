import type { i18n as I18n } from 'i18next';
import { loadTexts } from '../browser/texts';
import { loadSearchPage } from '../components/search/load-search-page';
import type { Namespace } from '../locales/messages';

/** Components of islands on most pages. Every page loads them at the start. */
const controls = () => import(/* webpackChunkName: "controls" */ './controls');

/** Loads a component whose first render needs message files besides `common`. */
const withTexts = async <Component>(
  i18n: I18n,
  load: () => Promise<Component>,
  ...names: Namespace[]
): Promise<Component> => {
  const [component] = await Promise.all([load(), loadTexts(i18n, ...names)]);
  return component;
};

/** Loads the component of each island. Those outside `controls` are loaded by the pages that have them. */
export const registry = {
  article: () => controls().then(({ Article }) => Article),
  languages: () => controls().then(({ Languages }) => Languages),
  'menu-button': () => controls().then(({ MenuButton }) => MenuButton),
  'navbar-links': () => controls().then(({ NavbarLinks }) => NavbarLinks),
  page: () => controls().then(({ PageBehavior }) => PageBehavior),
  'page-menu': () => controls().then(({ PageMenu }) => PageMenu),
  pager: () => controls().then(({ Pager }) => Pager),
  search: () => controls().then(({ Search }) => Search),
  shortcuts: () => controls().then(({ KeyboardShortcuts }) => KeyboardShortcuts),
  sidebar: () => controls().then(({ SidebarColumn }) => SidebarColumn),
  toc: () => controls().then(({ TableOfContents }) => TableOfContents),
  'toc-disclosure': () => controls().then(({ TocDisclosure }) => TocDisclosure),
  versions: () => controls().then(({ VersionSwitch }) => VersionSwitch),

  announcement: () =>
    import(/* webpackChunkName: "announcement" */ '../components/announcement/AnnouncementBar').then(
      ({ AnnouncementBar }) => AnnouncementBar,
    ),
  'color-mode-switch': () =>
    import(/* webpackChunkName: "color-mode-switch" */ '../components/color-mode/ColorModeSwitch').then(
      ({ ColorModeSwitch }) => ColorModeSwitch,
    ),
  'compare-releases': (i18n: I18n) =>
    withTexts(
      i18n,
      () => import(/* webpackChunkName: "compare-releases" */ '../components/releases/CompareReleases'),
      'api',
    ).then(({ CompareReleases }) => CompareReleases),
  'hide-on-scroll': () =>
    import(/* webpackChunkName: "hide-on-scroll" */ '../components/navbar/HideOnScroll').then(
      ({ HideOnScroll }) => HideOnScroll,
    ),
  'item-filter': (i18n: I18n) =>
    withTexts(
      i18n,
      () => import(/* webpackChunkName: "item-filter" */ '../components/reference/ItemFilter'),
      'api',
    ).then(({ ItemFilter }) => ItemFilter),
  'old-version': () =>
    import(/* webpackChunkName: "old-version" */ '../components/version-switch/OldVersionBar').then(
      ({ OldVersionBar }) => OldVersionBar,
    ),
  'package-filter': (i18n: I18n) =>
    withTexts(
      i18n,
      () => import(/* webpackChunkName: "package-filter" */ '../components/reference/PackageFilter'),
      'api',
      'kinds',
    ).then(({ PackageFilter }) => PackageFilter),
  'search-page': loadSearchPage,
  suggestions: (i18n: I18n) =>
    withTexts(
      i18n,
      () => import(/* webpackChunkName: "suggestions" */ '../components/not-found/Suggestions'),
      'not-found',
    ).then(({ Suggestions }) => Suggestions),
  'upgrade-list': (i18n: I18n) =>
    withTexts(
      i18n,
      () => import(/* webpackChunkName: "upgrade-list" */ '../components/releases/UpgradeList'),
      'api',
    ).then(({ UpgradeList }) => UpgradeList),
};

export type Registry = typeof registry;
