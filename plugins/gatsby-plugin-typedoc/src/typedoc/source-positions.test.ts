import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DeclarationReflection } from 'typedoc';
import { createSourceFinder } from './source-positions';

const symbol = {
  sources: [{ fileName: 'a/src/index.ts', line: 7, url: 'https://example.com/a#L7' }],
} as unknown as DeclarationReflection;

let file: string;

beforeAll(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sources-')), 'sources.json');
  fs.writeFileSync(file, '{ "clients/a": { "classes/Page": "clients/a/src/lib/page.ts:3" } }');
});

afterAll(() => fs.rmSync(path.dirname(file), { recursive: true }));

it("finds a symbol's position in the published sources", () => {
  const find = createSourceFinder({ file, url: 'https://example.com/blob/abc/libs' });
  expect(find('clients/a', 'classes/Page', symbol)).toEqual({
    file: 'clients/a/src/lib/page.ts',
    line: 3,
    url: 'https://example.com/blob/abc/libs/clients/a/src/lib/page.ts#L3',
  });
});

it('a symbol the published sources do not have is nowhere, rather than in its declaration', () => {
  expect(createSourceFinder({ file, url: '' })('clients/a', 'classes/Gone', symbol)).toBeNull();
});

it("uses TypeDoc's position without published sources", () => {
  expect(createSourceFinder(null)('a', 'classes/Page', symbol)).toEqual({
    file: 'a/src/index.ts',
    line: 7,
    url: 'https://example.com/a#L7',
  });
  expect(createSourceFinder(null)('a', 'classes/Page', {} as DeclarationReflection)).toBeNull();
});
