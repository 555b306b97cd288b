import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { listFiles } from '../../../../src/node/files';
import { compressFiles } from './compress-files';

let folder: string;
let values: Map<string, unknown>;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  values = new Map();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const TEXT = 'Текст, text. '.repeat(200);
const write = (file: string, text = TEXT) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(folder, file));
const compress = () =>
  compressFiles(folder, {
    get: (key) => Promise.resolve(values.get(key)),
    set: (key, value) => Promise.resolve(values.set(key, value)),
  });
const copies = () => listFiles(folder, (file) => /\.(?:br|gz)$/.test(file));

it('writes two smaller copies of each text file, which contain the same text', async () => {
  for (const file of ['index.html', 'faq/index.md', 'app.js', 'search/en/names.json', 'logo.svg'])
    write(file);
  for (const file of ['photo.png', '_headers', '_worker.js', 'nginx.conf.snippet']) write(file);
  write('small.txt', 'Text.');
  expect(await compress()).toBe(5);
  expect(copies()).toEqual(
    ['app.js', 'faq/index.md', 'index.html', 'logo.svg', 'search/en/names.json'].flatMap((file) => [
      `${file}.br`,
      `${file}.gz`,
    ]),
  );
  expect(zlib.brotliDecompressSync(read('index.html.br')).toString()).toBe(TEXT);
  expect(zlib.gunzipSync(read('index.html.gz')).toString()).toBe(TEXT);
  for (const copy of copies()) expect(read(copy).length).toBeLessThan(TEXT.length / 5);
});

it('compresses only changed files again, replaces lost copies, and deletes those of deleted files', async () => {
  for (const file of ['a.html', 'b.html', 'c.html', 'd.html']) write(file);
  await compress();
  expect(await compress()).toBe(0);
  write('a.html', `${TEXT}!`);
  fs.rmSync(path.join(folder, 'b.html'));
  fs.rmSync(path.join(folder, 'c.html.gz'));
  write('d.html', 'Short.');
  expect(await compress()).toBe(2);
  expect(copies()).toEqual(['a.html.br', 'a.html.gz', 'c.html.br', 'c.html.gz']);
  expect(zlib.gunzipSync(read('a.html.gz')).toString()).toBe(`${TEXT}!`);
});
