import type { GatsbyNode } from 'gatsby';
import type { Root } from 'mdast';
import type { Locale } from '../../../src/locales/locales';
import type { ReferenceSources } from './reference-updates';

export type Options = {
  /** `sourceInstanceName` of the gatsby-source-filesystem sources. */
  guides: string;
  references: string;
  /** Guides folder, from the site root. */
  guidesFolder: string;
  /** What the reference is generated from. */
  referenceSources: ReferenceSources;
  /** Scheme and host, without the path prefix. */
  siteUrl: string;
  mdxComponents: string[];
  /** Keeps an MDX guide's body for gatsby-plugin-mdx. */
  keepBody: (file: string, body: Root) => void;
  symbolFiles: Record<Locale, string>;
  colorTokens: string[];
  /** Results of the guides' tests, from the site root. */
  followedGuides: string;
  samples: {
    program: string;
    file: string;
    /** Checks whether the program's output is up to date. */
    areCurrent: () => boolean;
  } | null;
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    guides: Joi.string()
      .required()
      .description('sourceInstanceName of the guides. Their top-level folders are the locales.'),
    references: Joi.string().required().description('sourceInstanceName of the generated reference.'),
    guidesFolder: Joi.string()
      .required()
      .description('Folder with the guides, for their last-updated dates from git.'),
    referenceSources: Joi.object({
      packages: Joi.string().required(),
      history: Joi.string().required(),
      errors: Joi.string().required(),
      configuration: Joi.string().required(),
    })
      .required()
      .description('Sources of the reference, for their last-updated dates from git.'),
    siteUrl: Joi.string()
      .uri()
      .required()
      .description('Scheme and host for links in Markdown copies, without the path prefix.'),
    mdxComponents: Joi.array()
      .items(Joi.string())
      .required()
      .description('Components that .mdx guides can use.'),
    keepBody: Joi.function()
      .required()
      .description('Called with the file and the compiled body of each .mdx guide.'),
    symbolFiles: Joi.object().required().description('Paths to the generated symbols.json files, by locale.'),
    colorTokens: Joi.array()
      .items(Joi.string())
      .required()
      .description('Names of the color tokens that guides can show as swatches.'),
    followedGuides: Joi.string()
      .required()
      .description('Path to the results of `npm run tutorials -- follow`.'),
    samples: Joi.object({
      program: Joi.string().required(),
      file: Joi.string().required(),
      areCurrent: Joi.function().required(),
    })
      .allow(null)
      .required()
      .description(
        'The program that compiles the samples, its output file, and a function that checks whether that file is current. Null shows samples without links and hover cards.',
      ),
  });
