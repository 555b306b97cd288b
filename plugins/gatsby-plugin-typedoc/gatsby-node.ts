import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { localeCodes } from '../../src/locales/locales';
import { rootOf } from '../shared/gatsby-state';
import { generateReference, pathProblems, type ReferenceOptions } from './src/generate-reference';
import { listFiles } from '../../src/model/files';

type Options = Omit<ReferenceOptions, 'root' | 'out'> & { out: string; generate: boolean };

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    toolkitDir: Joi.string()
      .required()
      .description('Folder that holds the packages: every **/src/index.ts below it is one.'),
    out: Joi.string().required().description('Folder the Markdown goes to, one subfolder a locale.'),
    scope: Joi.string().required().description('npm scope of packages that have no package.json.'),
    sources: Joi.object({ file: Joi.string().required(), url: Joi.string().required() })
      .allow(null)
      .default(null)
      .description(
        'Positions of the symbols in the published sources, and the address those are relative to.',
      ),
    overlayDir: Joi.string()
      .allow(null)
      .default(null)
      .description(
        'Folder of declarations whose comments, in all languages, take the place of those in the toolkit.',
      ),
    historyDir: Joi.string()
      .allow(null)
      .default(null)
      .description('Folder with the history of each package, as `npm run reference -- history` writes it.'),
    errors: Joi.object({
      file: Joi.string().required(),
      guidesDir: Joi.string().required(),
      sourcesUrl: Joi.string().required(),
    })
      .allow(null)
      .default(null)
      .description(
        'The list of error messages, as `npm run reference -- errors` writes it, and the guides that it refers to.',
      ),
    reader: Joi.string()
      .allow(null)
      .default(null)
      .description('Module that also reads the toolkit by its tsconfig: it gets the files that are parsed.'),
    countTypeErrors: Joi.boolean().default(false),
    generate: Joi.boolean().default(true).description('False to use the Markdown that is there already.'),
  });

/**
 * True if generation failed but an earlier reference exists: the build then reports its other
 * problems before it fails.
 */
let standsIn = false;

/** Runs before files are sourced, so that gatsby-source-filesystem finds the reference on disk. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const root = rootOf(store);
  const out = path.resolve(root, options.out);
  if (!options.generate) {
    const isEmpty = (locale: string) =>
      !listFiles(path.join(out, locale)).some((file) => file.endsWith('.md'));
    const empty = localeCodes.filter(isEmpty);
    // Kinds without a route are reported later, with the other document problems.
    if (empty.length > 0)
      reporter.panic(empty.flatMap((locale) => pathProblems(path.join(out, locale), locale)).join('\n'));
    return;
  }
  const timer = reporter.activityTimer('TypeDoc writes the reference');
  timer.start();
  const report = await generateReference({ ...options, root, out });
  timer.setStatus(
    report.ran ? `${report.symbols} symbols, ${report.changedFiles} files changed` : 'unchanged',
  );
  timer.end();
  for (const warning of report.warnings) reporter.warn(warning);
  standsIn = false;
  if (report.problems.length === 0) return;
  const message = `The reference could not be made:\n\n${report.problems.map((problem) => `  ${problem}`).join('\n')}\n`;
  standsIn = localeCodes.every((locale) => fs.existsSync(path.join(out, locale, 'symbols.json')));
  if (process.env['NODE_ENV'] === 'production' && !standsIn) reporter.panic(message);
  else reporter.error(message);
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter }) => {
  if (standsIn && process.env['NODE_ENV'] === 'production')
    reporter.panic('The reference could not be generated; see the errors above.');
};
