import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { basePathOf, findPackages, findTsconfig } from './find-packages';

let scratch: string;
const write = (...files: string[]) => {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    fs.writeFileSync(path.join(scratch, file), '');
  }
};
const found = () => findPackages(scratch).map((file) => path.relative(scratch, file));

beforeEach(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
});

afterEach(() => fs.rmSync(scratch, { recursive: true, force: true }));

it('finds the entry file of each package at any depth', () => {
  write(
    'b/src/index.ts',
    'a/src/index.d.ts',
    'clients/one/src/index.ts',
    'a/src/lib/index.ts',
    'docs/readme.md',
  );
  expect(found()).toEqual(['a/src/index.d.ts', 'b/src/index.ts', 'clients/one/src/index.ts']);
});

it('prefers sources to declarations, and skips installed and built packages', () => {
  write('a/src/index.ts', 'a/src/index.d.ts', 'node_modules/x/src/index.ts', 'a/dist/src/index.ts');
  expect(found()).toEqual(['a/src/index.ts']);
});

it('names a single-package toolkit after its folder', () => {
  write('src/index.ts');
  expect(basePathOf(scratch, findPackages(scratch))).toBe(path.dirname(scratch));
});

it('names packages relative to the toolkit folder', () => {
  write('a/src/index.ts');
  expect(basePathOf(scratch, findPackages(scratch))).toBe(scratch);
});

it.each(['tsconfig.json', 'tsconfig.base.json'])('uses the nearest %s', (name) => {
  write(name, 'libs/a/src/index.ts');
  expect(findTsconfig(path.join(scratch, 'libs'))).toBe(path.join(scratch, name));
});
