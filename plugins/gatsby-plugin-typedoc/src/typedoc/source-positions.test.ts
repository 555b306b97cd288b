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

it('a symbol of the published sources is where they have it', () => {
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

it('without published sources a symbol is where TypeDoc found it', () => {
  expect(createSourceFinder(null)('a', 'classes/Page', symbol)).toEqual({
    file: 'a/src/index.ts',
    line: 7,
    url: 'https://example.com/a#L7',
  });
  expect(createSourceFinder(null)('a', 'classes/Page', {} as DeclarationReflection)).toBeNull();
});

it('a source that is not served over HTTPS has no link', () => {
  const local = { sources: [{ fileName: 'a.ts', line: 1, url: 'javascript:alert(1)' }] };
  expect(createSourceFinder(null)('a', 'classes/Page', local as never)).toEqual({
    file: 'a.ts',
    line: 1,
    url: null,
  });
});
