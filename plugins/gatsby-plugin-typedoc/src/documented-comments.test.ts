import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ConfigurationIndex, ConfigurationKey } from '../../../src/model/reference/configuration';
import { generateReference, type ReferenceReport } from './generate-reference';

jest.setTimeout(240_000);

const SOURCES = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "target": "ES2022", "moduleResolution": "Bundler", "module": "ESNext", "types": [] } }',
  'cjs/src/index.d.ts': `declare function cjs(options?: cjs.Options): void;
declare namespace cjs { interface Options { a: 1 } const version: string; }
export = cjs;
`,
  'kit/src/index.ts': `export function index(): void {}
export class _Twin { first = 1; }
export class Twin { second = 2; }
export const one = 1;
export { one as uno };
export class Names {
  read(a: string): string;
  read(a: number): number;
  read(a: unknown): unknown { return a; }
  'read-overload-1' = 1;
  *[Symbol.iterator](): Generator<number> { yield 1; }
}
export function convert(a: string): string;
export function convert(a: number): number;
/**
 * Converts.
 * @uk Перетворює.
 * @param a - The value.
 * @ukParam a - Значення.
 * @returns The result.
 * @ukReturns Результат.
 * @throws {Twin} when it fails.
 * @example convert(1)
 * @see {@link one}
 * @see {@link index}
 */
export function convert(a: unknown): unknown { return a; }
export class Runner {
  run(a: string): string;
  run(a: number): number;
  /**
   * Runs.
   * @param a - The job.
   * @returns The outcome.
   */
  run(a: unknown): unknown { return a; }
}
export class Switch {
  ${Array.from(
    { length: 9 },
    (_, at) => `
  /** Sets. ${at === 4 ? '@param mode4 - The fifth mode.' : ''} */
  set(key: string, mode${at}: 'm${at}'): ${at};`,
  ).join('')}
  set(...all: unknown[]): unknown { return all; }
}
/**
 * Joins rows.
 * @param rows - The rows.
 */
export function join(rows: Record<string, Array<string | number | undefined>>): void {}
export class Finder {
  /**
   * Adds rows.
   * @param rows - The rows.
   * @param first - The first row.
   */
  add(rows: Record<string, Array<string | number | undefined>>, first?: string): void {}
  /**
   * Finds rows.
   * @param where - The conditions.
   * @param limit - The most rows.
   * @returns The rows.
   */
  find(where: string, limit: number): string[];
  /**
   * Finds rows.
   * @param where - The conditions.
   * @param limit - The most rows, or all.
   * @returns The rows.
   */
  find(where: string, limit: number): string[];
  /**
   * The number of rows.
   * @defaultValue \`10\`
   */
  protected limit?: number = 10;
  /**
   * The table.
   * @uk Таблиця.
   */
  table: string;
}
export type Both = {
  /** From the first. */
  first: string;
} & {
  /** From the second. */
  second?: number;
};
/** @param options - All options.
 * @param options.limit - The limit.
 * @ukParam options.limit - Обмеження.
 */
export function open(options: { limit: number; log: {
  /** The level. */
  level: string } }): {
  /** The handle. */
  handle: number;
} { return { handle: options.limit }; }
export interface Handlers {
  nested: {
    /** The port. */
    port: number;
  };
  /**
   * Called at the end.
   * @param error - What happened.
   * @returns Whether to retry.
   */
  onEnd?: (error: Error) => boolean;
}
export const Codes = {
  /** All is well. */
  OK: 200,
  /** Says it. */
  say(code: number): string { return String(code); },
} as const;
/**
 * Links {@link Missing | the text}, {@link Pair:function}, and {@link Codes.OK}.
 * @beta
 * @author Ann
 * @sideEffects Writes a file.
 */
export function Pair(): void {}
export interface Pair { a: 1 }
/**
 * @param x - A list:
 *   - \`a\` is first
 *   - {@link one} is second
 */
export function listed(x: string): void { void x; }
export const wrong: number = 'text';
interface Pool {
  /**
   * The \`most\` connections of [one](api:kit/one).
   * @uk Найбільше з’єднань.
   */
  max: number;
  min: number;
}
/**
 * Settings.
 * @example
 * \`\`\`ts
 * class Root {
 *   @ValidateNestedProperty({ classType: OrmConfig })
 *   public readonly orm!: OrmConfig;
 * }
 * \`\`\`
 */
export class OrmConfig {
  /**
   * The prefix.
   * @uk Префікс.
   */
  prefix?: string;
  label: string = 'a';
  /** @defaultValue \`'rows'\` */
  table!: string;
  pools?: Pool[];
}
`,
};

const key = (name: string, facts: Partial<ConfigurationKey>): ConfigurationKey => ({
  name,
  type: 'string',
  default: null,
  required: false,
  acceptsString: true,
  nested: null,
  readBy: [],
  passedBy: [],
  variables: [],
  ...facts,
});
const CONFIGURATION: ConfigurationIndex = {
  kit: {
    classes: [
      {
        name: 'OrmConfig',
        base: null,
        section: 'orm',
        keys: [
          key('prefix', { required: true, readBy: ['join', 'Hidden'], variables: ['TEST_PREFIX'] }),
          key('label', { default: "'a'" }),
          key('table', { readBy: ['join'] }),
          key('schema', { passedBy: ['join'] }),
          key('pools', {
            type: 'Pool[]',
            readBy: ['join'],
            nested: { class: 'Pool', list: true, checked: true },
          }),
        ],
      },
      {
        name: 'Pool',
        base: null,
        section: null,
        keys: [
          key('max', { type: 'number', default: '10', acceptsString: false, readBy: ['join'] }),
          key('min', { type: 'number', required: true, readBy: ['join'] }),
          key('idle', { readBy: null }),
          key('name', { readBy: ['join'] }),
        ],
      },
    ],
    variables: [{ name: 'KIT_DEBUG', readBy: ['join'] }],
  },
  elsewhere: { classes: [], variables: [{ name: 'OTHER_DEBUG', readBy: [] }] },
};

let scratch: string;
let report: ReferenceReport;

function generate(files: Readonly<Record<string, string>>, name: string): Promise<ReferenceReport> {
  const toolkitDir = path.join(scratch, name);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(toolkitDir, file)), { recursive: true });
    fs.writeFileSync(path.join(toolkitDir, file), text);
  }
  return generateReference({
    root: path.resolve(__dirname, '../../..'),
    toolkitDir,
    out: path.join(scratch, `${name}-out`),
    scope: '@fixture',
    sources: null,
    historyDir: null,
    configuration: path.join(scratch, 'configuration.json'),
    errors: null,
    countTypeErrors: true,
  });
}

const page = (file: string, locale = 'en') =>
  fs.readFileSync(path.join(scratch, 'toolkit-out', locale, file), 'utf8');

beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'comments-'));
  fs.writeFileSync(path.join(scratch, 'configuration.json'), JSON.stringify(CONFIGURATION));
  report = await generate(SOURCES, 'toolkit');
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

it.each([
  ['a symbol called index', 'kit/src/functions/index-1.md', 'title: "index"'],
  ['the name _Twin beside Twin', 'kit/src/classes/_Twin.md', '### first\n'],
  ['the name Twin beside _Twin', 'kit/src/classes/Twin.md', '### second\n'],
  ['a member named like an overload', 'kit/src/classes/Names.md', '"id":"read-overload-1-1"'],
  [
    'a well-known symbol',
    'kit/src/classes/Names.md',
    '"id":"iterator","level":3,"title":"[Symbol.iterator]()"',
  ],
  ['another name of a symbol', 'kit/src/index.md', '## Other names\n\n[`uno`]'],
  ['the name of export =', 'cjs/src/functions/cjs.md', "import cjs from '@fixture/cjs';"],
  [
    'the import of a member of export =',
    'cjs/src/namespaces/cjs/variables/version.md',
    "import { version } from '@fixture/cjs';",
  ],
  ['own types of export =', 'cjs/src/namespaces/cjs/index.md', '## Other names\n\n[`Options`]'],
  ['an intersection', 'kit/src/type-aliases/Both.md', '`number` *optional*\n\nFrom the second.'],
  ['a described option', 'kit/src/functions/open.md', '| `options.limit` | `number` | The limit. |'],
  ['a nested option', 'kit/src/functions/open.md', '| `options.log.level` | `string` | The level. |'],
  ['a returned object', 'kit/src/functions/open.md', '| `handle` | `number` | The handle. |'],
  ['a nested object', 'kit/src/interfaces/Handlers.md', '| `port` | `number` | The port. |'],
  ['a callback', 'kit/src/interfaces/Handlers.md', '| `error` | `Error` | What happened. |'],
  ['what a callback returns', 'kit/src/interfaces/Handlers.md', '`boolean` — Whether to retry.'],
  ['a constant object', 'kit/src/variables/Codes.md', '`200` *readonly*\n\nAll is well.'],
  [
    'a method of a constant object',
    'kit/src/variables/Codes.md',
    'say(code: number): string\n```\n\nSays it.',
  ],
  ['properties in search', 'kit/src/functions/open.md', '"name":"options.log.level","anchor":"parameters"'],
  ['a stage', 'kit/src/functions/Pair.md', '**Beta**'],
  ['an author', 'kit/src/functions/Pair.md', '**Author:** Ann'],
  ['a custom tag', 'kit/src/functions/Pair.md', '**Side effects:** Writes a file.'],
  ['the text of a broken link', 'kit/src/functions/Pair.md', 'Links `the text`, [`Pair`](./Pair.md)'],
  ['a link to a property', 'kit/src/functions/Pair.md', '(../variables/Codes.md#OK)'],
  ['a list in a parameter', 'kit/src/functions/listed.md', '**`x`**\n\n- `a` is first\n- [`one`]'],
])('shows %s', (_, file, text) => {
  expect(page(file)).toContain(text);
});

it('shows the comment of an implementation once, above the overloads', () => {
  const overloads =
    /Converts\.\n\n[\s\S]*\| `a` \| The value\. \|[\s\S]*The result\.\n\n\*\*Throws\*\*\n\n- `Twin` when it fails\.[\s\S]*convert\(1\)[\s\S]*- \[`one`\].*\n- \[`index`\].*\n\n## Overload 1/;
  expect(page('kit/src/functions/convert.md')).toMatch(overloads);
  expect(page('kit/src/functions/convert.md')).toContain('"Twin":"../classes/Twin.md"');
  const method = page('kit/src/classes/Runner.md');
  expect(method).toMatch(/Runs\.\n\n[\s\S]*The job\.[\s\S]*The outcome\.\n\n#### Overload 1/);
  expect(method.match(/^Runs\.$/gm)).toHaveLength(1);
});

it('lists overloads in one block, what they share once, and below it what differs', () => {
  const finder = page('kit/src/classes/Finder.md');
  const signature = 'find(where: string, limit: number): string[]';
  expect(finder).toContain(`\`\`\`ts\n${signature}\n${signature}\n\`\`\``);
  for (const shared of [
    'Finds rows.',
    '| `where` | `string` | The conditions. |',
    '**Returns:** `string[]` — The rows.',
  ])
    expect(finder.split('### find()')[1]?.split(shared)).toHaveLength(2);
  expect(finder).toMatch(
    /#### Overload 1\n[^#]*The most rows\. \|\n\n#### Overload 2\n[^#]*The most rows, or all\. \|/,
  );
});

it('shows the end of a long list of overloads on demand, and describes only what signatures do not show', () => {
  const [, list = ''] = page('kit/src/classes/Switch.md').split('### set()\n');
  expect(list).toMatch(
    /^\n```ts\nset\(key: string, mode0: "m0"\): 0\n[^`]*: 7\n```\n\n```ts\n[^`]*: 8\n```\n\nSets\.\n/,
  );
  expect(list.match(/^####.*$/gm)).toEqual(['#### Overload 5']);
  expect(list).toContain('| `mode4` | `"m4"` | The fifth mode. |');
  expect(list).not.toMatch(/`key`|`mode3`|Returns/);
  expect(page('kit/src/classes/Switch.md')).toContain('"title":"1 more overload"');
  expect(page('kit/src/classes/Switch.md', 'uk')).toContain('"title":"Ще 1 перевантаження"');
});

it("shows a parameter's type, however long, below a member and on a function's page", () => {
  const type = 'Record<string, Array<string | number | undefined>>';
  const row = `| \`rows\` | \`${type.replaceAll('|', '\\|')}\` | The rows. |`;
  expect(page('kit/src/classes/Finder.md')).toContain(row);
  expect(page('kit/src/functions/join.md')).toContain(row);
});

it("puts a property's type, modifiers, and default on one line", () => {
  expect(page('kit/src/classes/Finder.md')).toContain(
    '### limit\n\n`number` *optional* *protected* · **Default:** `10`\n\nThe number of rows.',
  );
});

it('labels a configuration key as validation treats it, and other properties by their type', () => {
  const config = page('kit/src/classes/OrmConfig.md');
  expect(config).toContain('### prefix\n\n`string` *required*\n\nThe prefix.\n');
  expect(config).toContain("### label\n\n`string` *optional* · **Default:** `'a'`\n");
  expect(config).toContain("### table\n\n`string` *optional* · **Default:** `'rows'`\n");
  expect(page('kit/src/classes/OrmConfig.md', 'uk')).toMatch(/ \*обов’язково\*\n\nПрефікс\./);
  expect(page('kit/src/classes/Finder.md')).toContain('`string`\n\nThe table.\n');
});

describe('the page of configuration keys', () => {
  const keyPart = (key: string) =>
    page('configuration.md')
      .split('### ')
      .find((part) => part.startsWith(key));

  it('says of a key what its class says, and where it belongs', () => {
    expect(page('configuration.md')).toContain(`## kit

**Read by, unless a key says otherwise:** [\`join\`](./kit/src/functions/join.md)

### orm.prefix

\`string\` *required*

The prefix.

\`\`\`yaml
orm:
  prefix: \${ORM_PREFIX}
\`\`\`

**Property:** [\`OrmConfig.prefix\`](./kit/src/classes/OrmConfig.md#prefix)

**Read by:** [\`join\`](./kit/src/functions/join.md), \`Hidden\`

**Environment variable in generated tests:** \`TEST_PREFIX\`

### orm.label
`);
  });

  it('repeats what reads a key only if it differs from the other keys', () => {
    expect(keyPart('orm.label')).toMatch(/\n\nNone of the packages reads this key\.\n/);
    expect(keyPart('orm.table')).not.toMatch(/[Rr]ead/);
  });

  it("says what passes on a whole object, and that a key's readers aren't known", () => {
    expect(keyPart('orm.schema')).toContain('**Passed on in a whole object by:** [`join`]');
    expect(keyPart('orm.pools\\[\\].idle')).toContain("It isn't known what reads this key.");
  });

  it('describes the keys of classes that are not exported, in both languages', () => {
    expect(page('configuration.md')).toContain(
      '### orm.pools\\[\\].max\n\n`number` *optional* · **Default:** `10`\n\nThe `most` connections of [one](file:api:kit/one).\n',
    );
    expect(page('configuration.md', 'uk')).toContain('Найбільше з’єднань.');
    expect(page('configuration.md')).toContain('### orm.pools\\[\\].min\n\n`number` *required*\n');
  });

  it('sets a key to its documented default unless its variable has a value', () => {
    expect(keyPart('orm.table')).toContain('\n  table: ${ORM_TABLE:-rows}\n');
  });

  it('says of a key that accepts no string to write its value in the file', () => {
    expect(keyPart('orm.pools\\[\\].max')).toMatch(
      /\n```yaml\norm:\n {2}pools:\n {4}- max: 10\n```\n\nWrite the value in the file: /,
    );
    expect(keyPart('orm.pools\\[\\].min')).not.toContain('Write the value');
  });

  it('lists the environment variables that a package reads itself', () => {
    expect(page('configuration.md')).toMatch(
      /### KIT_DEBUG\n\nEnvironment variable .*\n\n\*\*Read by:\*\* \[`join`\]/,
    );
  });

  it('has the same IDs in all languages', () => {
    const ids = ['en', 'uk'].map((locale) =>
      [...page('configuration.md', locale).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id),
    );
    expect(ids[0]).toEqual([
      'kit',
      'kit-prefix',
      'kit-label',
      'kit-table',
      'kit-schema',
      'kit-pools',
      'kit-pools-max',
      'kit-pools-min',
      'kit-pools-idle',
      'kit-pools-name',
      'kit-KIT_DEBUG',
    ]);
    expect(ids[1]).toEqual(ids[0]);
  });

  it('is linked from the root page', () => {
    expect(page('index.md')).toContain('](./configuration.md)');
  });

  it('links to guides only if they exist', () => {
    expect(page('configuration.md')).toContain('Your root class names the sections, so');
  });

  it('is missing for a toolkit that has none of the listed packages', async () => {
    await generate({ 'other/src/index.ts': 'export const x = 1;\n' }, 'other');
    const out = path.join(scratch, 'other-out/en');
    expect(fs.readFileSync(path.join(out, 'index.md'), 'utf8')).not.toContain('configuration');
    expect(fs.readdirSync(out)).not.toContain('configuration.md');
  });
});

it('translates the comments of implementations and options', () => {
  const convert = page('kit/src/functions/convert.md', 'uk');
  for (const text of ['Перетворює.', '| `a` | Значення. |', 'Результат.']) expect(convert).toContain(text);
  expect(page('kit/src/functions/open.md', 'uk')).toContain('| `options.limit` | `number` | Обмеження. |');
});

it('reports broken links and type errors with file and line', () => {
  const lineOf = (text: string) =>
    SOURCES['kit/src/index.ts'].split('\n').findIndex((line) => line.includes(text)) + 1;
  expect(report.problems).toEqual([]);
  const warnings = report.warnings.join('\n');
  expect(warnings).toContain(`kit/src/index.ts:${lineOf('{@link Missing')}: {@link Missing | the text}`);
  expect(warnings).toContain(`kit/src/index.ts:${lineOf('wrong:')}: Type 'string' is not assignable`);
  expect(warnings).not.toContain('Codes.OK');
});

it('stops at a syntax error, with file and line', async () => {
  const { problems } = await generate(
    { 'a/src/index.ts': 'export const ok = 1;\nexport const = 2;\n' },
    'syntax',
  );
  expect(problems).toEqual(
    expect.arrayContaining([expect.stringMatching(/a\/src\/index\.ts:2: Variable declaration expected\./)]),
  );
});
