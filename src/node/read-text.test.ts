import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findUndecodable, readText } from './read-text';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'read-text-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const read = (bytes: Buffer) => {
  const file = path.join(folder, 'a.md');
  fs.writeFileSync(file, bytes);
  return readText(file);
};

it('reads the line endings of all systems as line feeds', () => {
  expect(read(Buffer.from('a\r\nb\rc\nd\r\n'))).toBe('a\nb\nc\nd\n');
});

it.each([
  ['windows-1251', Buffer.from([0x61, 0x0a, 0x61, 0x0d, 0x0a, 0xd3, 0xea, 0xf0, 0x0a, 0xf0]), 3],
  ['latin-1', Buffer.from('a\nCafé\n', 'latin1'), 2],
  ['UTF-16 with a byte order mark', Buffer.from('\uFEFFa\nb', 'utf16le'), 1],
  ['UTF-16', Buffer.from('a\nb', 'utf16le'), 1],
  ['a cut-off character at the end', Buffer.from('a\nї').subarray(0, -1), 2],
  ['a lost character', Buffer.from('a\n\uFFFD'), 2],
])('finds the first line that cannot be read in %s', (_name, bytes, line) => {
  expect(findUndecodable(read(bytes), 'a.md')).toEqual([expect.objectContaining({ file: 'a.md', line })]);
});

it('accepts all of Unicode', () => {
  expect(findUndecodable(read(Buffer.from('\uFEFFЇжак 🚀\n')), 'a.md')).toEqual([]);
});
