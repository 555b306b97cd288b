import path from 'node:path';
import { formatProblem, sortProblems } from '../../src/model/problem';
import { localeCodes } from '../../src/locales/locales';
import { checkCommands } from './samples/check-commands';
import { checkData } from './samples/check-data';
import { checkInstalls } from './samples/check-installs';
import { checkReasons } from './samples/check-reasons';
import { readGuides } from '../../plugins/gatsby-transformer-docs/src/guides/read-guide';
import {
  exampleSamples,
  guideSamples,
} from '../../plugins/gatsby-transformer-docs/src/samples/create-samples';
import {
  compileSamples,
  sampleProblems,
} from '../../plugins/gatsby-transformer-docs/src/samples/compile-samples';
import { knownPackages } from './samples/known-packages';
import { readRules } from '../shared/install-rules';
import { wantedFiles } from '../shared/wanted-files';

const root = process.cwd();
const toolkitDir = path.join(root, 'toolkit');
const { covers } = wantedFiles(root);
/** A guide may continue any other, so all of them are read. */
const all = readGuides(root, localeCodes);
const guides = all.filter(({ sourcePath }) => covers(sourcePath));
const samples = [
  ...guideSamples(guides, toolkitDir, all),
  ...exampleSamples(root, toolkitDir).filter(({ sourcePath }) => covers(sourcePath)),
];
const packages = knownPackages(root, toolkitDir);
const rules = readRules(root);
const problems = sortProblems([
  ...sampleProblems(compileSamples(samples, toolkitDir)),
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
const compiled = samples.filter(({ isContext }) => !isContext);
const examples = compiled.filter(({ guide }) => guide === null).length;
console.log(
  `${guides.length} guides with ${fences} code blocks, ${compiled.length - examples} of them compiled, and ${examples} examples of the reference; problems: ${problems.length}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
