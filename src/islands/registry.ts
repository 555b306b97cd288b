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
  versions: () => controls().then(({ VersionSwitch }) => VersionSwitch),
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
