import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locale } from '../../../src/locales/locales';
import { generateReference, type ReferenceReport } from './generate-reference';
import { listFiles } from '../../../src/node/files';
import type { Block } from '../../../src/model/reference/reference-blocks';

const root = path.resolve(__dirname, '../../..');
const fixture = path.join(root, 'plugins/gatsby-plugin-typedoc/fixtures/monorepo');

jest.setTimeout(120_000);

let scratch: string;

beforeAll(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-'));
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

function generate(
  toolkitDir: string,
  out: string,
  locales: readonly Locale[] = ['en'],
  reader: string | null = null,
  site = root,
): Promise<ReferenceReport> {
  return generateReference({
    root: site,
    toolkitDir,
    out,
    locales,
    scope: '@fixture',
    sources: null,
    historyDir: toolkitDir.startsWith(fixture) ? path.join(fixture, 'history') : null,
    reader,
    errors: {
      file: path.join(fixture, 'errors.json'),
      guidesDir: path.join(fixture, 'guides'),
      sourcesUrl: 'https://example.com/libs',
    },
    countTypeErrors: true,
  });
}

/** Returns the data in a page's front matter. */
function dataOf(page: string) {
  return JSON.parse(/^data: (.*)$/m.exec(page)?.[1] ?? '') as {
    content: Block[];
    history: unknown;
    members: { name: string; since: string | null }[];
    releases: { version: string; changes: unknown[] }[];
  };
}

function write(folder: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return folder;
}

describe('a monorepo with everything that is hard to document', () => {
  let report: ReferenceReport;
  let out: string;
  const read = (file: string) => fs.readFileSync(path.join(out, file), 'utf8');

  beforeAll(async () => {
    out = path.join(scratch, 'monorepo');
    const reader = path.join(scratch, 'reader.mjs');
    fs.writeFileSync(
      reader,
      `import fs from 'node:fs';
      export async function readSources(files) {
        fs.appendFileSync(${JSON.stringify(`${reader}.txt`)}, [...files].map(([name, { text }]) => name + ' ' + text.length).join('\\n'));
        throw new Error('The reader fails.');
      }`,
    );
    // English is written last, to check that it contains nothing from the translation.
    report = await generate(path.join(fixture, 'libs'), out, ['uk', 'en'], reader);
  });

  it('passes the parsed files to another reader once, and continues if that reader fails', () => {
    const given = fs.readFileSync(path.join(scratch, 'reader.mjs.txt'), 'utf8').split('\n');
    const entry = path.join(fixture, 'libs/core/src/index.ts');
    expect(given.filter((line) => line.startsWith(`${entry} `))).toEqual([
      `${entry} ${fs.readFileSync(entry, 'utf8').length}`,
    ]);
    expect(report.problems).toEqual([]);
  });

  it('writes one page per symbol and locale', () => {
    expect(report).toMatchObject({ problems: [], warnings: [], symbols: 24 });
    const pages = listFiles(path.join(out, 'en')).filter((file) => /\/src\/.+\/.+\.md$/.test(file));
    expect(pages).toHaveLength(24);
    expect(listFiles(path.join(out, 'uk'))).toEqual(listFiles(path.join(out, 'en')));
    expect(new Set(pages.map((file) => file.toLowerCase())).size).toBe(24);
  });

  it.each([
    ['core/src/functions/default.md', "import makeCore from '@fixture/core';"],
    ['core/src/functions/toString.md', "import { toString } from '@fixture/core';"],
    ['core/src/variables/constructor.md', "import { constructor } from '@fixture/core';"],
    ['core/src/variables/hasOwnProperty.md', 'const hasOwnProperty = 2'],
    ['core/src/functions/Tools.md', 'function Tools(): void'],
    ['core/src/namespaces/Tools/index.md', '[`Settings`](./interfaces/Settings.md)'],
    ['core/src/namespaces/Tools/interfaces/Settings.md', "import { Tools } from '@fixture/core';"],
    ['nested/client/src/interfaces/Client.md', "import type { Client } from '@fixture/client';"],
  ])('%s says %s', (file, text) => {
    expect(read(`en/${file}`)).toContain(text);
  });

  it('documents a class and its merged interface on one page, with the members of both', () => {
    expect(read('en/core/src/classes/Merged.md')).toMatch(/### own\n[\s\S]*### added\n/);
  });

  it('lists re-exports from another package with links to its pages', () => {
    expect(read('en/web/src/index.md')).toContain('[`Figure`](../../core/src/classes/Shape.md)');
  });

  it.each(['en', 'uk'])(
    'links what a member throws to the page of the one package that has it, %s',
    (locale) => {
      const page = read(`${locale}/web/src/classes/Drawing.md`);
      const types = JSON.parse(/^nameTargets: (.*)$/m.exec(page)?.[1] ?? '') as Record<string, string>;
      expect(page).toContain('- `Square`');
      expect(types['Square']).toBe('../../../core/src/classes/Square.md');
      // `Mode` is in two packages, `Drawing` is this page's symbol, and `RangeError` and `Nothing`
      // aren't in the toolkit.
      for (const name of ['Mode', 'Drawing', 'RangeError', 'Nothing']) expect(types).not.toHaveProperty(name);
    },
  );

  it('separates own members from inherited ones, with the declaring class', () => {
    const page = read('en/web/src/classes/Drawing.md');
    expect(page).toContain('**Overrides:** [`Shape.area`](../../../core/src/classes/Shape.md#area)');
    expect(page).toContain('**Inherited from:** [`Shape`](../../../core/src/classes/Shape.md)');
    expect(page).toContain('| [`color`](../../../core/src/classes/Shape.md#color) |');
  });

  it('shows the first release of symbols and members, and nothing for unreleased ones', () => {
    const shape = dataOf(read('uk/core/src/classes/Shape.md'));
    expect(shape.history).toEqual({ since: '0.1.0', deprecatedSince: null, changes: [] });
    expect(shape.members.find(({ name }) => name === 'area')).toMatchObject({ since: '0.1.0' });
    expect(shape.content.find((block) => block.type === 'member' && block.name === 'area')).toMatchObject({
      history: {
        since: null,
        changes: [{ version: '0.2.0', breaks: 'maybe', from: 'area(): void', to: 'area(): number' }],
      },
    });
    expect(dataOf(read('en/core/src/classes/Square.md')).history).toMatchObject({ since: '0.2.0' });
    expect(dataOf(read('en/core/src/classes/Hostile.md')).history).toBeNull();
    expect(dataOf(read('en/web/src/classes/Drawing.md')).history).toBeNull();
  });

  it('writes a changes page for each released package, with links to existing names', () => {
    const releasesOf = (file: string) => dataOf(read(file)).releases;
    expect(releasesOf('uk/core/changes.md').map(({ version }) => version)).toEqual([
      '0.2.0',
      '0.1.1',
      '0.1.0',
    ]);
    expect(releasesOf('en/core/changes.md')[0]?.changes).toEqual([
      {
        change: 'removed',
        name: 'classes/Gone',
        breaks: 'yes',
        from: null,
        to: null,
        slug: null,
        successor: {
          before: 'Use ',
          label: 'Square',
          after: ' instead',
          slug: '/api/core/src/classes/Square/',
        },
      },
      {
        change: 'changed',
        name: 'classes/Shape#area',
        breaks: 'maybe',
        from: 'area(): void',
        to: 'area(): number',
        slug: '/api/core/src/classes/Shape/#area',
        successor: null,
      },
      {
        change: 'added',
        name: 'classes/Square',
        breaks: null,
        from: null,
        to: null,
        slug: '/api/core/src/classes/Square/',
        successor: null,
      },
    ]);
    expect(releasesOf('en/changes.md').map(({ version }) => version)).toEqual(['0.2.0', '0.1.0']);
    expect(fs.existsSync(path.join(out, 'en/web/changes.md'))).toBe(false);
    expect(read('en/core/src/index.md')).toContain('0.2.0 (February 20, 2024). [Changes](../changes.md)');
    expect(read('uk/core/src/index.md')).toContain('0.2.0 (20 лютого 2024 р.). [Зміни](../changes.md)');
    expect(read('en/web/src/index.md')).not.toContain('changes.md');
  });

  it('marks only untranslated text as English on Ukrainian pages', () => {
    const foreign = '"isUntranslated":true';
    expect(read('uk/core/src/classes/Square.md')).toContain(`{"markdown":"A square.",${foreign}}`);
    expect(read('uk/core/src/classes/Shape.md')).toMatch(
      /\{"markdown":"Фігура[^"]*","isUntranslated":false\}/,
    );
    expect(read('uk/core/src/classes/Shape.md')).toContain('| `T` | `extends number = number` | Одиниця');
    expect(listFiles(path.join(out, 'en')).filter((file) => read(`en/${file}`).includes(foreign))).toEqual(
      [],
    );
  });

  it("keeps each comment's markup inside the comment", () => {
    const page = read('en/core/src/classes/Hostile.md');
    const body = page.split('\n---\n')[1] ?? '';
    expect(body).not.toMatch(/(?<!\\)<(?:script|b|i|T|!--)/);
    expect(body.match(/^```/gm)?.length).toBe((body.match(/^```\w/gm)?.length ?? 0) * 2);
    expect(body.match(/^#+ .*$/gm)).toEqual([
      '## Properties',
      '### value',
      '## Methods',
      '### \\[Symbol.dispose\\]()',
      '### quoted-name()',
    ]);
  });

  it("doesn't run again if nothing has changed", async () => {
    expect(await generate(path.join(fixture, 'libs'), out, ['uk', 'en'])).toMatchObject({
      ran: false,
      symbols: 24,
      problems: [],
    });
  });
});

describe('a toolkit of a single package', () => {
  let out: string;
  let site: string;
  let base: string;
  const run = () => generate(path.join(scratch, 'solo'), out, ['en'], null, site);

  beforeAll(() => {
    out = path.join(scratch, 'solo-out');
    base = write(path.join(scratch, 'base'), { 'tsconfig.json': '{}' });
    write(path.join(scratch, 'solo'), {
      'package.json': '{ "name": "@fixture/solo" }',
      'tsconfig.json': '{ "extends": "../base/tsconfig.json" }',
      'src/index.ts': '/** One. */\nexport const one = 1;\n',
    });
    site = write(path.join(scratch, 'site'), { 'package-lock.json': '{}' });
    for (const name of ['node_modules', 'packages', 'plugins', 'src', 'toolkit'])
      fs.symlinkSync(path.join(root, name), path.join(site, name));
  });

  it('is documented under its own name, once', async () => {
    expect(await run()).toMatchObject({ ran: true, problems: [], symbols: 1 });
    expect(listFiles(out).filter((file) => file.endsWith('.md'))).toEqual([
      'en/index.md',
      'en/solo/src/index.md',
      'en/solo/src/variables/one.md',
    ]);
    expect(await run()).toMatchObject({ ran: false });
  });

  it('is documented again if a dependency has changed, and keeps the last good Markdown if TypeDoc fails', async () => {
    const page = path.join(out, 'en/solo/src/variables/one.md');
    const good = fs.readFileSync(page, 'utf8');
    // Outside of the toolkit, so that only the dependency makes TypeDoc run.
    write(base, { 'tsconfig.json': '{ "compilerOptions": { "module": "NoSuchThing" } }' });
    expect(await run()).toMatchObject({ ran: false });
    write(site, { 'package-lock.json': '{ "packages": {} }' });
    const { ran, problems } = await run();
    expect(ran).toBe(true);
    expect(problems.join('\n')).toContain('NoSuchThing');
    expect(fs.readFileSync(page, 'utf8')).toBe(good);
  });
});

it('documents sources with type errors and without a tsconfig, and warns about both', async () => {
  const out = path.join(scratch, 'broken-out');
  const toolkit = write(path.join(scratch, 'broken'), {
    'a/src/index.ts':
      "import type { Gone } from 'not-installed';\nexport const wrong: number = 'text';\nexport type Lost = Gone;\n",
    'b/src/index.ts': 'export const b = 1;\n',
  });
  const report = await generate(toolkit, out);
  expect(report).toMatchObject({ problems: [], symbols: 3 });
  expect(report.warnings).toHaveLength(2);
  expect(report.warnings[0]).toContain('no tsconfig.json');
  expect(report.warnings[1]).toContain('2 type errors');
});

describe('packages that import each other, with declarations that TypeDoc describes only partly', () => {
  let out: string;
  let report: ReferenceReport;
  const page = (file: string) => fs.readFileSync(path.join(out, 'en/kit/src', file), 'utf8');
  const linksOf = (file: string) =>
    dataOf(page(file)).content.flatMap((block) =>
      block.type === 'signature' && block.code.links.length > 0
        ? [
            block.code.links.map(([offset, length, url]) => [
              block.code.code.slice(offset, offset + length),
              url,
            ]),
          ]
        : [],
    );

  beforeAll(async () => {
    out = path.join(scratch, 'declared-out');
    const members = Array.from({ length: 25 }, (_, index) => `  m${index}: ${index};`).join('\n');
    const toolkit = write(path.join(scratch, 'declared'), {
      'tsconfig.json':
        '{ "include": ["*.config.ts"], "compilerOptions": { "strict": true, "target": "ES2022", "moduleResolution": "Bundler", "module": "ESNext", "types": [] } }',
      'tools/package.json': '{ "name": "@elsewhere/tool-kit" }',
      'tools/src/index.ts':
        'export class Tool { name = ""; }\nexport function createTool() { return new Tool(); }\n',
      'web/package.json': '{ "name": "@elsewhere/web" }',
      'web/src/index.ts':
        "import { createTool } from '@elsewhere/tool-kit';\nexport function open() { return createTool(); }\n",
      'all/src/index.ts': "export * from '@fixture/most';\n",
      'core/src/index.ts': 'export class Core {}\n',
      'most/src/index.ts': "export * from './parts';\n",
      'most/src/parts.ts': "export { Core } from '@fixture/core';\nexport class Most {}\n",
      'kit/src/a.ts': 'export interface Options { first: true }\n',
      'kit/src/b.ts':
        'export interface Options { second: true }\nexport interface Hidden<T> { of: T }\nexport const hide = <T,>(of: T): Hidden<T> => ({ of });\n',
      'kit/src/index.ts': `import type * as A from './a';
import { hide, type Options as BOptions } from './b';
export * as a from './a';
export * as b from './b';
export interface Options { third: true }
export interface Event { mine: true }
/** Is called. */
export interface OnData {
  /** Called with each chunk. @param chunk - The chunk. @returns Whether to go on. */
  (chunk: string): boolean;
}
export interface BoxConstructor { new <T>(value: T): OnData; (value: string): string; readonly prototype: OnData }
export interface Dictionary { /** c */ readonly [key: string]: number | undefined }
export interface Large {\n  [key: string]: number;\n${members}\n}
export class Bag { [key: \`x-\${string}\`]: unknown; static readonly [name: string]: unknown; run(): void {} }
export class Sensor { accessor unit: 'C' | 'F' = 'C'; static accessor count = 0 }
export interface Volume { get level(): number; set level(v: number | 'mute'); up(): void }
export class Modifiers { protected constructor(readonly size: number) {} static of(size = 1) { return new Modifiers(size); } }
export interface Place { top: number; page: number; ___gatsby: string }
export enum Size { One = 1, Computed = 'abc'.length }
class HiddenBase { /** Of base. */ inheritedProp = new Map<string, number>(); }
export class Visible extends HiddenBase { own = 1 }
export function both(first: A.Options, second: BOptions, third: Options): void { void [first, second, third]; }
export function events(mine: Event, theirs: globalThis.Event): void { void [mine, theirs]; }
export function serve<Event extends object>(event: Event): Event { return event; }
export function hidden() { return hide(new Map<string, Options>()); }
`,
    });
    report = await generate(toolkit, out);
  });

  it("are documented completely, even if the tsconfig doesn't include them", () => {
    expect(report).toMatchObject({ problems: [], warnings: [] });
  });

  it('are found by their names without being installed', () => {
    expect(fs.readFileSync(path.join(out, 'en/web/src/functions/open.md'), 'utf8')).toContain('open(): Tool');
  });

  it('document a symbol in the package that declares it, even if other packages re-export it', () => {
    const classes = listFiles(path.join(out, 'en')).filter((file) => file.includes('/classes/'));
    expect(classes.filter((file) => /\b(?:Core|Most)\b/.test(file))).toEqual([
      'core/src/classes/Core.md',
      'most/src/classes/Most.md',
    ]);
    expect(fs.readFileSync(path.join(out, 'en/all/src/index.md'), 'utf8')).toContain(
      '[`Core`](../../core/src/classes/Core.md)',
    );
  });

  it.each([
    ['call signatures', 'interfaces/OnData.md', 'interface OnData {\n  (chunk: string): boolean;\n}'],
    ['what is said of a call signature', 'interfaces/OnData.md', '| `chunk` | `string` | The chunk. |'],
    [
      'construct signatures beside others',
      'interfaces/BoxConstructor.md',
      'interface BoxConstructor {\n  new <T>(value: T): OnData;\n  (value: string): string;\n  readonly prototype: OnData;\n}',
    ],
    ['construct signatures', 'interfaces/BoxConstructor.md', '```ts\nnew <T>(value: T): OnData\n'],
    [
      'an index signature by itself',
      'interfaces/Dictionary.md',
      'interface Dictionary {\n  readonly [key: string]: number | undefined;\n}',
    ],
    [
      'an index signature above many members',
      'interfaces/Large.md',
      'interface Large {\n  [key: string]: number;\n}',
    ],
    [
      'index signatures of a class with methods',
      'classes/Bag.md',
      'class Bag {\n  [key: `x-${string}`]: unknown;\n  static readonly [name: string]: unknown;\n}',
    ],
    ['an accessor field', 'classes/Sensor.md', '```ts\naccessor unit: "C" | "F"\n'],
    ['a static accessor field', 'classes/Sensor.md', '```ts\nstatic accessor count: number\n'],
    [
      'accessors of an interface',
      'interfaces/Volume.md',
      'interface Volume {\n  get level(): number;\n  set level(v: number | "mute");\n  up(): void;\n}',
    ],
    [
      'both accessors of a member',
      'interfaces/Volume.md',
      '```ts\nget level(): number;\nset level(v: number | "mute")\n',
    ],
    [
      'a member with an ID of the page, with another ID',
      'interfaces/Place.md',
      '"id":"top-1","level":3,"title":"top"',
    ],
    [
      'a member with the name of a part of the page',
      'interfaces/Place.md',
      '"id":"page","level":3,"title":"page"',
    ],
    ['a protected constructor', 'classes/Modifiers.md', '```ts\nprotected constructor(size: number)\n'],
    ['a parameter property', 'classes/Modifiers.md', '### size\n\n`number` *readonly*'],
    ['an inferred result', 'classes/Modifiers.md', '```ts\nstatic of(size?: number): Modifiers\n'],
    [
      'a computed member of an enumeration',
      'enumerations/Size.md',
      '| Name | Value |\n| - | - |\n| `One` | `1` |\n| `Computed` |  |',
    ],
    [
      'the members of a long interface as links',
      'interfaces/Large.md',
      '**Properties:** [`m0`](#m0), [`m1`](#m1),',
    ],
    ['a type of another file', 'functions/hidden.md', 'function hidden(): Hidden<Map<string, Options>>'],
  ])('shows %s', (_, file, text) => {
    expect(page(file)).toContain(text);
  });

  it.each(['enumerations/Size.md', 'classes/Sensor.md'])(
    "doesn't repeat the title of %s as a declaration",
    (file) => {
      expect(page(file)).not.toMatch(/^(?:class|enum) /m);
    },
  );

  it('shows the class that a member is inherited from, even if it has no page', () => {
    expect(page('classes/Visible.md')).toContain('**Inherited from:** `HiddenBase`');
  });

  it('links types with the same name to their own pages', () => {
    expect(linksOf('functions/both.md')).toEqual([
      [
        ['A', '../namespaces/a/index.md'],
        ['Options', '../namespaces/a/interfaces/Options.md'],
        ['BOptions', '../namespaces/b/interfaces/Options.md'],
        ['Options', '../interfaces/Options.md'],
      ],
    ]);
    expect(linksOf('functions/events.md')).toEqual([
      [
        ['Event', '../interfaces/Event.md'],
        ['Event', 'https://developer.mozilla.org/docs/Web/API/Event'],
      ],
    ]);
  });

  it("doesn't link a type parameter with the name of a type", () => {
    expect(linksOf('functions/serve.md')).toEqual([]);
  });

  it('links the names in an inferred type', () => {
    expect(linksOf('functions/hidden.md')).toEqual([
      [
        ['Hidden', '../namespaces/b/interfaces/Hidden.md'],
        ['Map', expect.stringContaining('/Global_Objects/Map')],
        ['Options', '../interfaces/Options.md'],
      ],
    ]);
  });
});

it.each([
  ['nowhere', 'folder not found. Set TOOLKIT_DIR'],
  ['empty', 'no package found. Expected at least one <package>/src/index.ts'],
])('explains what is wrong with the toolkit folder "%s"', async (name, message) => {
  fs.mkdirSync(path.join(scratch, 'empty'), { recursive: true });
  const { problems } = await generate(path.join(scratch, name), path.join(scratch, 'unused'));
  expect(problems).toEqual([expect.stringContaining(message)]);
});
