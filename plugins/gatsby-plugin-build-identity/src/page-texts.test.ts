import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CompilationHash } from './compilation-hash';
import { readPageTexts } from './page-texts';

let root: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const read = () =>
  readPageTexts(path.join(root, 'inline'), path.join(root, 'webpack.stats.json'), [
    path.join(root, 'rewriter'),
  ]);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'page-texts-'));
  write('inline/a.js', '// Says why.\n(function (word) {\n  window.ran = word;\n})("yes");\n');
  write('rewriter/src/rewrite.ts', 'one');
  write('webpack.stats.json', '{"assetsByChunkName":{"app":["styles.1.css","app-1.js"]}}');
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

it('scripts are handed over without comments and white space', async () => {
  expect(Object.keys((await read()).scripts)).toEqual(['a.js']);
  expect((await read()).scripts['a.js']).not.toMatch(/Says why|\n/);
});

it.each([
  ['another style sheet', 'webpack.stats.json', '{"assetsByChunkName":{"app":["styles.2.css"]}}', true],
  ['another form of the rewriting', 'rewriter/src/rewrite.ts', 'two', true],
  ['a test of the rewriting', 'rewriter/src/rewrite.test.ts', 'two', false],
  ['another script of the app', 'webpack.stats.json', '{"app":["app-2.js","styles.1.css"]}', false],
])('%s', async (_, file, text, changes) => {
  const before = (await read()).digest;
  expect((await read()).digest).toBe(before);
  write(file, text);
  expect((await read()).digest !== before).toBe(changes);
});

it('the hash of a compilation is that of its files, whatever webpack has in its cache', () => {
  const hashOf = (own: string, assets: object) => {
    const compilation = { hash: own, assets };
    new CompilationHash().apply({ hooks: { afterEmit: { tap: (_name, act) => act(compilation) } } });
    return compilation.hash;
  };
  expect(hashOf('cold', { 'a-1.js': {}, 'b-1.js': {} })).toBe(hashOf('warm', { 'b-1.js': {}, 'a-1.js': {} }));
  expect(hashOf('cold', { 'a-1.js': {} })).not.toBe(hashOf('cold', { 'a-2.js': {} }));
});
