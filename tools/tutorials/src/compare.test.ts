import { applyDiff } from '../../../packages/guide-files/apply-diff';
import { compareLog, compareOutput } from './compare';
import { matchesText, substitute, type Bindings } from './placeholders';

const UUID = ['0190a6f2-1111-4222-8333-123456789abc', 'f1b2c3d4-0000-4000-8000-000000000000'] as const;
const JWT = ['eyJhbGciOi.eyJzdWIi.c2ln', 'eyJhbGciXx.eyJpYXQi.b3RoZXI'] as const;
const shown = (language: 'json' | 'text' | 'http', text: string) => ({ language, text, line: 10 });
const compare = (language: 'json' | 'text' | 'http', expected: string, actual: string) =>
  compareOutput(shown(language, expected), { stdout: actual, all: actual }, new Map());
const linesOf = (differences: { line: number }[]) => differences.map(({ line }) => line);

describe('matchesText', () => {
  it.each([
    ['same', 'same', true],
    ['same', 'other', false],
    ['listening on …', 'listening on 3000', true],
    ['… (12 ms)', 'done (13 ms)', false],
    [UUID[0], UUID[1], true],
    [UUID[0], 'f1b2c3d4', false],
    [`order ${UUID[0]} saved`, `order ${UUID[1]} saved`, true],
    ['2024-01-02T03:04:05.678Z', '2026-11-22T04:00:00Z', true],
    ['2024-01-02', '2026-11-22', false],
    ['1700000000000', '1795320000000', true],
    ['1700', '1795', false],
    [JWT[0], JWT[1], true],
    ['V1StGXR8_Z5jdHi6B-myT', 'x9StGXR8_Z5jdHi6B-abc', true],
    ['2wGvg-cyc5AVJYQQHFpDA', 'QsQu_yNkhoFnJTYRsGOrP', true],
    ['2wGvg-cyc5AVJYQQHFpDA', 'qsqu_ynkhofnjtyrsgorp', true],
    ['2wGvg-cyc5AVJYQQHFpDA', 'QsQu_yNkhoFnJTYRsGOr', false],
    ['InternalServerErrorEx', 'InternalServerErrorXx', false],
    ['a.b', 'axb', false],
  ])('compares "%s" with "%s": %s', (expected, actual, same) => {
    expect(matchesText(expected, actual, new Map())).toBe(same);
  });

  it('replaces an ID with the first actual value wherever the page repeats it', () => {
    const bindings: Bindings = new Map();
    expect(matchesText(`id: ${UUID[0]}`, `id: ${UUID[1]}`, bindings)).toBe(true);
    expect(matchesText('eyJhbGci…', JWT[1], bindings)).toBe(true);
    expect(substitute(`curl /orders/${UUID[0]} -H 'Bearer eyJhbGci…'`, bindings)).toBe(
      `curl /orders/${UUID[1]} -H 'Bearer ${JWT[1]}'`,
    );
    expect(matchesText(UUID[0], UUID[0], bindings)).toBe(false);
  });

  it('accepts a different timestamp each time', () => {
    const bindings: Bindings = new Map();
    matchesText('2024-01-02T03:04:05Z', '2026-11-22T04:00:00Z', bindings);
    expect(matchesText('2024-01-02T03:04:05Z', '2026-11-22T05:00:00Z', bindings)).toBe(true);
  });
});

describe('JSON output', () => {
  it.each([
    ['{ "a": 1 }', '{"a":1}', []],
    ['{\n  "a": 1,\n  "b": 2\n}', '{"a":1,"b":3}', ['12: b: 2 / 3']],
    ['{\n  "a": 1\n}', '{"a":1,"b":3}', ['10: no field "b" / 3']],
    ['{\n  "a": 1,\n  "…": "…"\n}', '{"a":1,"b":3}', []],
    ['{\n  "a": {\n    "b": null\n  }\n}', '{"a":{}}', ['12: a.b: null / no such field']],
    ['{ "a": "…" }', '{"a":[1]}', []],
    ['[1, "…"]', '[1,2,3]', []],
    ['[1, 2]', '[1]', ['10: 2 items / 1: [1]']],
    ['{ "a": "1" }', '{"a":1}', ['10: a: "1" / 1']],
    ['{ "a": 1 }', 'not found', ['10: JSON / not found']],
    ['{ "a": 1 }', '\n> shop@1.0.0 start\n\n{"a":1}', []],
  ])('compares %j with %j and reports %j', (expected, actual, differences) => {
    const result = compare('json', expected, actual);
    expect(result.map((each) => `${each.line}: ${each.expected} / ${each.actual}`)).toEqual(differences);
  });
});

describe('text output', () => {
  it.each([
    ['a\nb', 'x\na\nb\ny', []],
    ['a\nb', 'a\nx\nb', [11]],
    ['a\n…\nb', 'a\nx\nb', []],
    ['a\n…\nb', 'b\na', [12]],
    ['  a', 'a', []],
    ['a', '', [10]],
  ])('looks for %j in %j and reports lines %j', (expected, actual, lines) => {
    expect(linesOf(compare('text', expected, actual))).toEqual(lines);
  });

  it('reports the actual line in place of the expected one', () => {
    expect(compare('text', 'a\nb\nc', 'a\nb\nd')).toEqual([{ line: 12, expected: 'c', actual: 'd' }]);
  });
});

it.each([
  ['a\nb', 'a\nx\nb', []],
  ['b\na', 'a\nb', [11]],
  ['{"level":30,"time":1700000000000,"msg":"ready"}', '{"level":30,"time":1795320000000,"msg":"ready"}', []],
  ['{"msg":"ready","…":"…"}', '{"level":30,"msg":"ready"}', []],
  ['{"msg":"ready"}', '{"level":30,"msg":"ready"}', [10]],
])('looks for %j in the log %j and reports lines %j', (expected, actual, lines) => {
  expect(linesOf(compareLog(shown('text', expected), actual, new Map()))).toEqual(lines);
});

it.each([
  ['HTTP/1.1 404 Not Found', 'HTTP/1.1 404 Not Found\r\nx: y\r\n\r\n{}', []],
  ['HTTP/1.1 201 Created', 'HTTP/1.1 404 Not Found\r\n\r\n', [10]],
  ['HTTP/1.1 200 OK\nX-A: 1', 'HTTP/1.1 200 OK\r\nx-a: 2\r\n\r\n', [11]],
  ['HTTP/1.1 200 OK\n\n{\n  "a": 1\n}', 'HTTP/1.1 200 OK\r\n\r\n{"a":2}', [13]],
  ['HTTP/1.1 200 OK\n\nhello', 'HTTP/1.1 200 OK\r\n\r\nhello\n', []],
])('compares the response %j with %j and reports lines %j', (expected, actual, lines) => {
  expect(linesOf(compare('http', expected, actual))).toEqual(lines);
});

describe('applyDiff', () => {
  const file = 'import a;\n\n@Module({\n  imports: [\n    A,\n  ],\n})\nclass B {}\n';
  it.each([
    ['adds a line', '   imports: [\n     A,\n+    C,\n   ],', file.replace('A,\n', 'A,\n    C,\n')],
    ['removes a line', '     A,\n-  ],\n+  ], // all', file.replace('  ],', '  ], // all')],
    [
      'changes two places',
      ' import a;\n+import c;\n …\n     A,\n+    C,',
      file.replace('a;', 'a;\nimport c;').replace('A,\n', 'A,\n    C,\n'),
    ],
  ])('%s', (_case, diff, expected) => {
    expect(applyDiff(file, diff)).toBe(expected);
  });

  it.each([
    ['has lines that the file does not contain', ' import a;\n+import c;\n …\n     D,\n+    C,', 3],
    ['has no line of the file', '+import c;', 0],
    ['has the places in another order', '     A,\n+    C,\n …\n import a;\n+import c;', 3],
  ])('reports the line of a diff that %s', (_case, diff, line) => {
    expect(applyDiff(file, diff)).toEqual({ line, message: expect.any(String) });
  });
});
