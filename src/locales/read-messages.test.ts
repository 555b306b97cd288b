import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localeCodes } from './locales';
import { checkMessageFiles, readMessages, readTexts } from './read-messages';

const root = process.cwd();
const ERRORS = 'src/locales/uk/common.json';

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

beforeEach(() => {
  process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'messages-')));
  for (const locale of localeCodes)
    for (const name of ['common', 'common']) write(`src/locales/${locale}/${name}.json`, '{}');
});
afterAll(() => process.chdir(root));

it.each([
  ['a comma at the end', '{\n  "a": "A",\n}\n', 2, 'JSON does not support trailing commas'],
  ['a missing comma', '{\n  "a": "A"\n  "b": "B"\n}\n', 3, 'Expected "," in JSON but found'],
  ['an open string', '{\n  "a": "A\n}\n', 2, 'Unterminated string literal'],
  ['no end', '{\n  "a": "A",\n', 3, 'but found end of file'],
  ['nothing', '', 1, 'Unexpected end of file'],
])('names the file and the line of %s', (_, text, line, reason) => {
  write(ERRORS, text);
  expect(() => readTexts('uk', 'common')).toThrow(`${ERRORS}:${line}: invalid JSON: `);
  expect(() => readMessages('common')).toThrow(reason);
});

it('names a file with an error that esbuild accepts', () => {
  write(ERRORS, '\uFEFF{}');
  expect(() => readTexts('uk', 'common')).toThrow(`${ERRORS}: invalid JSON: `);
});

it('finds the errors in all message files', () => {
  expect(checkMessageFiles()).toEqual([]);
  write(ERRORS, '{');
  write('src/locales/en/common.json', '{]');
  expect(checkMessageFiles()).toEqual([
    expect.stringMatching(/^src\/locales\/en\/common\.json:1: /),
    expect.stringMatching(
      /^src\/locales\/uk\/common\.json:1: .* Correct this line or the end of the line above it\.$/,
    ),
  ]);
});
