/**
 * Generates the reference from the toolkit's TypeScript without building the site: `npm run
 * reference -- generate`.
 */
import path from 'node:path';
import { referenceOptions } from '../../src/config/reference-options';
import { localeCodes } from '../../src/locales/locales';
import { generateReference } from '../../plugins/gatsby-plugin-typedoc/src/generate-reference';
import { readEnvironment } from '../../scripts/read-environment';

const root = path.resolve(__dirname, '../..');
const options = referenceOptions(readEnvironment(process.cwd())['TOOLKIT_DIR']);

void generateReference({ ...options, root, out: path.join(root, 'typedoc-out') }).then((report) => {
  for (const warning of report.warnings) console.warn(warning);
  if (report.problems.length > 0) {
    console.error(report.problems.join('\n'));
    process.exitCode = 1;
    return;
  }
  console.log(
    `${options.toolkitDir}: ${report.symbols} symbols in ${localeCodes.length} languages, ` +
      (report.ran ? `${report.changedFiles} files changed.` : 'unchanged.'),
  );
});
