import type { i18n as I18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { loadTexts } from '../browser/texts';
import { prepareSearch } from '../components/search/prepare-search';
import type { Namespace } from '../locales/messages';

// An island's name is its component's. Each module exports a component of that name.

/** Loads the islands of most pages. Every page loads them at the start. */
const loadCommon = () => import(/* webpackChunkName: "common" */ './common');

/** Loads the other islands, on pages that have them. */
const loadOther = {
  AnnouncementBar: () =>
    import(/* webpackChunkName: "announcement" */ '../components/announcement/AnnouncementBar'),
  ColorModeSwitch: () =>
    import(/* webpackChunkName: "color-mode-switch" */ '../components/color-mode/ColorModeSwitch'),
  CompareReleases: () =>
    import(/* webpackChunkName: "compare-releases" */ '../components/releases/CompareReleases'),
  HideOnScroll: () => import(/* webpackChunkName: "hide-on-scroll" */ '../components/navbar/HideOnScroll'),
  ItemFilter: () => import(/* webpackChunkName: "item-filter" */ '../components/reference/ItemFilter'),
  OldVersionBar: () =>
    import(/* webpackChunkName: "old-version" */ '../components/version-switch/OldVersionBar'),
  PackageFilter: () =>
    import(/* webpackChunkName: "package-filter" */ '../components/reference/PackageFilter'),
  SearchPage: () => {
    // The results of a query in the URL need more code.
    if (/[?&]q=[^&]/.test(window.location.search)) prepareSearch();
    return import(/* webpackChunkName: "search-page" */ '../components/search/SearchPage');
  },
  Suggestions: () => import(/* webpackChunkName: "suggestions" */ '../components/not-found/Suggestions'),
  UpgradeList: () => import(/* webpackChunkName: "upgrade-list" */ '../components/releases/UpgradeList'),
};

/** The message files besides `common` that an island's first render needs. */
const TEXTS: Readonly<Partial<Record<IslandName, readonly Namespace[]>>> = {
  CompareReleases: ['api'],
  ItemFilter: ['api'],
  PackageFilter: ['api', 'kinds'],
  SearchPage: ['search', 'kinds'],
  Suggestions: ['not-found'],
  UpgradeList: ['api'],
};

type Loaders = typeof loadOther;
type Modules = { [Name in keyof Loaders]: Awaited<ReturnType<Loaders[Name]>> };

/** The component of each island. */
export type Islands = typeof import('./common') & {
  [Name in keyof Modules]: Modules[Name][Name & keyof Modules[Name]];
};
export type IslandName = keyof Islands;

/** Loads an island's component with its texts. */
export async function loadIsland(
  name: IslandName,
  i18n: I18n,
): Promise<ComponentType<{ children?: ReactNode }>> {
  const load = name in loadOther ? loadOther[name as keyof Loaders] : loadCommon;
  const [module] = await Promise.all([load(), loadTexts(i18n, ...(TEXTS[name] ?? []))]);
  return (module as Record<string, unknown>)[name] as ComponentType<{ children?: ReactNode }>;
}
