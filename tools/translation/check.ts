import fs from 'node:fs';
import path from 'node:path';
import { errorIn, formatProblem, sortProblems, type Problem } from '../../src/model/problem';
import { readText } from '../../src/model/read-text';
import { defaultLocale, localeCodes, type Locale } from '../../src/locales/locales';
import type { Namespace } from '../../src/locales/messages';
import { readMessages } from '../../src/locales/read-messages';
import { readGuides } from '../../packages/guide-files/read-guide';
import { checkLength } from './src/check-length';
import { compareGuides } from './src/compare-guides';
import { compareMessages } from './src/compare-messages';
import { driftTable, translationStates } from './src/drift';
import { checkGlossary } from './src/check-glossary';

const root = process.cwd();
const guides = readGuides(root, localeCodes);
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
  const states = translationStates(originals, translations);
  for (const { relativePath, state } of states) {
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
  for (const name of fs
    .readdirSync(path.join('src/locales', defaultLocale))
    .filter((each) => each.endsWith('.json'))) {
    const namespace = path.parse(name).name as Namespace;
    const messages = readMessages(namespace);
    problems.push(
      ...compareMessages(messages[defaultLocale], messages[locale], `src/locales/${locale}/${name}`),
    );
  }
  console.log(`Translations into "${locale}":\n\n${driftTable(states)}\n`);
}
const file = 'content/uk/glossary.yml';
problems.push(...checkGlossary(readText(path.join(root, file)), file).problems);
for (const problem of sortProblems(problems)) console.log(formatProblem(problem));
console.log(`${originals.length} pages, problems: ${problems.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
