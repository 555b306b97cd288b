import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { formatProblem, sortProblems } from '../../src/model/problem';
import { readGuides } from '../../plugins/gatsby-transformer-docs/src/samples/read-guide';
import { checkTypography, RULES } from './spelling/check-typography';
import { findBareRows, pairComments, pairGuides } from './spelling/find-bare-rows';
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

const texts = ukrainianTexts(root);
const typography = texts.flatMap(({ prose, sourcePath }) => checkTypography(prose, sourcePath));
const originals = new Map(readGuides(root, ['en']).map((guide) => [guide.relativePath, guide]));
const rows = texts.flatMap((text) => {
  const original = originals.get(text.sourcePath.replace('content/uk/', ''));
  if (original) return findBareRows(pairGuides(original, text), text.sourcePath);
  if (!text.sourcePath.endsWith('.ts')) return [];
  return findBareRows(
    pairComments(fs.readFileSync(path.join(root, text.sourcePath), 'utf8')),
    text.sourcePath,
  );
});
const problems = [...typography, ...rows];
for (const problem of sortProblems(problems)) console.log(formatProblem(problem));
console.log('Ukrainian style:');
const counts = RULES.map(
  ({ name, message }) => [typography.filter((each) => each.message.endsWith(message)).length, name] as const,
);
for (const [count, name] of [...counts, [rows.length, 'row without its table'] as const])
  console.log(`${String(count).padStart(4)} × ${name}`);
process.exitCode = cspell.status === 0 && problems.length === 0 ? 0 : 1;
