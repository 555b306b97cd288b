import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Block } from '../../../src/model/reference/reference-blocks';
import { generateReference } from './generate-reference';

jest.setTimeout(240_000);

const CORE = `export interface Limits { limit: number; next?: Limits }
export class Page { /** How many. */ size = 1; copy(from: Page): Page { return from; } }
export interface Entity { id: string; 'used-by': string }
export enum Color { Red = 'red', Green = 'green' }
export const MAX_SIZE = 10;
export const Mode = { ON: 'on', OFF: 'off' } as const;
export type Mode = (typeof Mode)[keyof typeof Mode];

export abstract class Repository<T extends Entity> {
  private hidden!: Limits;
  last: Map<string, Page[]> | null = null;
  constructor(protected readonly limits: Limits) {}
  find(options: { paging: { limits: Limits } }): Promise<Page | undefined> { void options; throw new Error(); }
  each(visit: (page: Page) => void, ...all: readonly Limits[]): void { void [visit, all]; }
  abstract first(): T;
  get color(): Color { return Color.Red; }
  set color(value: Color | undefined) {}
}
export class Users extends Repository<Entity> {
  override first(): Entity { throw new Error(); }
}
class Base { protected start(limits: Limits): void { void limits; } }
export class Started extends Base {}

export function byId<T extends Entity>(id: string): (limits: Partial<Limits>) => T { throw new Error(id); }
export function isPage(value: unknown): value is Page { return value instanceof Page; }
export function take(size = MAX_SIZE, color = Color.Red, text = 'MAX_SIZE'): void { void [size, color, text]; }
export type Reader = (limits: Limits) => Page;
export type Pages = readonly Page[];
export type Box = { /** What is in it. */ page: Page; /** Opens it. */ open(limits: Limits): void };
export const first: Page = new Page();
`;

const WEB = `import { Page, type Entity, type Limits } from '@fixture/core';
export { Page, Repository as Store, isPage } from '@fixture/core';
export class BigPage extends Page {}
export class Row implements Entity { id = ''; 'used-by' = ''; }
export interface Draft extends Partial<Page> { text: string }
${Array.from({ length: 9 }, (_, index) => `export function show${index}(limits: Limits): void { void limits; }`).join('\n')}
`;

let scratch: string;
const read = (file: string) => fs.readFileSync(path.join(scratch, 'out', file), 'utf8');

/** Returns the "used by" groups of a page, with each user's name, kind, package, and target. */
function usersIn(file: string) {
  const { content } = JSON.parse(/^data: (.*)$/m.exec(read(file))?.[1] ?? '') as { content: Block[] };
  return content.flatMap((block) =>
    block.type === 'users'
      ? [
          [
            block.title,
            block.rows.map(({ name, kind, notes, target }) => [name, kind, ...(notes ?? []), target]),
          ],
        ]
      : [],
  );
}

/** Returns the names of the users on a page, by group. */
const namesIn = (file: string): unknown =>
  Object.fromEntries(
    usersIn(`en/core/src/${file}.md`).map(([title, rows]) => [
      title,
      (rows as string[][]).map(([name]) => name),
    ]),
  );

beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'used-by-'));
  for (const [name, source] of Object.entries({ core: CORE, web: WEB })) {
    const folder = path.join(scratch, 'toolkit', name);
    fs.mkdirSync(path.join(folder, 'src'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: `@fixture/${name}` }));
    fs.writeFileSync(path.join(folder, 'src/index.ts'), source);
  }
  const report = await generateReference({
    root: path.resolve(__dirname, '../../..'),
    toolkitDir: path.join(scratch, 'toolkit'),
    out: path.join(scratch, 'out'),
    scope: '@fixture',
    sources: null,
    historyDir: null,
    errors: null,
    countTypeErrors: false,
  });
  expect(report.problems).toEqual([]);
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

it('lists what takes an interface, at any depth, with links to members and packages', () => {
  const core = '@fixture/core';
  const repository = '../classes/Repository.md';
  expect(usersIn('en/core/src/interfaces/Limits.md')).toEqual([
    [
      'Accepted by',
      [
        ['Box.open', 'type-alias', core, '../type-aliases/Box.md#open'],
        ['Reader', 'type-alias', core, '../type-aliases/Reader.md'],
        ['Repository.constructor', 'class', core, `${repository}#constructor`],
        ['Repository.each', 'class', core, `${repository}#each`],
        ['Repository.find', 'class', core, `${repository}#find`],
        ['Started.start', 'class', core, '../classes/Started.md#start'],
        ...Array.from({ length: 9 }, (_, index) => [
          `show${index}`,
          'function',
          '@fixture/web',
          `../../../web/src/functions/show${index}.md`,
        ]),
      ],
    ],
    ['Returned by', [['byId', 'function', core, '../functions/byId.md']]],
    ['Type of', [['Repository.limits', 'class', core, `${repository}#limits`]]],
  ]);
});

it('lists what returns a class, has properties of it, extends it, and refers to it', () => {
  expect(namesIn('classes/Page')).toEqual({
    'Accepted by': ['Repository.each'],
    'Returned by': ['Reader', 'Repository.find'],
    'Type of': ['Box.page', 'first', 'Repository.last'],
    'Extended or implemented by': ['BigPage'],
    'Referenced by': ['isPage', 'Pages', 'Draft'],
  });
});

it('counts constraints, implementations, and overriding members, and inherited members once', () => {
  expect(namesIn('interfaces/Entity')).toEqual({
    'Accepted by': ['byId'],
    'Returned by': ['Users.first'],
    'Extended or implemented by': ['Row'],
    'Referenced by': ['Repository', 'Users'],
  });
});

it('lists a re-exported user once, at the package that declares it', () => {
  expect(usersIn('en/core/src/classes/Repository.md')).toEqual([
    ['Extended or implemented by', [['Users', 'class', '@fixture/core', './Users.md']]],
  ]);
});

it('counts getters and setters of an enum, and its members in default values', () => {
  expect(namesIn('enumerations/Color')).toEqual({
    'Accepted by': ['Repository.color', 'take'],
    'Type of': ['Repository.color'],
  });
});

it('lists types and default values that refer to a constant', () => {
  expect(namesIn('variables/MAX_SIZE')).toEqual({ 'Referenced by': ['take'] });
  expect(namesIn('variables/Mode')).toEqual({ 'Referenced by': ['Mode'] });
});

it('is not on pages of functions and of symbols that nothing uses', () => {
  expect(read('en/core/src/functions/byId.md')).not.toContain('"users"');
  expect(read('en/core/src/classes/Users.md')).not.toContain('used-by');
});

it('follows the members, with an ID that no member has, in the language of the page', () => {
  const [, body = ''] = read('uk/core/src/interfaces/Entity.md').split('\n---\n');
  expect(body).toMatch(
    /### id\n[^]*\n## Використовують\n\n\*\*Приймають:\*\*\n\n- \[`byId`\]\(\.\.\/functions\/byId\.md\) \*@fixture\/core\*\n/,
  );
  expect(read('uk/core/src/interfaces/Entity.md')).toMatch(
    /"id":"used-by","level":3.*"title":"Використовують","id":"used-by-section"/,
  );
});
