import { spawnSync } from 'node:child_process';
import { formatProblem, sortProblems } from '../src/model/problem';
import { checkTypography, RULES } from './spelling/check-typography';
import { ukrainianTexts } from './spelling/ukrainian-texts';

const root = process.cwd();
const cspell = spawnSync(
  process.execPath,
  ['node_modules/cspell/bin.mjs', 'lint', '--config', 'cspell.json', '--no-progress', '--no-color'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
process.stdout.write(cspell.stdout);
const summary = cspell.stderr.trim().split('\n').at(-1) ?? '';
console.log(summary);

const problems = ukrainianTexts(root).flatMap(({ prose, sourcePath }) => checkTypography(prose, sourcePath));
for (const problem of sortProblems(problems)) console.log(formatProblem(problem));
console.log('Ukrainian style:');
for (const { name, message } of RULES)
  console.log(
    `${String(problems.filter((problem) => problem.message.endsWith(message)).length).padStart(4)} × ${name}`,
  );
process.exitCode = cspell.status === 0 && problems.length === 0 ? 0 : 1;
