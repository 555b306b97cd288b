import fs from 'node:fs';
import { formatProblem, sortProblems } from '../../src/model/text/problem';
import { readText } from '../../src/node/read-text';
import { count } from '../../src/model/text/text';
import { localeCodes } from '../../src/locales/locales';
import { checkGlossary } from '../translation/src/check-glossary';
import { checkTexts } from './prose/check-texts';
import { glossaryRules } from './prose/glossary-rules';
import { readProse } from './prose/read-prose';
import { wantedFiles } from '../../packages/guide-files/wanted-files';

function readGlossaryRules(locale: string): string | undefined {
  const file = `content/${locale}/glossary.yml`;
  if (!fs.existsSync(file)) return undefined;
  return glossaryRules(checkGlossary(readText(file), file).avoided);
}

export async function run(): Promise<void> {
  const { covers } = wantedFiles();
  const checks = localeCodes.map((locale) =>
    checkTexts(readProse(process.cwd(), locale, covers), locale, readGlossaryRules(locale)),
  );
  const problems = (await Promise.all(checks)).flat();
  for (const problem of sortProblems(problems)) console.log(formatProblem(problem));
  console.log(`${count(problems.length, 'place')} to reword.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
