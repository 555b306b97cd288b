import type { GatsbyNode } from 'gatsby';
import type { Locale } from '../../../src/locales/locales';

export type Options = {
  /** `sourceInstanceName` of the gatsby-source-filesystem sources. */
  guides: string;
  references: string;
  /** Guides folder, from the site root. */
  guidesFolder: string;
  /** Scheme and host, without the path prefix. */
  siteUrl: string;
  mdxComponents: string[];
  symbolFiles: Record<Locale, string>;
  colorTokens: string[];
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
      .description('sourceInstanceName of the guides, whose first folder is the locale.'),
    references: Joi.string()
      .required()
      .description('sourceInstanceName of the Markdown that TypeDoc writes.'),
    guidesFolder: Joi.string()
      .required()
      .description('Where the guides are, for the dates of their changes.'),
    siteUrl: Joi.string()
      .uri()
      .required()
      .description('Scheme and host, without the path prefix, for the links in Markdown copies.'),
    mdxComponents: Joi.array()
      .items(Joi.string())
      .required()
      .description('Components an .mdx guide may use.'),
    symbolFiles: Joi.object()
      .required()
      .description('The symbols.json that the TypeDoc run leaves, by locale.'),
    colorTokens: Joi.array()
      .items(Joi.string())
      .required()
      .description('Names of the color tokens a swatch may show.'),
    samples: Joi.object({
      program: Joi.string().required(),
      file: Joi.string().required(),
      areCurrent: Joi.function().required(),
    })
      .allow(null)
      .required()
      .description(
        'The program that asks the compiler about samples, the file it writes, and whether that is up to date; null to leave them as they are.',
      ),
  });
