import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { digestRewriter, readInlineScripts } from './inline-scripts';

let root: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'page-texts-'));
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

it('minifies inline scripts', async () => {
  write('inline/a.js', '// Says why.\n(function (word) {\n  window.ran = word;\n})("yes");\n');
  const scripts = await readInlineScripts(path.join(root, 'inline'));
  expect(Object.keys(scripts)).toEqual(['a.js']);
  expect(scripts['a.js']).not.toMatch(/Says why|\n/);
});

it.each([
  [
    'another style sheet',
    'public/webpack.stats.json',
    '{"assetsByChunkName":{"app":["styles.2.css"]}}',
    true,
  ],
  ['a change in the rewriting code', 'plugins/gatsby-plugin-islands/src/rewrite.ts', 'two', true],
  ['a change in a test', 'plugins/gatsby-plugin-islands/src/rewrite.test.ts', 'two', false],
  [
    'a change in the app’s scripts',
    'public/webpack.stats.json',
    '{"app":["app-2.js","styles.1.css"]}',
    false,
  ],
])('detects outdated pages after %s: %#', (_, file, text, changes) => {
  write('plugins/gatsby-plugin-islands/src/rewrite.ts', 'one');
  write('public/webpack.stats.json', '{"assetsByChunkName":{"app":["styles.1.css","app-1.js"]}}');
  const digest = () => digestRewriter(root);
  const before = digest();
  expect(digest()).toBe(before);
  write(file, text);
  expect(digest() !== before).toBe(changes);
});
