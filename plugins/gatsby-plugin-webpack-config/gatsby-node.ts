import type { GatsbyNode } from 'gatsby';
import { PAGE_SHEETS } from '../../src/model/browser/style-sheets';
import { rootOf } from '../shared/gatsby-state';
import { cacheByDigest, type CacheSettings } from './src/webpack-cache';
import { minifyWithSwc, preventSecondCompilation, type ScriptRules } from './src/webpack-scripts';
import { CSS_ORDER_WARNING, pageSheetGroups } from './src/webpack-css';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  store,
  getConfig,
}) => {
  actions.setWebpackConfig({
    ignoreWarnings: [{ message: CSS_ORDER_WARNING }],
    plugins: [preventSecondCompilation],
  });
  const config = getConfig() as ScriptRules & CacheSettings;
  cacheByDigest(config, rootOf(store));
  if (stage === 'build-javascript') minifyWithSwc(config);
  actions.replaceWebpackConfig(config);
  if (stage === 'develop') return;
  // Source maps would be published, and take a tenth of the build time.
  actions.setWebpackConfig({ devtool: false });
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ optimization: pageSheetGroups(PAGE_SHEETS) });
};
