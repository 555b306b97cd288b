import i18next from 'i18next';
import { loadTexts } from '../browser/texts';
import type { Namespace } from '../locales/messages';

/**
 * Loads the component of each island. Those on most pages share a file, `controls`; the others are
 * loaded by the pages that have them.
 */
const controls = () => import(/* webpackChunkName: "controls" */ './controls');

/** Loads a component whose first render needs message files besides `common`. */
const withTexts = <Component>(load: () => Promise<Component>, ...names: Namespace[]) =>
  loadTexts(i18next, ...names).then(load);

export const registry = {
  versions: () => controls().then(({ VersionSwitch }) => VersionSwitch),
  toc: () => controls().then(({ TableOfContents }) => TableOfContents),
  tocDisclosure: () => controls().then(({ TocDisclosure }) => TocDisclosure),
  sections: () => controls().then(({ SectionMessages }) => SectionMessages),
  itemFilter: () =>
    withTexts(
      () => import(/* webpackChunkName: "item-filter" */ '../components/reference/ItemFilter'),
      'api',
    ).then(({ ItemFilter }) => ItemFilter),
  packageFilter: () =>
    withTexts(
      () => import(/* webpackChunkName: "package-filter" */ '../components/reference/PackageFilter'),
      'api',
      'kinds',
    ).then(({ PackageFilter }) => PackageFilter),
  suggestions: () =>
    withTexts(
      () => import(/* webpackChunkName: "suggestions" */ '../components/not-found/Suggestions'),
      'not-found',
    ).then(({ Suggestions }) => Suggestions),
};

export type Registry = typeof registry;
