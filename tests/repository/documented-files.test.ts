import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/model/files';

const FOLDERS = ['src', 'plugins', 'scripts', 'tests', 'tools'];
const files = FOLDERS.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...listFiles('docs', (name) => name.endsWith('.md')).map((file) => `docs/${file}`),
];

/** Code that reads as a path of a source file; `src/…` may be below the plugin that the text is about. */
const PATH = /`((?:src|plugins|scripts|tests|tools)\/[\w./-]+\.(?:tsx?|js|mjs|css|json))`/g;

it.each(documents)('%s names only files that exist', (document) => {
  const named = [...fs.readFileSync(path.resolve(document), 'utf8').matchAll(PATH)].map(
    ([, file = '']) => file,
  );
  expect(named.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual(
    [],
  );
});
