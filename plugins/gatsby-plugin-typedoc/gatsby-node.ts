import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { localeCodes } from '../../src/locales/locales';
import { rootOf } from '../shared/gatsby-state';
import type { Options } from './options';
import { generateReference } from './src/generate-reference';

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
