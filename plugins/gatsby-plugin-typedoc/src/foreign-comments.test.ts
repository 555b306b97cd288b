import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateReference } from './generate-reference';

jest.setTimeout(240_000);

const SOURCE = `export class Odd {
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
`;

let scratch: string;

const page = (file: string) => fs.readFileSync(path.join(scratch, 'out/en/kit/src', file), 'utf8');

beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'foreign-'));
  fs.mkdirSync(path.join(scratch, 'toolkit/kit/src'), { recursive: true });
  fs.writeFileSync(
    path.join(scratch, 'toolkit/tsconfig.json'),
    '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "Bundler", "types": [] } }',
  );
  fs.writeFileSync(path.join(scratch, 'toolkit/kit/src/index.ts'), SOURCE);
  const { problems } = await generateReference({
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
  expect(problems).toEqual([]);
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
])('shows %s', (_, file, text) => {
  expect(page(file)).toContain(text);
});
