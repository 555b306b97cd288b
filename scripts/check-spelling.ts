import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { formatProblem, sortProblems, type Problem } from '../plugins/gatsby-transformer-docs/src/problem';
import { readGuides } from './samples/collect-samples';
import { checkTypography } from './spelling/check-typography';
import { readUkrainianComments } from './spelling/read-ukrainian-comments';

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

const messages = 'src/i18n/messages/uk';
const problems: Problem[] = [
  ...readGuides(root, ['uk']).flatMap(({ prose, sourcePath }) => checkTypography(prose, sourcePath)),
  ...fs.readdirSync(path.join(root, messages)).flatMap((file) => {
    const lines = fs.readFileSync(path.join(root, messages, file), 'utf8').split('\n');
    const values = lines.map((text, index) => ({
      text: /^\s*"[^"]*": "(.*)",?$/.exec(text)?.[1]?.replaceAll(/\\[n"]/g, ' ') ?? '',
      line: index + 1,
    }));
    return checkTypography(values, `${messages}/${file}`);
  }),
  ...fs
    .readdirSync(path.join(root, 'toolkit'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      checkTypography(
        readUkrainianComments(fs.readFileSync(path.join(root, 'toolkit', file), 'utf8')),
        `toolkit/${file.replaceAll(path.sep, '/')}`,
      ),
    ),
];
for (const problem of sortProblems(problems)) console.log(formatProblem(problem));
console.log(`Ukrainian typography: ${problems.length} problems.`);
process.exitCode = cspell.status === 0 && problems.length === 0 ? 0 : 1;
