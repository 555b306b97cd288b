/**
 * Loads the component of each island. Those on most pages share a file, `controls`; the others are
 * loaded by the pages that have them.
 */
const controls = () => import(/* webpackChunkName: "controls" */ './controls');

export const registry = {
  article: () => controls().then(({ Article }) => Article),
  versions: () => controls().then(({ VersionSwitch }) => VersionSwitch),
};

export type Registry = typeof registry;
