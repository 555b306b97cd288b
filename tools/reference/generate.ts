/**
 * Generates the reference from the toolkit's TypeScript without building the site: `npm run
 * reference -- generate`.
 */
import path from 'node:path';
import { referenceOptions } from '../../src/config/reference-options';
import { localeCodes } from '../../src/locales/locales';
import {
  generateReference,
  type ReferenceReport,
} from '../../plugins/gatsby-plugin-typedoc/src/generate-reference';
import { readEnvironment } from '../../scripts/read-environment';

const root = path.resolve(__dirname, '../..');

export const options = {
  ...referenceOptions(readEnvironment(process.cwd()).settings.toolkitDir),
  root,
  out: path.join(root, 'typedoc-out'),
};

/**
 * Writes the reference to `typedoc-out/`.
 *
 * @throws Error with all problems in the toolkit's declarations.
 */
export async function writeReference(): Promise<ReferenceReport> {
  const report = await generateReference(options);
  if (report.problems.length > 0) throw new Error(report.problems.join('\n'));
  return report;
}

export async function run(): Promise<void> {
  const { warnings, symbols, ran, changedFiles } = await writeReference();
  for (const warning of warnings) console.warn(warning);
  console.log(
    `${options.toolkitDir}: ${symbols} symbols in ${localeCodes.length} languages, ` +
      (ran ? `${changedFiles} files changed.` : 'unchanged.'),
  );
}
