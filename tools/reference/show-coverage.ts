/**
 * Prints how complete the reference is in each language: `npm run reference -- coverage`. Exits
 * with 1 if a symbol has no summary.
 */
import fs from 'node:fs';
import path from 'node:path';
import { localeCodes } from '../../src/locales/locales';
import { coverageTable, type CoverageByLocale } from './coverage/coverage-table';
import { options, run as generate } from './generate';

export function run(): void {
  if (!generate()) return;
  const coverage = Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      JSON.parse(
        fs.readFileSync(path.join(options.out, locale, 'coverage.json'), 'utf8'),
      ) as CoverageByLocale[string],
    ]),
  );
  const { lines, missing } = coverageTable(coverage);
  console.log(lines.join('\n'));
  if (missing.length > 0)
    throw new Error(`\n${missing.join('\n')}\nThe comments are in ${options.toolkitDir}/.`);
}
