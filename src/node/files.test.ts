import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { digestFile, digestSources, listFiles } from './files';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'));
const write = (file: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), content);
};
write('b/c.ts', 'c');
write('a.json', '{}');
write('a.test.ts', 'test');
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('lists files in all subfolders sorted, and none in a missing folder', () => {
  expect(listFiles(folder)).toEqual(['a.json', 'a.test.ts', 'b/c.ts']);
  expect(listFiles(folder, (file) => file.endsWith('.json'))).toEqual(['a.json']);
  expect(listFiles(path.join(folder, 'gone'))).toEqual([]);
});

it('returns null as the digest of a missing file', () => {
  expect(digestFile(path.join(folder, 'gone'))).toBeNull();
  expect(digestFile(path.join(folder, 'a.json'))).toHaveLength(64);
});

it('changes the folder digest with sources and input, but not with tests', () => {
  const hash = (input?: string) => digestSources(folder, ['.'], [input]);
  const before = hash();
  write('a.test.ts', 'another test');
  write('b/node_modules/c/d.ts', 'a package');
  expect(hash()).toBe(before);
  expect(hash('another input')).not.toBe(before);
  write('b/c.ts', 'another c');
  expect(hash()).not.toBe(before);
});
