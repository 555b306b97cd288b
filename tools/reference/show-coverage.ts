/**
 * Prints how complete the reference is in each language: `npm run reference -- coverage`. Exits
 * with 1 if a symbol has no summary.
 */
import fs from 'node:fs';
import path from 'node:path';
import { generateReference } from '../../plugins/gatsby-plugin-typedoc/src/generate-reference';
import { localeCodes } from '../../src/locales/locales';
import { referenceOptions } from '../../src/config/reference-options';
import { coverageTable, type CoverageByLocale } from './coverage/coverage-table';
import { readEnvironment } from '../../scripts/read-environment';

const root = path.resolve(__dirname, '../..');
const out = path.join(root, 'typedoc-out');
const options = referenceOptions(readEnvironment(process.cwd())['TOOLKIT_DIR']);

void generateReference({ ...options, root, out }).then(({ problems }) => {
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
    return;
  }
  const coverage: CoverageByLocale = Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      JSON.parse(
        fs.readFileSync(path.join(out, locale, 'coverage.json'), 'utf8'),
      ) as CoverageByLocale[string],
    ]),
  );
  const { lines, missing } = coverageTable(coverage);
  console.log(lines.join('\n'));
  if (missing.length === 0) return;
  console.error(
    `\n${missing.join('\n')}\nAdd the summary, or the @uk text below it, to the symbol's comment in ${options.toolkitDir}/.`,
  );
  process.exitCode = 1;
});
