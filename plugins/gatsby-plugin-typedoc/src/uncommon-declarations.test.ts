import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateReference, type ReferenceReport } from './generate-reference';

jest.setTimeout(240_000);

const SOURCE = `/** The kit. @module another-name */
import { Emitter } from 'emitter';
export interface Call<T> {
  /** Called. */
  (x: T): string;
}
export interface TextCall extends Call<string> { own: 1; }
export interface Mapped extends Partial<Record<'q', number>> { own: 1; }
export interface Index {
  /** Any symbol. @uk Будь-який символ. */
  [key: symbol]: string;
}
export type IndexType = {
  /** Any key. */
  [key: string]: number;
};
/** Maps. @param x - The input. @returns The output. */
export type Mapper = <T>(x: T) => number;
/** Makes. @param x - The seed. */
export type Maker = new (x: string) => Date;
export declare const callable: {
  /** Of a text. @param a - The text. */
  (a: string): void;
  /** Of a number. */
  (a: number): void;
  /** The limit. */
  limit: 1;
};
export class Base {
  static readonly id: unique symbol = Symbol();
  /** Reads. @uk Читає. */
  get level(): number { return 1; }
  /** Writes. @param value - The level. @uk Записує. @ukParam value - Рівень. */
  set level(value: number | string) {}
  /** Only written. @param key - The key. */
  set key(key: string) {}
  /** The same. */
  get same(): number { return 1; }
  /** The same. */
  set same(value: number) {}
  /** Runs. @param a - The job. */
  run(a: number): void {}
}
export class Child extends Base {
  /** {@inheritDoc} */
  override run(a: number): void {}
  /** {@inheritDoc Nowhere.at} */
  other = 1;
}
/** The class. @uk Клас. */
export class Merged {
  constructor(public first: string, readonly second?: number) {}
  [Base.id] = 1;
}
/** The interface. @uk Інтерфейс. */
export interface Merged { b: 2; }
export interface Sized {
  /** The size. */
  size(): number;
}
export interface Pile<T> extends Sized, Iterable<T> { top: T; }
export class Pile<T> implements Sized {
  constructor(first: T) {}
  /** Counts. */
  size(): 3 { return 3; }
}
export const accessors = {
  /** Both. */
  get both(): number { return 1; },
  set both(value: number | string) {},
  get one() { return 1; },
};
export interface Names { ' ': 1; 'a\\nb': 2; "it's\\"": 3; назва: string }
/**
 * See {@link Array}, {@link Map | maps}, {@link Base.level}, and {@link Base | a label
 * on two lines}.
 *
 * ~~~ts
 * // {@link Base}
 * ~~~
 * @throws {@link RangeError} if it fails.
 * @example <caption>With *a* <b></caption>
 * \`\`\`ts
 * first();
 * \`\`\`
 * @example A title with <T>
 * \`\`\`ts
 * second();
 * \`\`\`
 */
export function linked(): void {}
export namespace SQL { export class A { a = 1; } export namespace inner { export const x = 1; } }
export namespace sql { export class B { b = 1; } }
export * as ns from './more';
export namespace NS { export const own = 1; }
declare module './more' { interface Added { a: 1; } }
class Plain<T> {
  /** The size. */
  size = 5;
  constructor(readonly seed: T) {}
  /** Gets. @param key - The key. @returns The value. @example get('a') */
  get(key: string): T { throw key; }
}
export class Visible<T> extends Plain<T[]> {}
export class Grown extends Visible<string> {}
function null_(): void {}
const spaced = 1;
class Incoming<P extends string = '/'> { path?: P; }
export { null_ as null, spaced as 'my name', type Incoming };
export declare const clamp: {
  /** Of one. @since 2.0.0 */
  (a: string): void;
  /** Of two. @since 2.1.0 */
  (a: string, b: number): void;
};
/** Repeated. @since 2.0.0 */
export declare const repeated: {
  /** Repeated. @since 2.0.0 */
  (a: string): void;
  /** Repeated. @since 2.0.0 */
  (a: number): void;
};
export class Socket extends Emitter<string> { override emit(): void {} }
export interface Wire extends Emitter<number> { open: boolean; }
type Log = (text: string) => void;
export interface Logger {
  /** Logs. @param text - The text. */
  fatal: Log;
}
export class OddError extends Error { code = 1; }
export const brand: unique symbol = Symbol();
export type brand<T> = { [brand]: T };
export type BrandType = typeof brand;
export type Branded = brand<string>;
interface Api {
  /** Starts. @param port - The port. */
  start(port: number): void;
}
/** The API. */
export declare const api: Api;
`;

const OTHER_FILES = {
  'node_modules/emitter/index.d.ts': `
declare class Root { private secret: 1; protected depth: number; [Symbol.iterator](): Iterator<1>; }
export declare class Emitter<T> extends Root { emit(event: T): void; off(event: T): void; limit?: number; }
`,
  'kit/src/more.ts': 'export const more = 1;\n',
  'ambient/src/index.d.ts': `/** The queue. */
declare module 'foo:bar' { export function add(): void; }
declare module 'field/deep/bar' { export interface Bar { a: 1; } }
declare module '*.svg' { const content: string; export default content; }
`,
  'odd-name/src/index.ts': `class Plain { one = 1; }
export default class extends Plain { constructor(readonly seed: string) { super(); } }
`,
  'odd-call/src/index.ts': 'export default function <T>(value: T): T { return value; }\n',
  'named/src/index.ts': `export default class PQueue<T> { constructor(readonly first: T) {} }
export interface Options { queue: PQueue<string>; }
`,
  'odd-value/src/index.ts': 'export default { a: 1 };\n',
  'one/src/index.d.ts': `/** The only one. */
declare module 'one:only' { export const x: 1; }
`,
  'script/src/index.ts': "export * from './lib.js';\n",
  'script/src/lib.js': `/**
 * A letter.
 * @typedef {'a' | 'b'} Letter
 */
/**
 * @template T
 * @typedef {T[] & { first: T }} List
 */
/**
 * Called at the end.
 * @callback Done
 * @param {Error | null} error - What happened.
 * @returns {void}
 */
/**
 * @typedef {Object} Point
 * @property {number} x - To the right.
 */
/**
 * @template T
 * @extends {Set<T>}
 * @implements {Iterable<T>}
 */
export class Widget extends Set {}
/** @enum {number} */
export const Level = { LOW: 1, HIGH: 2 };
`,
};

let scratch: string;
let report: ReferenceReport;

const page = (file: string, locale = 'en', packageName = 'kit') =>
  fs.readFileSync(path.join(scratch, 'out', locale, packageName, 'src', file), 'utf8');

beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'declarations-'));
  const toolkitDir = path.join(scratch, 'toolkit');
  for (const [file, text] of Object.entries({ ...OTHER_FILES, 'kit/src/index.ts': SOURCE })) {
    fs.mkdirSync(path.dirname(path.join(toolkitDir, file)), { recursive: true });
    fs.writeFileSync(path.join(toolkitDir, file), text);
  }
  fs.writeFileSync(
    path.join(toolkitDir, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "allowJs": true, "target": "ES2022", "moduleResolution": "Bundler", "module": "ESNext", "types": [] } }',
  );
  report = await generateReference({
    root: path.resolve(__dirname, '../../..'),
    toolkitDir,
    out: path.join(scratch, 'out'),
    scope: '@fixture',
    sources: null,
    historyDir: null,
    errors: null,
    countTypeErrors: true,
  });
  expect(report.problems).toEqual([]);
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

it.each([
  ['an inherited call signature with its types', 'interfaces/TextCall.md', '| `x` | `string` |'],
  ['the base of a mapped member', 'interfaces/Mapped.md', '**Inherited from:** `Partial`'],
  ["an index signature's comment", 'interfaces/Index.md', '[key: symbol]: string\n```\n\nAny symbol.'],
  ["a type's index signature", 'type-aliases/IndexType.md', '[key: string]: number\n```\n\nAny key.'],
  ['parameters of a function type', 'type-aliases/Mapper.md', '| `x` | `T` | The input. |'],
  ['what a function type returns', 'type-aliases/Mapper.md', '`number` — The output.'],
  ['parameters of a constructor type', 'type-aliases/Maker.md', '| `x` | `string` | The seed. |'],
  ["a variable's call signatures", 'variables/callable.md', '(a: string): void\n```\n\nOf a text.'],
  ["a call signature's parameter", 'variables/callable.md', '| `a` | `string` | The text. |'],
  ["a setter's comment", 'classes/Base.md', 'Reads.\n\nWrites.\n\n'],
  ["a setter's parameter", 'classes/Base.md', '| `value` | `number \\| string` | The level. |'],
  ["a lone setter's parameter", 'classes/Base.md', '| `key` | `string` | The key. |'],
  ['the comments of merged declarations', 'classes/Merged.md', 'The class.\n\nThe interface.\n\n'],
  ['an optional parameter property', 'classes/Merged.md', 'new Merged(first: string, second?: number)'],
  ["such a parameter's type", 'classes/Merged.md', '| `second` *optional* | `number` |'],
  ["such a property's type", 'classes/Merged.md', '### second\n\n`number` *optional* *readonly*'],
  ['a member named by a static symbol', 'classes/Merged.md', '"id":"Base-id","level":3,"title":"[Base.id]"'],
  [
    "an object's accessors",
    'variables/accessors.md',
    'get both(): number;\nset both(value: number | string)',
  ],
  ["an object's getter", 'variables/accessors.md', 'get one(): number'],
  ['an inherited comment', 'classes/Child.md', 'Runs.\n\n**Parameters**'],
  ['a name of a space', 'interfaces/Names.md', "### ' '\n"],
  ['a name with a line break', 'interfaces/Names.md', "### 'a\\\\nb'\n"],
  ['the type of a name with both quotes', 'interfaces/Names.md', '### it\'s"\n\n`3`'],
  ['the type of a Ukrainian name', 'interfaces/Names.md', '### назва\n\n`string`'],
  ['a link to a built-in type', 'functions/linked.md', '[`Array`](https://developer.mozilla.org/'],
  ['the text of such a link', 'functions/linked.md', '[`maps`](https://developer.mozilla.org/'],
  ['a built-in exception', 'functions/linked.md', '- [`RangeError`](https://developer.mozilla.org/'],
  ["a link's text of two lines", 'functions/linked.md', '[`a label on two lines`](../classes/Base.md)'],
  ['a link in code as written', 'functions/linked.md', '// {@link Base}'],
  ["an example's caption", 'functions/linked.md', 'With *a* \\<b>\n\n```ts\nfirst();'],
  ["an example's title", 'functions/linked.md', 'A title with \\<T>\n\n```ts\nsecond();'],
  ["the text of a package's renamed module", 'index.md', 'The kit.'],
  ['a namespace', 'namespaces/SQL/classes/A.md', '### a\n'],
  ['a namespace in one', 'namespaces/SQL/namespaces/inner/variables/x.md', 'const x'],
  [
    'a namespace whose name differs in case',
    'namespaces/sql-1/classes/B.md',
    "import { sql } from '@fixture/kit'",
  ],
  ['a namespace and a module that differ in case', 'index.md', '[`NS`](./namespaces/NS/index.md)'],
  ['a module as a namespace', 'namespaces/ns-1/variables/more.md', "import { ns } from '@fixture/kit'"],
  ['the name of a base that is not exported', 'classes/Visible.md', '`number` · **Inherited from:** `Plain`'],
  ['the types of its members', 'classes/Visible.md', 'get(key: string): T[]'],
  ['the constructor of such a base', 'classes/Visible.md', 'new Visible(seed: T[])'],
  ["such a member's parameters", 'classes/Visible.md', '| `key` | `string` | The key. |'],
  ["such a member's example", 'classes/Visible.md', "get('a')"],
  ['where such a member is described', 'classes/Grown.md', '[`get()`](./Visible.md#get)'],
  [
    "the names of a base's members in another package",
    'classes/Socket.md',
    '## Inherited members\n\n**Inherited from:** `Emitter`\n\n`off()`, `limit`\n\n' +
      '**Inherited from:** `Root`\n\n`depth`, `[Symbol.iterator]()`\n',
  ],
  ["such names of an interface's base", 'interfaces/Wire.md', '`emit()`, `off()`, `limit`'],
  ['the import of a reserved name', 'functions/null.md', "import { null as null_ } from '@fixture/kit';"],
  ['the declaration of a reserved name', 'functions/null.md', 'function null_(): void'],
  ['the import of a name with a space', 'variables/my-name.md', "import { 'my name' as myName } from"],
  [
    'the parameters of a class exported as a type',
    'interfaces/Incoming.md',
    'interface Incoming<P extends string = "/">',
  ],
  ['a class that an interface adds a base to', 'classes/Pile.md', 'class Pile<T> implements Sized\n```\n\n'],
  ['that base', 'classes/Pile.md', 'interface Pile<T> extends Sized, Iterable<T>\n```'],
  ['its constructor', 'classes/Pile.md', '## Constructor\n\n```ts\nnew Pile(first: T)\n```'],
  [
    'its own member that the base also has',
    'classes/Pile.md',
    '### size()\n\n**Overrides:** [`Sized.size`](../interfaces/Sized.md#size)\n\n```ts\nsize(): 3\n```\n\nCounts.',
  ],
  ['the overloads of a constant', 'variables/clamp.md', '## Overload 2\n\nOf two.\n\n**Since:** 2.1.0'],
  [
    'the declaration of such a constant',
    'variables/clamp.md',
    'const clamp: { (a: string): void; (a: string, b: number): void }',
  ],
  ["the parameters of a property's function type", 'interfaces/Logger.md', '| `text` | The text. |'],
  ['a constructor of the language', 'classes/OddError.md', '```ts\nnew OddError(message?: string)\n'],
  [
    'a link to a value that shares its name with a type',
    'type-aliases/BrandType.md',
    '"../variables/brand.md"',
  ],
  ['a link to that type', 'type-aliases/Branded.md', '"./brand.md"'],
  [
    'the members of a constant whose type is not exported',
    'variables/api.md',
    '| `port` | `number` | The port. |',
  ],
])('shows %s', (_, file, text) => {
  expect(page(file)).toContain(text);
});

it.each([
  ["an ambient module's comment", 'ambient', 'namespaces/foo-bar/index.md', 'The queue.'],
  ['its declaration', 'ambient', 'namespaces/foo-bar/index.md', 'declare module "foo:bar"'],
  ['its import', 'ambient', 'namespaces/foo-bar/index.md', "import * as fooBar from 'foo:bar';"],
  [
    "its function's import",
    'ambient',
    'namespaces/foo-bar/functions/add.md',
    "import { add } from 'foo:bar';",
  ],
  ['a module in folders', 'ambient', 'namespaces/field-deep-bar/interfaces/Bar.md', '### a\n'],
  ['a module for files', 'ambient', 'namespaces/-.svg/variables/default.md', "import content from '*.svg';"],
  ['the comment of the only module', 'one', 'index.md', 'The only one.'],
  ['its import', 'one', 'variables/x.md', "import { x } from 'one:only';"],
  ['the title of a default class', 'named', 'classes/default.md', 'title: "PQueue"'],
  ['the import of a default class', 'named', 'classes/default.md', "import PQueue from '@fixture/named';"],
  ['the constructor of a default class', 'named', 'classes/default.md', 'new PQueue(first: T)'],
  ['a default class in a list', 'named', 'index.md', '[`PQueue`](./classes/default.md)'],
  [
    'what uses a default class',
    'named',
    'classes/default.md',
    '[`Options.queue`](../interfaces/Options.md#queue)',
  ],
  ['a default class without a name', 'odd-name', 'classes/default.md', 'class oddName extends Plain\n'],
  ['its constructor', 'odd-name', 'classes/default.md', 'new oddName(seed: string)\n'],
  [
    'a default function without a name',
    'odd-call',
    'functions/default.md',
    'function oddCall<T>(value: T): T\n',
  ],
  ['a default value', 'odd-value', 'variables/default.md', 'const oddValue: { a: number }\n'],
  ['a JSDoc type', 'script', 'type-aliases/Letter.md', 'A letter.\n\n```ts\ntype Letter = "a" | "b"'],
  ['a generic JSDoc type', 'script', 'type-aliases/List.md', 'type List<T> = T[] & { first: T }'],
  ['a JSDoc callback', 'script', 'type-aliases/Done.md', 'type Done = (error: Error | null) => void'],
  [
    "a callback's parameter",
    'script',
    'type-aliases/Done.md',
    '| `error` | `Error \\| null` | What happened. |',
  ],
  ['a JSDoc object', 'script', 'interfaces/Point.md', '### x\n\n`number`\n\nTo the right.'],
  ['a JSDoc class', 'script', 'classes/Widget.md', 'class Widget<T> extends Set<T> implements Iterable<T>'],
  ['a JSDoc enum', 'script', 'enumerations/Level.md', '| `HIGH` | `2` |'],
])('shows %s', (_, packageName, file, text) => {
  expect(page(file, 'en', packageName)).toContain(text);
});

it('shows a comment and a version that a constant and its overloads have once', () => {
  const text = page('variables/repeated.md');
  expect(text.match(/^Repeated\.$/gm)).toHaveLength(1);
  expect(text).not.toContain('Since:');
  expect(text).toContain('"history":{"since":"2.0.0"');
});

it("names no members of JavaScript's own types", () => {
  expect(page('classes/Widget.md', 'en', 'script')).not.toContain('Inherited members');
});

it('shows a comment that both accessors have once', () => {
  expect(page('classes/Base.md').match(/^The same\.$/gm)).toHaveLength(1);
});

it('translates setters and index signatures, and marks the titles of examples as English', () => {
  expect(page('classes/Base.md', 'uk')).toContain('Читає.\n\nЗаписує.');
  expect(page('classes/Base.md', 'uk')).toContain('| `value` | `number \\| string` | Рівень. |');
  expect(page('classes/Merged.md', 'uk')).toContain('Клас.\n\nІнтерфейс.\n\n');
  expect(page('interfaces/Index.md', 'uk')).toContain('Будь-який символ.');
  expect(page('functions/linked.md', 'uk')).toContain(
    '{"markdown":"A title with \\\\<T>\\n\\n```ts\\nsecond();\\n```","isUntranslated":true}',
  );
});

it('reports an unknown name to inherit from, but no links to members and built-in types', () => {
  const line = SOURCE.split('\n').findIndex((each) => each.includes('Nowhere.at')) + 1;
  const warnings = report.warnings.join('\n');
  expect(warnings).toContain(`kit/src/index.ts:${line}: {@inheritDoc Nowhere.at}`);
  expect(warnings).not.toMatch(/RangeError|level|type errors/);
  expect(page('classes/Child.md')).not.toContain('Nowhere');
});
