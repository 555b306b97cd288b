import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../../../src/node/files';
import { syncFolder } from './sync-folder';

let scratch: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
  fs.writeFileSync(path.join(scratch, file), text);
};

beforeEach(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'sync-'));
});

afterEach(() => fs.rmSync(scratch, { recursive: true, force: true }));

it('copies a folder, and returns the number of changed files', () => {
  write('from/same.md', 'a');
  write('from/deep/changed.md', 'new');
  write('from/added.md', 'b');
  write('to/same.md', 'a');
  write('to/deep/changed.md', 'old');
  write('to/gone.md', 'c');
  expect(syncFolder(path.join(scratch, 'from'), path.join(scratch, 'to'))).toBe(3);
  expect(listFiles(path.join(scratch, 'to'))).toEqual(['added.md', 'deep/changed.md', 'same.md']);
  expect(fs.readFileSync(path.join(scratch, 'to/deep/changed.md'), 'utf8')).toBe('new');
});

it("doesn't write unchanged files", () => {
  write('from/same.md', 'a');
  write('to/same.md', 'a');
  const file = path.join(scratch, 'to/same.md');
  fs.utimesSync(file, 1, 1);
  expect(syncFolder(path.join(scratch, 'from'), path.join(scratch, 'to'))).toBe(0);
  expect(fs.statSync(file).mtimeMs).toBe(1000);
});

it('lists no files in a missing folder', () => {
  expect(listFiles(path.join(scratch, 'nowhere'))).toEqual([]);
});
