import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateReference, type ReferenceReport } from '../generate-reference';

jest.setTimeout(240_000);

const SOURCES = {
  'tsconfig.json':
    '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "Bundler", "types": [] } }',
  'kit/package.json': '{ "name": "@fixture/kit" }',
  'kit/src/index.ts': `
/** Words of the source. */
export class Store {
  /**
   * Opens, says the source.
   * @param name - Named by the source.
   */
  open(name: string, { size }: { size: number }): string | undefined { return name.slice(size); }
  /** Only the source has it. */
  extra = 1;
  get level(): number { return 1; }
}
/** Says the source. */
export const label = (text: string): string => text;
/** Not in the overlay. */
export const alone = 1;
`,
  'box/package.json': '{ "name": "@elsewhere/box" }',
  'box/src/index.ts': `
/**
 * A foreign box.
 * @since v2.1.0
 */
export class Box {
  /** @since 2.2.0 */
  size = 1;
  /** @since the summer */
  color = '';
}
`,
};

const OVERLAY = {
  'kit/src/index.ts': `
/**
 * The kit.
 *
 * @uk Набір.
 *
 * @packageDocumentation
 */
/**
 * Keeps things: see {@link Store.open}.
 *
 * @uk Зберігає речі: див. {@link Store.open}.
 */
export declare class Store {
  /**
   * Opens it.
   *
   * @param name - Whose.
   * @param sizes - How.
   * @uk Відкриває.
   * @ukParam name - Чиє.
   * @ukParam sizes - Як.
   */
  open(name: string, sizes: { size: number }): string | undefined;
  /**
   * How full it is.
   *
   * @uk Наповненість.
   */
  readonly level: number;
}
/**
 * Makes a label.
 *
 * @uk Створює мітку.
 */
export declare function label(text: string): string;
`,
  'box/src/index.ts': '/**\n * The box.\n *\n * @uk Скриня.\n */\nexport declare class Box {}\n',
};

const HISTORY =
  '[{ "version": "0.1.0", "date": "2024-01-10", "changes": [{ "change": "added", "name": "classes/';

let scratch: string;
let report: ReferenceReport;
const read = (file: string) => fs.readFileSync(path.join(scratch, 'out', file), 'utf8');

beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'overlay-'));
  const write = (folder: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(scratch, folder, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
  };
  write('sources', SOURCES);
  write('overlay', OVERLAY);
  write('history', { 'kit.json': `${HISTORY}Store" }] }]`, 'box.json': `${HISTORY}Box" }] }]` });
  report = await generateReference({
    root: path.resolve(__dirname, '../../../..'),
    toolkitDir: path.join(scratch, 'sources'),
    overlayDir: path.join(scratch, 'overlay'),
    historyDir: path.join(scratch, 'history'),
    out: path.join(scratch, 'out'),
    scope: '@fixture',
    sources: null,
    errors: null,
    countTypeErrors: false,
  });
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

it("documents the sources with the overlay's comments in each language", () => {
  expect(report).toMatchObject({ problems: [], symbols: 4 });
  expect(read('en/kit/src/index.md')).toContain('The kit.');
  expect(read('uk/kit/src/index.md')).toContain('Набір.');
  expect(read('en/kit/src/classes/Store.md')).toContain('Keeps things');
  expect(read('uk/kit/src/classes/Store.md')).toContain('Зберігає речі');
  expect(read('uk/kit/src/functions/label.md')).toContain('Створює мітку.');
  for (const page of ['classes/Store', 'functions/label'])
    expect(read(`en/kit/src/${page}.md`)).not.toMatch(/words of the source|says the source/i);
});

it('translates members and parameters, including destructured ones and getters', () => {
  const page = read('uk/kit/src/classes/Store.md');
  expect(page).toContain('Відкриває.');
  expect(page).toMatch(/\| `name` \| `string` \| Чиє\. \|/);
  expect(page).toMatch(/\| `sizes` \| .* \| Як\. \|/);
  expect(page).toContain('Наповненість.');
});

it("resolves links in overlay comments to the sources' symbols", () => {
  expect(read('uk/kit/src/classes/Store.md')).toContain('див. [`Store.open`](./Store.md#open)');
});

it('marks text that the overlay lacks as English', () => {
  expect(read('uk/kit/src/classes/Store.md')).toContain(
    '{"markdown":"Only the source has it.","isUntranslated":true}',
  );
  expect(read('uk/kit/src/variables/alone.md')).toMatch(/^translated: false$/m);
  expect(read('uk/kit/src/classes/Store.md')).toMatch(/^translated: true$/m);
});

it("doesn't apply comments or history to another package in a folder with the same name", () => {
  expect(read('uk/box/src/classes/Box.md')).toContain('A foreign box.');
  expect(read('uk/kit/src/classes/Store.md')).toContain('"history":{"since":"0.1.0"');
  expect(fs.existsSync(path.join(scratch, 'out/en/box/changes.md'))).toBe(false);
});

it('reads @since from the comments of a package without a history', () => {
  const { history, members } = JSON.parse(
    /^data: (.*)$/m.exec(read('uk/box/src/classes/Box.md'))?.[1] ?? '',
  ) as Record<'history' | 'members', unknown>;
  const since = (version: string) => ({ since: version, deprecatedSince: null, changes: [] });
  expect(history).toEqual(since('2.1.0'));
  expect(members).toMatchObject([
    { name: 'size', since: '2.2.0' },
    { name: 'color', since: null },
  ]);
});

it('keeps "undefined" in types if the sources don\'t configure strictness', () => {
  expect(read('en/kit/src/classes/Store.md')).toContain('string | undefined');
});
