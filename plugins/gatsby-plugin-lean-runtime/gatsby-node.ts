import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { cssOfPages, ignoreOrder, shortenClassNames } from './src/lean-css';

/**
 * Packages whose greater part never runs on this site. Each is replaced by what the site uses of it: about 20 kB of compressed JavaScript
 * less on every first interaction. Static HTML and the development server work with the real ones.
 */
const STAND_INS = {
  // gatsby-script supports a worker strategy that no script of this site uses.
  '@builder.io/partytown/integration': 'no-partytown.js',
  // Only words a development warning.
  outdent$: 'no-outdent.js',
  'browser-lang$': 'no-browser-lang.js',
  i18next$: 'i18next.ts',
  'react-i18next$': 'react-i18next.js',
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  store,
  getConfig,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig() as Parameters<typeof shortenClassNames>[0];
  shortenClassNames(config);
  ignoreOrder(config);
  actions.replaceWebpackConfig(config);
  // Source maps of the build would be published, and take a tenth of its time.
  actions.setWebpackConfig({ devtool: false });
  if (stage === 'build-html') return;
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  actions.setWebpackConfig({
    optimization: { splitChunks: { cacheGroups: { styles: { chunks: cssOfPages } } } },
    resolve: {
      alias: Object.fromEntries(
        Object.entries(STAND_INS).map(([name, file]) => [
          name,
          path.join(root, 'plugins/gatsby-plugin-lean-runtime/src', file),
        ]),
      ),
    },
  });
};
