import type { Root } from 'mdast';
import type { Locale } from '../../src/locales/locales';
import { remarkDocs } from './src/compile/remark-docs';
import type { ReferenceSources } from './src/reference-updates';

export { lastCommitYear } from './src/git-history';

export interface Options {
  /** Guides folder, from the site root. */
  guidesFolder: string;
  /** What the reference is generated from. */
  referenceSources: ReferenceSources;
  /** Paths to the generated symbols.json files, by locale. */
  symbolFiles: Record<Locale, string>;
  /** Scheme and host, without the path prefix. */
  siteUrl: string;
  /** Names of the color tokens that guides can show as swatches. */
  colorTokens: string[];
  /** False for content that isn't compiled against `toolkit/`: samples then have no links and hover cards. */
  checksSamples: boolean;
  /** Keeps an MDX guide's body for gatsby-plugin-mdx. */
  keepBody: (file: string, body: Root) => void;
}

/** The bodies of MDX guides, by file: gatsby-transformer-docs compiles them, gatsby-plugin-mdx renders them. */
const bodies = new Map<string, Root>();

/** Gatsby compiles each plugin and the config separately, so the plugin gets this function as an option. */
export const keepBody: Options['keepBody'] = (file, body) => void bodies.set(file, body);

/** The gatsby-plugin-mdx options, so that `.mdx` guides support the same Markdown as others. */
export const mdxOptions = {
  extensions: ['.mdx'],
  mdxOptions: { remarkPlugins: [[remarkDocs, { bodyOf: (file: string) => bodies.get(file) }]] },
};
