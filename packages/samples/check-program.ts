/**
 * Compiles samples for `npm run check -- samples [file …]`, prints every error, and exits with 1 if
 * there are any.
 */
import path from 'node:path';
import { readGuides } from '../guide-files/read-guide';
import { wantedFiles } from '../guide-files/wanted-files';
import { localeCodes } from '../../src/locales/locales';
import { formatProblem, sortProblems } from '../../src/model/text/problem';
import { compileSamples, sampleProblems } from './compile-samples';
import { exampleSamples, guideSamples } from './create-samples';

const root = process.cwd();
const toolkitDir = path.join(root, 'toolkit');
const { covers } = wantedFiles(root);
/** A guide may continue any other, so all of them are read. */
const all = readGuides(root, localeCodes);
const samples = [
  ...guideSamples(
    all.filter(({ sourcePath }) => covers(sourcePath)),
    toolkitDir,
    all,
  ),
  ...exampleSamples(root, toolkitDir).filter(({ sourcePath }) => covers(sourcePath)),
];
const problems = sortProblems(sampleProblems(compileSamples(samples, toolkitDir)));
for (const problem of problems) console.log(formatProblem(problem));
const compiled = samples.filter(({ isContext }) => !isContext);
const examples = compiled.filter(({ guide }) => guide === null).length;
console.log(
  `${compiled.length - examples} code blocks of guides and ${examples} examples of the reference compiled; problems: ${problems.length}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
