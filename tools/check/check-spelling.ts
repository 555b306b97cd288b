import { spawnSync } from 'node:child_process';
import { wantedFiles } from '../../packages/guide-files/wanted-files';

const cspell = spawnSync(
  process.execPath,
  [
    'node_modules/cspell/bin.mjs',
    'lint',
    ...['--config', 'cspell.json', '--no-progress', '--no-color', '--no-must-find-files'],
    ...wantedFiles().names.flatMap((name) => ['--file', name]),
  ],
  { encoding: 'utf8' },
);
process.stdout.write(cspell.stdout);
console.log(cspell.stderr.trim().split('\n').at(-1) ?? '');
process.exitCode = cspell.status === 0 ? 0 : 1;
