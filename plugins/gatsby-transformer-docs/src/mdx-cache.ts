import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { rootOf } from '../../shared/gatsby-state';

/**
 * webpack caches an MDX guide's component until its file changes. The compiled body also depends on
 * symbols, samples, other guides, and interface messages, so don't cache it.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, store }) => {
  const loader = path.resolve(rootOf(store), 'plugins/gatsby-transformer-docs/src/uncached.cjs');
  actions.setWebpackConfig({ module: { rules: [{ test: /\.mdx$/, use: [loader] }] } });
};
