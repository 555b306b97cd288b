import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/node/files';

const FOLDERS = ['src', 'packages', 'plugins', 'scripts', 'tests', 'tools'];
const files = FOLDERS.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...listFiles('docs', (name) => name.endsWith('.md')).map((file) => `docs/${file}`),
];

/** Inline code with the path to a source file. `src/…` may also be relative to a plugin. */
const PATH = /`((?:src|packages|plugins|scripts|tests|tools)\/[\w./-]+\.(?:tsx?|js|mjs|css|json))`/g;

it.each(documents)('%s mentions only existing files', (document) => {
  const mentioned = [...fs.readFileSync(path.resolve(document), 'utf8').matchAll(PATH)].map(
    ([, file = '']) => file,
  );
  expect(
    mentioned.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`))),
  ).toEqual([]);
});
