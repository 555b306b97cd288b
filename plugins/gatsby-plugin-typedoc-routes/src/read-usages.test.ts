import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readUsages } from './read-usages';

let file: string;

beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'usages-')), 'usages.json');
});

afterEach(() => fs.rmSync(path.dirname(file), { recursive: true }));

it('a missing file says that nothing is known', () => {
  expect(readUsages(file)).toEqual({});
});

it('reads which guides use a symbol', () => {
  fs.writeFileSync(file, '{ "a/classes/B": [{ "docId": "faq", "hash": null }] }');
  expect(readUsages(file)).toEqual({ 'a/classes/B': [{ docId: 'faq', hash: null }] });
});

it.each(['{', '[]', 'null'])('rejects %s and says how to fix it', (text) => {
  fs.writeFileSync(file, text);
  expect(() => readUsages(file)).toThrow(/usages\.json: expected a JSON object.*npm run usages/);
});
