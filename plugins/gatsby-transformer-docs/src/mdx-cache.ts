import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { defaultLocale } from '../../../src/locales/locales';
import { rootOf } from '../../shared/gatsby-state';
import type { Options } from './plugin-options';

/**
 * webpack caches an MDX guide's component until a tracked file changes. `remarkDocs` also reads the
 * symbols and interface messages, so track those too.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  { actions, store },
  pluginOptions,
) => {
  const { symbolFiles } = pluginOptions as unknown as Options;
  const inSite = (name: string) => path.resolve(rootOf(store), name);
  const loader = inSite('plugins/gatsby-transformer-docs/src/depends-on.cjs');
  const options = { files: [inSite(symbolFiles[defaultLocale])], folders: [inSite('src/locales')] };
  actions.setWebpackConfig({ module: { rules: [{ test: /\.mdx$/, use: [{ loader, options }] }] } });
};
