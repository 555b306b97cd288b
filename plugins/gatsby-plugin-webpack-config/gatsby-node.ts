import type { GatsbyNode } from 'gatsby';
import { PAGE_SHEETS } from '../../src/model/style-sheets';
import { rootOf } from '../shared/gatsby-state';
import { cacheByDigest, type CacheSettings } from './src/webpack-cache';
import { CompilationHash } from './src/webpack-compilation-hash';
import {
  minifyWithSwc,
  preventSecondCompilation,
  replaceScriptLoader,
  type ScriptRules,
} from './src/webpack-scripts';
import { CSS_ORDER_WARNING, pageSheetGroups } from './src/webpack-css';

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    targets: Joi.array()
      .items(Joi.string())
      .required()
      .description('Oldest supported browsers, in esbuild’s format.'),
  });

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  { stage, actions, store, getConfig },
  pluginOptions,
) => {
  actions.setWebpackConfig({
    ignoreWarnings: [{ message: CSS_ORDER_WARNING }],
    plugins: [preventSecondCompilation],
  });
  const config = getConfig() as ScriptRules & CacheSettings;
  cacheByDigest(config, rootOf(store));
  const { targets } = pluginOptions as unknown as { targets: string[] };
  if (stage === 'build-javascript') minifyWithSwc(config);
  const target = stage.endsWith('html') ? [`node${process.versions.node}`] : targets;
  replaceScriptLoader(
    (file) =>
      // A component that is edited keeps its state by what Babel adds.
      stage === 'develop' && file.endsWith('.tsx')
        ? null
        : {
            loader: 'esbuild-loader',
            // Gatsby's own scripts have JSX in files named .js.
            options: { target, jsx: 'automatic', loader: file.endsWith('.js') ? 'jsx' : 'default' },
          },
    config,
  );
  actions.replaceWebpackConfig(config);
  if (stage === 'develop') return;
  // Source maps would be published, and take a tenth of the build time.
  actions.setWebpackConfig({ devtool: false });
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    plugins: [new CompilationHash()],
    optimization: pageSheetGroups(PAGE_SHEETS),
  });
};
