/**
 * Prints how complete the reference is in each language: `npm run reference -- coverage`. Exits
 * with 1 if a symbol has no summary, or a tag such as `@returns` no translation.
 */
import fs from 'node:fs';
import path from 'node:path';
import { localeCodes, translatedLocales } from '../../src/locales/locales';
import { formatProblem } from '../../src/model/text/problem';
import { listFiles } from '../../src/node/files';
import { coverageTable, type CoverageByLocale } from './coverage/coverage-table';
import { findUntranslatedTags } from './coverage/find-untranslated-tags';
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
  const tags = listFiles(options.toolkitDir, (name) => name.endsWith('.ts')).flatMap((name) => {
    const file = path.posix.join(options.toolkitDir, name);
    return findUntranslatedTags(file, fs.readFileSync(file, 'utf8'), translatedLocales).map(formatProblem);
  });
  console.log(`\n${tags.length} tags without a translation`);
  if (missing.length > 0) missing.push(`The comments are in ${options.toolkitDir}/.`);
  if (missing.length + tags.length > 0) throw new Error(`\n${[...missing, ...tags].join('\n')}`);
}
