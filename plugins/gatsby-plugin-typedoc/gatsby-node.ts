import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { localeCodes } from '../../src/locales/locales';
import { rootOf } from '../shared/gatsby-state';
import { generateReference } from './src/generate-reference';
import type { ReferenceOptions } from './src/options';

type Options = Omit<ReferenceOptions, 'root'>;

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    toolkitDir: Joi.string()
      .required()
      .description('Folder with the packages. Each **/src/index.ts in it is a package entry point.'),
    out: Joi.string()
      .required()
      .description('Output folder for the Markdown, with one subfolder per locale.'),
    scope: Joi.string().required().description('npm scope for packages without a package.json.'),
    sources: Joi.object({ file: Joi.string().required(), url: Joi.string().required() })
      .allow(null)
      .default(null)
      .description(
        'File with the positions of symbols in the published sources, and the base URL of those sources.',
      ),
    overlayDir: Joi.string()
      .allow(null)
      .default(null)
      .description('Folder with declarations whose comments replace those in the toolkit, in all languages.'),
    historyDir: Joi.string()
      .allow(null)
      .default(null)
      .description('Folder with the release history of each package, from `npm run reference -- history`.'),
    configuration: Joi.string()
      .allow(null)
      .default(null)
      .description('List of configuration keys, from `npm run reference -- configuration`.'),
    modules: Joi.string()
      .allow(null)
      .default(null)
      .description(
        'What Nest modules declare, from `npm run reference -- modules`; null to read the packages.',
      ),
    errors: Joi.object({
      file: Joi.string().required(),
      guidesDir: Joi.string().required(),
      sourcesUrl: Joi.string().required(),
    })
      .allow(null)
      .default(null)
      .description(
        'List of error messages, from `npm run reference -- errors`, and the guides that it links to.',
      ),
    reader: Joi.string()
      .allow(null)
      .default(null)
      .description('Module to run after TypeDoc. It receives the files that the compiler has parsed.'),
    countTypeErrors: Joi.boolean().default(false),
  });

/**
 * True if generation failed but an earlier reference exists: the build then reports its other
 * problems before it fails.
 */
let usesEarlierReference = false;

/** Runs before files are sourced, so that gatsby-source-filesystem finds the reference on disk. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const root = rootOf(store);
  const out = path.resolve(root, options.out);
  const timer = reporter.activityTimer('TypeDoc writes the reference');
  timer.start();
  const report = await generateReference({ ...options, root, out });
  timer.setStatus(
    report.ran ? `${report.symbols} symbols, ${report.changedFiles} files changed` : 'unchanged',
  );
  timer.end();
  for (const warning of report.warnings) reporter.warn(warning);
  usesEarlierReference = false;
  if (report.problems.length === 0) return;
  const message = `The reference couldn't be generated:\n\n${report.problems.map((problem) => `  ${problem}`).join('\n')}\n`;
  usesEarlierReference = localeCodes.every((locale) => fs.existsSync(path.join(out, locale, 'symbols.json')));
  if (process.env['NODE_ENV'] === 'production' && !usesEarlierReference) reporter.panic(message);
  else reporter.error(message);
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter }) => {
  if (usesEarlierReference && process.env['NODE_ENV'] === 'production')
    reporter.panic('The reference could not be generated; see the errors above.');
};
