import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateReference } from './generate-reference';

jest.setTimeout(240_000);

const SOURCE = `/**
 * The kit.
 * @module
 * @categoryDescription Making
 * Makes *one*.
 */
/** Makes. @category Making @group Basics */
export function make(): void {}
/** Breaks. @group Basics */
export function breakIt(): void {}
/** Nothing. @categoryDescription Nothing It has none. */
export function nothing(): void {}
/** Only of a number. */
export function merge(one: number): number;
export function merge(one: string): string;
/** Only of nothing. */
export function merge(one: null): null;
/** Merges. */
export function merge(one: unknown): unknown {
  return one;
}
/** Waits with {@link Promise.all()}, {@link process.nextTick}, and {@link globalThis.setTimeout}. @category Making */
export class Waiter {
  /** Waits. @group Waiting */
  wait(): void {}
}
export class Odd {
  /** In brackets. */
  '[x]' = 1;
  /** Without a name. */
  '' = 2;
  /** With underscores. */
  __typename__ = 3;
}
export interface Backend {
  /** Of the interface. */
  readonly timeout: number;
}
export class Postgres implements Backend {
  /** Of the class. */
  get timeout(): number { return 1; }
  /** @returns the name of the queue. */
  get queue(): string { return ''; }
  /**
   * Stops.
   * @since 15.6 and newer
   * @sends {Message} to the server.
   * @summary A short text.
   */
  stop(): void {}
  /** Alias for {@linkcode Postgres.stop()}. See {@link https://example.com/a|\`Object\`}. */
  end(): void {}
}
export class Replica extends Postgres {}
/** @param options - All options. */
export function open(options: {
  /**
   * Called when it fails.
   * @param error - What happened.
   * @returns Whether to retry.
   */
  onError: (error: Error) => boolean;
}): void { void options; }
/** See [one][a] and note[^1].
 *
 * [a]: https://example.com/one
 *
 * [^1]: The note.
 */
export class First {
  /** See [two][a] and note[^1].
   *
   * [a]: https://example.com/two
   */
  second = 1;
}
/** A queue. See [how to add](#add), [it](#nothing), ![a picture](./a.png), and [a file](./b.md). */
export class Queue {
  /** Adds. [Again](#ADD). */
  add(): void {}
  /** Loses its text. @license MIT */
  lost(): void {}
  /** Loses its text too. @import { Key } from './keys' */
  lostToo(): void {}
}
/** @hidden */
export class Hidden {}
/**
 * Reads {@link Hidden}.
 * @param done - Called.
 * @param done.error - What failed.
 * @throws
 */
export function read(done: (error: Error) => void): void { void done; }
/** @default false (no headers).
 * The protocol allows it.
 */
export interface Cors { on: boolean }
function one(text: string): string;
/**
 * Takes one.
 * @see {@link read}
 * @see Another.
 */
function one(text: string): string { return text; }
export { one };
/** @param pattern - What to find. */
export function find(pattern = /\\s+/g, text = \`a \${1} b\`, names = ['a', 'b']): void { void [pattern, text, names]; }
export class Finder { pattern = /\\s+/g; text = \`a\`; }
/** See {@link read()} and {@link Queue.add()}. */
export function calls(): void {}
/** Reads a **disk**[^1], and <https://example.com/x> ![a picture](./a.png) of ~~two~~ \`a_b\`.
 *
 * [^1]: A note.
 */
export function marked(): void {}
/** - first *point*
 * - second point
 */
export function listed(): void {}
/**
 * Handles.
 * @param total - How many.
 */
export type EndHandler = ((total: number) => void) | null;
/**
 * Opens.
 * @param props - The settings.
 * @param [props.value=true] - Whether it is on.
 * @param gone - Nothing has this name.
 */
export function toggle(props: { value?: boolean }): void { void props; }
/** @param - A value without a name. */
export function unnamed(a: string): void { void a; }
/**
 * Makes a pool.
 * @param config.size - How many connections.
 * @param config.gone - No property has this name.
 */
export function pool({ size }: { size: number }): void { void size; }
/**
 * Fills.
 * @param size - How many.
 * @param label - What it is called.
 */
export function fill({ size, name: label }: { size: number; name: string }): void { void [size, label]; }
/** @param options - All options. */
export function connect(options: {
  /** @deprecated Use \`host\` instead. */
  server?: string;
  /**
   * The host.
   * @default 'localhost'
   * @see {@link pool}
   */
  host?: string;
}): void { void options; }
/** Spreads. @param ...items - What to spread. */
export function spread(...items: string[]): void { void items; }
interface Timeouts<T> {
  /** How long to wait. */
  timeout?: T;
}
export type RunOptions = { run: boolean } & Timeouts<number>;
export class Root {
  constructor(protected port: number) {}
  /** Closes. */
  close(): void {}
  /** @deprecated Use {@link #close}. */
  end(): void;
  /** @deprecated Use {@link #close}. */
  end(code: number): void;
  /**
   * Ends it.
   * @deprecated Use {@link #close}.
   */
  end(): void {}
}
class Middle extends Root {}
export class Leaf extends Middle {
  constructor(protected port: number) { super(port); }
}
export type Handler = (context: {
  /** What failed. */
  message: string;
}) => void;
interface Failure { code: string }
declare const Failure: { new (): Failure };
export type { Failure };
/** The first. @remarks Its remarks. */
export function source(): void {}
/** {@inheritDoc source} @remarks Own remarks. */
export function copy(): void {}
/** {@inheritDoc source} Also {@link read | reads}. */
export function copyMore(): void {}
/** A job.
 * @deprecated Use {@link NewJob}.
 */
export class Job {
  /** Runs it. @throws {Error} always @since 1.0 */
  run(): void {}
}
export class NewJob extends Job {
  /**
   * {@inheritDoc} And logs.
   * @throws {TypeError} sometimes
   * @since 2.0
   */
  override run(): void {}
}
/** ![](count.png) */
export function pictured(): void {}
/** Shares. */
export function share(options: string | {
  /** How many. */
  size: number;
} | {
  /** How many. */
  size: number;
  all: true;
}): void { void options; }
`;

let scratch: string;
let warnings: string;

const page = (file: string) => fs.readFileSync(path.join(scratch, 'out/en/kit/src', file), 'utf8');

beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'foreign-'));
  fs.mkdirSync(path.join(scratch, 'toolkit/kit/src'), { recursive: true });
  fs.writeFileSync(
    path.join(scratch, 'toolkit/tsconfig.json'),
    '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "Bundler", "types": [] } }',
  );
  fs.writeFileSync(path.join(scratch, 'toolkit/kit/src/index.ts'), SOURCE);
  const report = await generateReference({
    root: path.resolve(__dirname, '../../..'),
    toolkitDir: path.join(scratch, 'toolkit'),
    out: path.join(scratch, 'out'),
    locales: ['en'],
    scope: '@fixture',
    sources: null,
    historyDir: null,
    errors: null,
    countTypeErrors: false,
  });
  expect(report.problems).toEqual([]);
  warnings = report.warnings.join('\n');
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

it.each([
  ['a member named by a bracketed string', 'classes/Odd.md', '"id":"x","level":3,"title":"\'[x]\'"'],
  ['a member with an empty name', 'classes/Odd.md', '"id":"member","level":3,"title":"\'\'"'],
  ['an ID with underscores', 'classes/Odd.md', '"id":"__typename__"'],
  ['the comment of an accessor that an interface also describes', 'classes/Postgres.md', 'Of the class.'],
  [
    'the same comment of the inherited accessor',
    'classes/Replica.md',
    '[`timeout`](./Postgres.md#timeout) | Of the class. |',
  ],
  ['what a getter returns', 'classes/Postgres.md', '**Returns**\n\nthe name of the queue.'],
  ['since when', 'classes/Postgres.md', '**Since:** 15.6 and newer'],
  ['the type of a custom tag', 'classes/Postgres.md', '**Sends:** `Message` to the server.'],
  ['a short text', 'classes/Postgres.md', '**Summary:** A short text.'],
  ['a link to a method with parentheses', 'classes/Postgres.md', 'Alias for [`stop()`](./Postgres.md#stop)'],
  ['a link text after a bar', 'classes/Postgres.md', 'See [`Object`](https://example.com/a)'],
  ['the parameter of a nested function', 'functions/open.md', '| `error` | `Error` | What happened. |'],
  ['what a nested function returns', 'functions/open.md', '`boolean` — Whether to retry.'],
  ['a link reference', 'classes/First.md', 'See [one](https://example.com/one) and note\\[1]'],
  ['a footnote', 'classes/First.md', '\\[1] The note.'],
  [
    'a reference that another comment defines differently',
    'classes/First.md',
    'See [two](https://example.com/two) and note\\[^1].',
  ],
  ['an anchor', 'classes/Queue.md', 'Adds. [Again](./Queue.md#add).'],
  [
    'an anchor on another page, and what leads nowhere',
    'index.md',
    'See [how to add](./classes/Queue.md#add), it, [a picture](file:./a.png), and [a file](file:./b.md).',
  ],
  ['a parameter of a function parameter', 'functions/read.md', '| `error` | `Error` | What failed. |'],
  [
    "a category's text and symbols",
    'index.md',
    '**Category:** Making\n\nMakes *one*.\n\n| Name | Description |',
  ],
  ["a group's symbols", 'index.md', '[`breakIt`](./functions/breakIt.md) | Breaks. |'],
  ["a member's group", 'classes/Waiter.md', 'Waits.\n\n**Group:** Waiting'],
  [
    'a link to a member of a built-in object',
    'classes/Waiter.md',
    'Waits with [`Promise.all()`](https://developer.mozilla.org/',
  ],
  [
    'the text after a default of a type',
    'interfaces/Cors.md',
    '**Default:** false (no headers).\nThe protocol allows it.',
  ],
  ['the links of an implementation', 'functions/one.md', '## See also\n\n- [`read`](./read.md)\n- Another.'],
  ['a regular expression as a default', 'functions/find.md', 'Default: `/\\s+/g`.'],
  ['a template as a default', 'functions/find.md', 'Default: `` `a ${1} b` ``.'],
  ['a list as a default', 'functions/find.md', "Default: `['a', 'b']`."],
  ['a regular expression as the value of a property', 'classes/Finder.md', '**Default:** `/\\s+/g`'],
  ['calls in a description', 'functions/calls.md', 'description: "See read() and add()."'],
  [
    'a description without Markdown',
    'functions/marked.md',
    'description: "Reads a disk, and https://example.com/x a picture of two a_b."',
  ],
  ['a description of a list', 'functions/listed.md', 'description: "first point second point"'],
  ['the parameters of a type', 'type-aliases/EndHandler.md', 'How many.'],
  [
    'a nested description of a destructured parameter',
    'functions/pool.md',
    '| `config` | `{ size: number }` |  |\n| `config.size` | `number` | How many connections. |',
  ],
  [
    'what describes the properties of a destructured parameter',
    'functions/fill.md',
    '| `size` | `number` | How many. |\n| `name` | `string` | What it is called. |',
  ],
  [
    "a property of a function type's parameter",
    'type-aliases/Handler.md',
    '| `context.message` | `string` | What failed. |',
  ],
  [
    'a deprecated property of a parameter',
    'functions/connect.md',
    '| `options.server` *optional* | `string` | **Deprecated:** Use `host` instead. |',
  ],
  [
    'the tags of a property of a parameter',
    'functions/connect.md',
    "**`options.host`**\n\n**Default:** 'localhost'\n\n**See also**\n\n- [`pool`](./pool.md)",
  ],
  [
    'a rest parameter that is described with its dots',
    'functions/spread.md',
    '`string[]` | What to spread. |',
  ],
  [
    'members of an unexported part of a type',
    'type-aliases/RunOptions.md',
    '`number | undefined` *optional*\n\nHow long to wait.',
  ],
  [
    'the exported base behind an unexported one',
    'classes/Leaf.md',
    '**Inherited from:** [`Root`](./Root.md)\n\n| Name | Description |\n| - | - |\n| [`close()`](./Root.md#close) | Closes. |',
  ],
  ['a property that a constructor declares again', 'classes/Leaf.md', '### port\n\n`number` *protected*\n'],
  ['remarks next to an inherited comment', 'functions/copy.md', 'Its remarks.\n\nOwn remarks.'],
  [
    'text next to an inherited comment',
    'functions/copyMore.md',
    'The first.\n\nIts remarks.\n\nAlso [`reads`](./read.md).',
  ],
  ["text next to a base method's comment", 'classes/NewJob.md', 'Runs it.\n\nAnd logs.'],
  ['tags next to it', 'classes/NewJob.md', '- `TypeError` sometimes\n- `Error` always'],
  ['a version next to it', 'classes/NewJob.md', 'Since 2.0.'],
  ['a picture without a text', 'functions/pictured.md', '[count.png](file:count.png)'],
  [
    'the declaration as the description of a symbol without a comment',
    'classes/NewJob.md',
    'description: "class NewJob extends Job"',
  ],
])('shows %s', (_, file, text) => {
  expect(page(file)).toContain(text);
});

it('shows a type that shares the name of a value once', () => {
  expect(page('interfaces/Failure.md')).toContain('code: string');
  expect(page('index.md')).not.toContain('type-aliases/Failure.md');
});

it('shows once what all overloads and their implementation say', () => {
  expect(page('classes/Root.md').match(/> \*\*Deprecated\.\*\* .*/g)).toEqual([
    '> **Deprecated.** Use [`close`](./Root.md#close).',
  ]);
});

it("shows the first overload's comment only there if the implementation has one", () => {
  expect(page('functions/merge.md').match(/Only of a number\.$/gm)).toHaveLength(1);
  expect(page('functions/merge.md')).toContain('\nMerges.\n');
});

it("shows a base's comment only at the base", () => {
  expect(page('classes/Job.md')).toContain('**Deprecated.**');
  expect(page('classes/NewJob.md')).not.toMatch(/A job|Deprecated/);
});

it('lists a property that the types of a union share once', () => {
  expect(page('functions/share.md').match(/^\| `options\.size`.*/gm)).toHaveLength(1);
  expect(page('functions/share.md').match(/"name":"options\.size","anchor"/g)).toHaveLength(1);
});

it('leaves out a tag without text', () => {
  expect(page('functions/read.md')).not.toContain('Throws');
});

it.each([
  ['(#nothing)', 'the link to "#nothing" names no member'],
  ['@license', 'TypeDoc ignores comments with "@license"'],
  ['@import {', 'TypeDoc ignores comments with "@import"'],
  ['@categoryDescription Nothing', 'only packages and namespaces show "@categoryDescription"'],
  ['@param gone', 'no page shows "@param gone": no parameter has this name'],
  ['@param config.gone', 'no page shows "@param config.gone": no parameter has this name'],
  ['@param - A value', 'no page shows "@param -": no parameter has this name'],
  ['{@link Hidden}', '{@link Hidden} does not name a documented symbol'],
])('warns about %s with file and line', (written, message) => {
  const line = SOURCE.split('\n').findIndex((each) => each.includes(written)) + 1;
  expect(warnings).toContain(`kit/src/index.ts:${line}: ${message}`);
});
