import path from 'node:path';
import { formatProblem, sortProblems } from '../../src/model/text/problem';
import { localeCodes } from '../../src/locales/locales';
import { checkCommands } from './samples/check-commands';
import { checkData } from './samples/check-data';
import { checkInstalls } from './samples/check-installs';
import { checkReasons } from './samples/check-reasons';
import { readGuides } from '../../packages/guide-files/read-guide';
import { knownPackages } from './samples/known-packages';
import { readRules } from '../shared/install-rules';
import { runProgram } from '../shared/run-tool';
import { wantedFiles } from '../../packages/guide-files/wanted-files';

const root = process.cwd();
const { names, covers } = wantedFiles(root);
/** A guide may continue any other, so all of them are read. */
const all = readGuides(root, localeCodes);
const guides = all.filter(({ sourcePath }) => covers(sourcePath));
const packages = knownPackages(root, path.join(root, 'toolkit'));
const rules = readRules(root);
const problems = sortProblems([
  ...guides.flatMap((guide) => [
    ...checkReasons(guide),
    ...checkData(guide),
    ...checkCommands(guide, packages),
  ]),
  ...localeCodes.flatMap((code) =>
    checkInstalls(
      all.filter(({ locale }) => locale === code),
      rules,
    ).filter(({ file }) => covers(file)),
  ),
]);
for (const problem of problems) console.log(formatProblem(problem));
const fences = guides.reduce((sum, guide) => sum + guide.fences.length, 0);
console.log(`${guides.length} guides with ${fences} code blocks; problems: ${problems.length}`);
if (problems.length > 0) process.exitCode = 1;
runProgram('packages/samples/check-program.ts', ...names);
