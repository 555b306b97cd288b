import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dropMovedCache, markCache } from './moved-cache';

let folder: string;
let messages: string[];
const drop = (root: string) => dropMovedCache(root, (line) => messages.push(line));
beforeEach(() => {
  messages = [];
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'moved-cache-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (root: string) => {
  fs.mkdirSync(path.join(root, '.cache'), { recursive: true });
  fs.writeFileSync(path.join(root, '.cache/state'), 'kept');
};
const hasState = (root: string) => fs.existsSync(path.join(root, '.cache/state'));

it('keeps the cache of this folder, and one whose folder is unknown', () => {
  write(folder);
  drop(folder);
  markCache(folder);
  drop(folder);
  expect(messages).toEqual([]);
  expect(hasState(folder)).toBe(true);
});

it('deletes a cache that was created in another folder', () => {
  const [before, now] = [path.join(folder, 'before'), path.join(folder, 'now')];
  write(before);
  markCache(before);
  fs.renameSync(before, now);
  drop(now);
  expect(messages).toEqual([expect.stringContaining(before)]);
  expect(hasState(now)).toBe(false);
});

it('starts without a cache', () => {
  drop(folder);
  expect(messages).toEqual([]);
});
