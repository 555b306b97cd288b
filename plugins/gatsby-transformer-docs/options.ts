import path from 'node:path';
import { remarkDocs } from './src/compile/remark-docs';
import type { Options } from './src/options';
import { samplesAreCurrent, samplesFile } from './src/samples/compare-samples';

export { lastCommitYear } from './src/git-history';

const SAMPLES = 'plugins/gatsby-transformer-docs/src/samples';

/** Reads samples inside TypeDoc's process, which has parsed most of what they import: the `reader` of gatsby-plugin-typedoc. */
export const SAMPLE_READER = `${SAMPLES}/read-beside-reference.ts`;

/**
 * Options of gatsby-transformer-docs.
 *
 * @param site - Facts of the site.
 * @param checksSamples - False for content that is not compiled against `toolkit/`.
 */
export function docsOptions(
  site: Pick<
    Options,
    'guides' | 'references' | 'guidesFolder' | 'mdxComponents' | 'symbolFiles' | 'colorTokens'
  >,
  checksSamples: boolean,
): Options {
  const samples = {
    program: `${SAMPLES}/sample-program.ts`,
    file: samplesFile('.'),
    areCurrent: () => samplesAreCurrent(process.cwd()),
  };
  return { ...site, samples: checksSamples ? samples : null };
}

/**
 * Options of gatsby-plugin-mdx, so that `.mdx` guides have the Markdown of all others.
 *
 * @param guidesFolder - Folder of the guides, from the root of the site.
 * @param symbolFile - The symbols.json of the default locale.
 */
export function mdxOptions(guidesFolder: string, symbolFile: string) {
  return {
    extensions: ['.mdx'],
    mdxOptions: {
      remarkPlugins: [[remarkDocs, { root: path.resolve(guidesFolder), symbolIndex: symbolFile }]],
    },
  };
}
