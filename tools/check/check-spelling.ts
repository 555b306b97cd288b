import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { listFiles } from '../../src/node/files';
import { wantedFiles } from '../../packages/guide-files/wanted-files';

/** Returns the files in a folder, or a file's own name: cspell ignores folders in `--file`. */
const filesIn = (name: string): string[] =>
  fs.statSync(name).isDirectory() ? listFiles(name).map((file) => `${name}/${file}`) : [name];

const cspell = spawnSync(
  process.execPath,
  [
    'node_modules/cspell/bin.mjs',
    'lint',
    ...['--config', 'cspell.json', '--no-progress', '--no-color', '--no-must-find-files'],
    ...wantedFiles()
      .names.flatMap(filesIn)
      .flatMap((file) => ['--file', file]),
  ],
  { encoding: 'utf8' },
);
process.stdout.write(cspell.stdout);
console.log(cspell.stderr.trim().split('\n').at(-1) ?? '');
process.exitCode = cspell.status === 0 ? 0 : 1;
