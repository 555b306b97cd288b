import type { Root } from 'mdast';
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

/** The bodies of MDX guides, by file: gatsby-transformer-docs compiles them, gatsby-plugin-mdx renders them. */
const bodies = new Map<string, Root>();

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
  return {
    ...site,
    samples: checksSamples ? samples : null,
    keepBody: (file, body) => void bodies.set(file, body),
  };
}

/** The gatsby-plugin-mdx options, so that `.mdx` guides support the same Markdown as others. */
export const mdxOptions = {
  extensions: ['.mdx'],
  mdxOptions: { remarkPlugins: [[remarkDocs, { bodyOf: (file: string) => bodies.get(file) }]] },
};
