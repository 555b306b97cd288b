import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateReference } from './generate-reference';

jest.setTimeout(240_000);

const NEST = `export declare const Module: (metadata: object) => ClassDecorator;
export declare class LibraryModule { static forRoot(options: object): object; }
`;

const KIT = `import { LibraryModule, Module } from './nest';
export class Store {}
export class MemoryStore extends Store {}
export class Cache {}
export const LIMIT = Symbol('LIMIT');
interface Options { limit: number; imports?: object[] }

@Module({})
export class StoreModule {
  static forRoot(options: Options, global = true) {
    return {
      module: StoreModule,
      global,
      imports: [...(options.imports ?? [])],
      providers: [
        Cache,
        { provide: Store, useClass: MemoryStore },
        { provide: LIMIT, useFactory: (store: Store) => store, inject: [Store] },
      ],
      exports: [Store, LIMIT],
    };
  }
}

export function setupLibrary() { return LibraryModule.forRoot({}); }
`;

let scratch: string;
const read = (file: string, locale = 'en') =>
  fs.readFileSync(path.join(scratch, 'out', locale, 'kit/src', file), 'utf8');

beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'nest-modules-'));
  const folder = path.join(scratch, 'toolkit/kit/src');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'nest.ts'), NEST);
  fs.writeFileSync(path.join(folder, 'index.ts'), KIT);
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

it('says what a module of a checkout imports, provides, and exports, and which options change it', () => {
  expect(read('classes/StoreModule.md')).toContain(`## Nest module

**Global:** depends on \`global\`; default: yes, its exported tokens can be injected in every module.

**Imports:** \`...options.imports\`

**Provides**

| Token | Description |
| - | - |
| [\`Cache\`](./Cache.md) *only inside the module* | Class. |
| [\`Store\`](./Store.md) | Implemented by [\`MemoryStore\`](./MemoryStore.md). |
| [\`LIMIT\`](../variables/LIMIT.md) | Created by the factory, which gets [\`Store\`](./Store.md). |

**Exports:** [\`Store\`](./Store.md), [\`LIMIT\`](../variables/LIMIT.md)

**Options**

| Name | What it changes |
| - | - |
| \`global\` | Global |
| \`options.imports\` | Imports |
`);
});

it('says it in the language of the page', () => {
  expect(read('classes/StoreModule.md', 'uk')).toContain(
    '## Модуль Nest\n\n**Глобальний:** залежить від `global`; за замовчуванням: так,',
  );
  expect(read('classes/Cache.md', 'uk')).toContain('**Надають:**\n\n- [`StoreModule`](./StoreModule.md)');
});

it('says which module a function configures', () => {
  expect(read('functions/setupLibrary.md')).toContain(
    '## Nest module\n\n**Configures:** `LibraryModule.forRoot`\n\n**Global:** depends on `LibraryModule.forRoot`.',
  );
});

it.each([
  ['variables/LIMIT.md', '*@fixture/kit*'],
  ['classes/Store.md', '*@fixture/kit*'],
  ['classes/MemoryStore.md', '*@fixture/kit* *as Store*'],
  ['classes/Cache.md', '*@fixture/kit* *only inside the module*'],
])('says on %s which module provides it', (file, notes) => {
  expect(read(file)).toContain(
    `## Used by\n\n**Provided by:**\n\n- [\`StoreModule\`](${file.startsWith('classes') ? './' : '../classes/'}StoreModule.md) ${notes}\n`,
  );
});
