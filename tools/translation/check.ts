import path from 'node:path';
import { errorIn, formatProblem, sortProblems, type Problem } from '../../src/model/text/problem';
import { readText } from '../../src/node/read-text';
import { count } from '../../src/model/text/text';
import { defaultLocale, localeCodes, type Locale } from '../../src/locales/locales';
import { listGuides } from '../../packages/guide-files/list-guides';
import { readGuide } from '../../packages/guide-files/read-guide';
import { checkLength } from './src/check-length';
import { compareGuides } from './src/compare-guides';
import { driftTable, pageStatuses } from './src/drift';
import { checkGlossary } from './src/check-glossary';
import { wantedFiles } from '../../packages/guide-files/wanted-files';

const root = process.cwd();
const { names, covers } = wantedFiles(root);
/** Checks whether a guide or one of its translations is named. All of them are then checked together. */
const isWanted = (relativePath: string) =>
  localeCodes.some((locale) => covers(`content/${locale}/${relativePath}`));
const guides = localeCodes
  .flatMap((locale) => listGuides(root, locale))
  .filter(({ relativePath }) => isWanted(relativePath))
  .map(readGuide);
const guidesIn = (code: Locale) => guides.filter(({ locale }) => locale === code);
const originals = guidesIn(defaultLocale);
const byPath = new Map(originals.map((guide) => [guide.relativePath, guide]));
const problems: Problem[] = guides.flatMap(checkLength);
const report = (place: string, message: string) => problems.push(errorIn(place, message));

for (const locale of localeCodes.filter((code) => code !== defaultLocale)) {
  const translations = guidesIn(locale);
  for (const translation of translations) {
    const original = byPath.get(translation.relativePath);
    if (original) problems.push(...compareGuides(original, translation));
    else
      report(
        translation.sourcePath,
        `content/${defaultLocale}/${translation.relativePath} does not exist. Move this page or write the original.`,
      );
  }
  const statuses = pageStatuses(originals, translations);
  for (const { relativePath, state } of statuses) {
    const file = `content/${locale}/${relativePath}`;
    if (state === 'missing') report(file, 'this translation does not exist.');
    if (state === 'unstamped')
      report(
        file,
        `the front matter does not say what was translated. Compare the page with the original and run "npm run translation -- stamp ${file}".`,
      );
    if (state === 'outdated')
      report(
        file,
        `the original has changed since. Translate the change and run "npm run translation -- stamp ${file}".`,
      );
  }
  if (names.length === 0) console.log(`Translations into "${locale}":\n\n${driftTable(statuses)}\n`);
}
const file = 'content/uk/glossary.yml';
if (covers(file)) problems.push(...checkGlossary(readText(path.join(root, file)), file).problems);
for (const problem of sortProblems(problems)) console.log(formatProblem(problem));
console.log(`${count(originals.length, 'page')}, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
