import { readFenceMeta } from '../../../packages/guide-files/fence-meta';
import { readCommands } from '../../../packages/guide-files/read-commands';
import { checkCommands } from './check-commands';
import { checkData } from './check-data';
import { checkReasons } from './check-reasons';

const page = (language: string, code: string, meta = '') => ({
  sourcePath: 'content/uk/faq.md',
  fences: [{ language, code, meta: readFenceMeta(meta), line: 10, heading: '' }],
});
const packages = new Set(['@softkit/redis', 'ioredis', 'typescript', '@softkit/resource-plugin']);
const linesOf = (problems: { line?: number }[]) => problems.map(({ line }) => line);

describe('data', () => {
  it.each([
    ['yaml', 'a: 1\nb:\n  - 2', []],
    ['yaml', 'a: 1\nb: [', [11]],
    ['yaml', 'a: 1\na: 2', [11]],
    ['json', '{ "a": [1] }', []],
    ['json', '{\n  "a": 1,\n}', [12]],
    ['json', '{ "a": [\n', [11]],
    ['js', 'module.exports = { a: 1 };', []],
    ['js', 'const a = 1;\nconst = 2;', [11]],
    ['text', '{ [', []],
  ])('%s %j has problems on lines %j', (language, code, lines) => {
    expect(linesOf(checkData(page(language, code)))).toEqual(lines);
  });
});

describe('commands', () => {
  it('are cut at line ends, signs and comments, with quotes and continued lines kept whole', () => {
    const script = [
      '# first',
      'export A=1 && cd app # then',
      'DEBUG=1 node x.js | cat',
      'npx nx generate a \\',
      `  --title="a && b"`,
    ].join('\n');
    expect(readCommands(script)).toEqual([
      { words: ['export', 'A=1'], line: 1 },
      { words: ['cd', 'app'], line: 1 },
      { words: ['node', 'x.js'], line: 2 },
      { words: ['cat'], line: 2 },
      { words: ['npx', 'nx', 'generate', 'a', '--title="a && b"'], line: 3 },
    ]);
  });

  it('with a prompt are mixed with their output', () => {
    expect(readCommands('$ node --version\nv20.19.0')).toEqual([{ words: ['node', '--version'], line: 0 }]);
  });

  it.each([
    ['npm', 'npm install @softkit/redis ioredis@5', null],
    ['npm', 'npm install --save-dev @softkit/resource-plugin@1', null],
    ['npm', 'npm install ioredsi', 'Did you mean "ioredis"?'],
    ['npm', 'npm instal ioredis', 'Did you mean "install"?'],
    ['npm', 'cd app', 'only npm and npx commands'],
    ['bash', 'npx tsc', null],
    ['bash', 'npx tcs', '"tcs" is unknown'],
    ['bash', 'mkdri dist', 'Did you mean "mkdir"?'],
  ])('%s block "%s": %s', (language, code, expected) => {
    const messages = checkCommands(page(language, code), packages).map(({ message }) => message);
    expect(messages).toEqual(expected === null ? [] : [expect.stringContaining(expected)]);
  });
});

it.each([
  ['no-check="needs @grpc/grpc-js"', []],
  ['no-check=""', [9]],
  ['', []],
])('a block marked %s has problems on lines %j', (meta, lines) => {
  expect(linesOf(checkReasons(page('ts', '', meta)))).toEqual(lines);
});
