import path from 'node:path';
import { formatProblem, sortProblems } from '../../src/model/text/problem';
import { localeCodes } from '../../src/locales/locales';
import { checkCommands } from './samples/check-commands';
import { checkData } from './samples/check-data';
import { checkInstalls } from './samples/check-installs';
import { checkReasons } from './samples/check-reasons';
import { listGuides } from '../../packages/guide-files/list-guides';
import { readCode } from '../../packages/guide-files/read-fences';
import { wantedFiles } from '../../packages/guide-files/wanted-files';
import { compileSamples, sampleProblems } from '../../packages/samples/compile-samples';
import { exampleSamples, guideSamples } from '../../packages/samples/create-samples';
import { knownPackages } from './samples/known-packages';
import { readRules } from '../shared/install-rules';

/** Checks the code of guides and doc comments: `npm run check -- samples [file …]`. */
export async function run(): Promise<void> {
  const root = process.cwd();
  const toolkitDir = path.join(root, 'toolkit');
  const { covers } = wantedFiles(root);
  /** A guide may continue any other, so all of them are read. */
  const all = await Promise.all(localeCodes.flatMap((code) => listGuides(root, code)).map(readCode));
  const guides = all.filter(({ sourcePath }) => covers(sourcePath));
  const packages = knownPackages(root, toolkitDir);
  const rules = readRules(root);
  const samples = [
    ...guideSamples(guides, toolkitDir, all),
    ...exampleSamples(root, toolkitDir).filter(({ sourcePath }) => covers(sourcePath)),
  ];
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
    ...sampleProblems(compileSamples(samples, toolkitDir)),
  ]);
  for (const problem of problems) console.log(formatProblem(problem));
  const fences = guides.reduce((sum, guide) => sum + guide.fences.length, 0);
  const compiled = samples.filter(({ isContext }) => !isContext);
  const examples = compiled.filter(({ guide }) => guide === null).length;
  console.log(
    `${guides.length} guides with ${fences} code blocks (${compiled.length - examples} compiled), ${examples} examples of the reference; problems: ${problems.length}`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
