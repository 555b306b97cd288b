import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/node/files';
import { runGit } from '../../src/node/run-git';

const files = runGit('.', 'ls-files', '--cached', '--others', '--exclude-standard')
  .split('\n')
  .filter((file) => fs.existsSync(file));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...listFiles('docs', (name) => name.endsWith('.md')).map((file) => `docs/${file}`),
];

/** Inline code with the path of a source file, which may be relative, or only with its name. */
const FILE =
  /`((?:src|packages|plugins|scripts|tests|tools)\/[\w./-]+\.(?:tsx?|js|mjs|css|json)|[\w./-]+(?<!\.d)\.(?:tsx?|mjs))`/g;

it.each(documents)('%s mentions only existing files', (document) => {
  const mentioned = [...fs.readFileSync(path.resolve(document), 'utf8').matchAll(FILE)].map(
    ([, file = '']) => file,
  );
  expect(
    mentioned.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`))),
  ).toEqual([]);
});
