import path from 'node:path';
import { remarkDocs } from './src/compile/remark-docs';
import type { Options } from './src/plugin-options';
import { sampleTypesAreCurrent, sampleTypesFile } from '../../packages/samples/find-changes';

export { lastCommitYear } from './src/git-history';

const SAMPLES = 'packages/samples';

/**
 * The `reader` option of gatsby-plugin-typedoc. It reads samples inside the TypeDoc process, which
 * has already parsed most of their imports.
 */
export const SAMPLE_READER = `${SAMPLES}/update-in-typedoc.ts`;

/**
 * Returns the gatsby-transformer-docs options.
 *
 * @param site - Settings that depend on the site.
 * @param checksSamples - False for content that isn't compiled against `toolkit/`.
 */
export function docsOptions(
  site: Pick<
    Options,
    | 'guides'
    | 'references'
    | 'guidesFolder'
    | 'referenceSources'
    | 'siteUrl'
    | 'mdxComponents'
    | 'symbolFiles'
    | 'colorTokens'
    | 'followedGuides'
  >,
  checksSamples: boolean,
): Options {
  const samples = {
    program: `${SAMPLES}/sample-types-program.ts`,
    file: sampleTypesFile('.'),
    areCurrent: () => sampleTypesAreCurrent(process.cwd()),
  };
  return { ...site, samples: checksSamples ? samples : null };
}

/**
 * Returns the gatsby-plugin-mdx options, so that `.mdx` guides support the same Markdown as others.
 *
 * @param guidesFolder - Guides folder, from the site root.
 * @param symbolFile - The default locale's symbols.json.
 */
export function mdxOptions(guidesFolder: string, symbolFile: string) {
  return {
    extensions: ['.mdx'],
    mdxOptions: {
      remarkPlugins: [[remarkDocs, { root: path.resolve(guidesFolder), symbolIndex: symbolFile }]],
    },
  };
}
