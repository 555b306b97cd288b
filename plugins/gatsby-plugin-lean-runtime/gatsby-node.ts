import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * Modules that reach the bundle only because a CommonJS package re-exports everything it has. Each is replaced by what the
 * site uses of it: about 5 kB of gzipped JavaScript less on every first interaction. Static HTML is rendered with the real ones.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, store }) => {
  // Source maps of the build would be published, and take a tenth of its time.
  if (stage === 'build-javascript' || stage === 'build-html') actions.setWebpackConfig({ devtool: false });
  if (stage !== 'build-javascript') return;
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const stub = (name: string) => path.join(root, 'plugins/gatsby-plugin-lean-runtime/src', name);
  actions.setWebpackConfig({
    resolve: {
      alias: {
        // gatsby-script supports a worker strategy that no script of this site uses.
        '@builder.io/partytown/integration': stub('no-partytown.js'),
        // Only words a development warning.
        outdent$: stub('no-outdent.js'),
        'react-i18next$': stub('react-i18next.js'),
      },
    },
  });
};
