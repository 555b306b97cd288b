import i18next from 'i18next';
import { loadTexts } from '../browser/texts';
import type { Namespace } from '../locales/messages';

/**
 * Loads the component of each island. Those on most pages share a file, `controls`; the others are
 * loaded by the pages that have them.
 */
const controls = () => import(/* webpackChunkName: "controls" */ './controls');

/** Loads the message file that a component needs beside it. */
const withTexts = async <Loaded>(name: Namespace, component: Promise<Loaded>): Promise<Loaded> => {
  const [loaded] = await Promise.all([component, loadTexts(i18next, name)]);
  return loaded;
};

export const registry = {
  versions: () => controls().then(({ VersionSwitch }) => VersionSwitch),
  'compare-releases': () =>
    withTexts(
      'api',
      import(/* webpackChunkName: "compare-releases" */ '../components/releases/CompareReleases'),
    ).then(({ CompareReleases }) => CompareReleases),
  'upgrade-list': () =>
    withTexts(
      'api',
      import(/* webpackChunkName: "upgrade-list" */ '../components/releases/UpgradeList'),
    ).then(({ UpgradeList }) => UpgradeList),
};

export type Registry = typeof registry;
