import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateReference } from '../../generate-reference';
import type { SymbolEntry } from '../../../../../src/model/reference/symbol-entry';

jest.setTimeout(240_000);

const LONG = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A declaration, and the code that its symbol's page shows for it. */
const CASES: [source: string, printed: string][] = [
  ...fieldReports(),
  ['type A = "a" | 1 | true | null | undefined | -2n', 'type A = "a" | 1 | true | null | undefined | -2n'],
  ['type B = readonly string[] | (string | number)[]', 'type B = readonly string[] | (string | number)[]'],
  ['type C = [a: string, b?: number]', 'type C = [a: string, b?: number]'],
  ['type D = (keyof A2)[]; interface A2 { x: 1 }', 'type D = (keyof A2)[]'],
  ['type E<T> = T extends string ? 1 : 2', 'type E<T> = T extends string ? 1 : 2'],
  [
    `type F<T> = T extends '${LONG}' ? '${LONG}' : T extends '${LONG}' ? 1 : 2`,
    `type F<T> = T extends "${LONG}"\n  ? "${LONG}"\n  : T extends "${LONG}"\n    ? 1\n    : 2`,
  ],
  ['type G<T> = { readonly [K in keyof T]?: T[K] }', 'type G<T> = { readonly [K in keyof T]?: T[K] }'],
  [
    'type H<T> = { -readonly [K in keyof T as `on${string & K}`]-?: T[K] }',
    'type H<T> = { -readonly [K in keyof T as `on${string & K}`]-?: T[K] }',
  ],
  ['type I = { a: string; "b-c"?: () => void }', 'type I = { a: string; "b-c"?: () => void }'],
  [
    `type J = { ${LONG}: string; ${LONG}2: string; ${LONG}3: number }`,
    `type J = {\n  ${LONG}: string;\n  ${LONG}2: string;\n  ${LONG}3: number;\n}`,
  ],
  [
    'type K = (a: string, ...rest: number[]) => asserts a is "x"',
    'type K = (a: string, ...rest: number[]) => asserts a is "x"',
  ],
  ['type L = (() => void) | (new (x: number) => Date)', 'type L = (() => void) | (new (x: number) => Date)'],
  ['type M = Promise<Map<string, Set<number>>>', 'type M = Promise<Map<string, Set<number>>>'],
  [
    `type N = Map<'${LONG}${LONG}', Record<'${LONG}', number>>`,
    `type N = Map<\n  "${LONG}${LONG}",\n  Record<"${LONG}", number>\n>`,
  ],
  [`type O = '${LONG}' | '${LONG}2' | '${LONG}3'`, `type O =\n  | "${LONG}"\n  | "${LONG}2"\n  | "${LONG}3"`],
  [
    'type P<T> = T extends (infer U extends string)[] ? U : never',
    'type P<T> = T extends (infer U extends string)[] ? U : never',
  ],
  ['type Q = typeof globalThis.Math', 'type Q = typeof globalThis.Math'],
  [
    'type R = { [key: string]: number; (x: string): boolean }',
    'type R = { [key: string]: number; (x: string): boolean }',
  ],
  ['type S = ({ a: 1 } | { b: 2 }) & { c: 3 }', 'type S = ({ a: 1 } | { b: 2 }) & { c: 3 }'],
  ['abstract class T<in out X extends object = {}> {}', 'abstract class T<in out X extends object = {}>'],
  [
    'class U extends Map<string, number> implements Iterable<[string, number]> {}',
    'class U extends Map<string, number> implements Iterable<[string, number]>',
  ],
  [
    'interface V extends Error, Record<string, unknown> {}',
    'interface V extends Error, Record<string, unknown>',
  ],
  ['enum W { One }', 'enum W'],
  ['const X = "x"', 'const X = "x"'],
  ["const Y = 'y' as string", 'const Y: string'],
  ['let Z = 1', 'let Z: number'],
  [
    'function a1<T>(x: T, y = 2, ...z: T[]): x is T & string { void y; return z.includes(x); }',
    'function a1<T>(x: T, y?: number, ...z: T[]): x is T & string',
  ],
  [
    'function b1({ a, b }: { a: string; b: number }): void { void [a, b]; }',
    'function b1({ a, b }: { a: string; b: number }): void',
  ],
];

/** Declarations that an earlier printer, based on TypeDoc's types, printed incorrectly. */
function fieldReports(): [source: string, printed: string][] {
  const asWritten = [
    'type C1a<T> = (T extends string ? 1 : 2) extends 1 ? "a" : "b"',
    'type C1b<T> = (() => T) extends () => string ? 1 : 2',
    'type C2 = [first: string, second?: number, ...rest: boolean[]]',
    'type C3 = { new (x: string): Date; new (): Date; (y: number): string }',
    'type C4<T> = abstract new (...args: any[]) => T',
    'type C7 = [(string | number)?]',
    'type C12 = `a\\`b\\${x}`',
  ];
  return [
    ...asWritten.map((each): [string, string] => [each, each]),
    [
      'type C6 = { find(id: string): string; find(ids: string[]): string[]; get level(): number; set level(v: number | string) }',
      'type C6 = {\n  find(id: string): string;\n  find(ids: string[]): string[];\n  get level(): number;\n  set level(v: number | string);\n}',
    ],
    [
      'function C8<T>(x: T): ReturnType<typeof C8<string>> { throw x; }',
      'function C8<T>(x: T): ReturnType<typeof C8<string>>',
    ],
    ['const enum C10 { One }', 'const enum C10'],
    [
      'function C11({ a }: { a: 1 }, { b }: { b: 2 }): void { void [a, b]; }',
      'function C11({ a }: { a: 1 }, { b }: { b: 2 }): void',
    ],
    [
      'function C17<B extends new (...args: any[]) => object>(Base: B) { return class extends Base {}; }',
      'function C17<B extends new (...args: any[]) => object>(\n  Base: B,\n): { new (...args: any[]): {} } & B',
    ],
    ['const C18 = (x: string) => new Map([[x, 1]])', 'function C18(x: string): Map<string, number>'],
  ];
}

let printed: Map<string, string>;
let scratch: string;

beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'code-printer-'));
  const entry = path.join(scratch, 'cases/src/index.ts');
  fs.mkdirSync(path.dirname(entry), { recursive: true });
  fs.writeFileSync(entry, CASES.map(([source]) => `export ${source};\n`).join(''));
  const tsconfig = path.join(scratch, 'tsconfig.json');
  fs.writeFileSync(
    tsconfig,
    JSON.stringify({ compilerOptions: { target: 'ES2022', module: 'ESNext', strict: true, types: [] } }),
  );
  const { problems } = await generateReference({
    root: path.resolve(__dirname, '../../../../..'),
    toolkitDir: scratch,
    locales: ['en'],
    out: path.join(scratch, 'out'),
    scope: '@cases',
    sources: null,
    historyDir: null,
    errors: null,
    countTypeErrors: false,
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const entries = JSON.parse(
    fs.readFileSync(path.join(scratch, 'out/en/symbols.json'), 'utf8'),
  ) as SymbolEntry[];
  printed = new Map(entries.map(({ name, signature }) => [name, signature]));
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

it.each(CASES)('%s', (source, expected) => {
  const name = /(?:type|class|interface|enum|const|let|function) (?!enum)(\w+)/.exec(source)?.[1] ?? '';
  expect(printed.get(name)).toBe(expected);
});
