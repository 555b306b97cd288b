import ts from 'typescript';
import type { ModuleEntry, NestModule } from '../../src/model/reference/nest-module';
import { readModules } from './read-modules';

const NEST = `
export declare const Module: (metadata: object) => ClassDecorator;
export declare const Global: () => ClassDecorator;
export declare class ConfigurableModuleBuilder<T> { [name: string]: any }
export declare class LibraryModule { static forRootAsync(options: object): object; }
`;

const SOURCE = `
import { ConfigurableModuleBuilder, Global, LibraryModule, Module } from 'nest';
import * as Repositories from './repositories';

export class Store {}
export class MemoryStore extends Store {}
export class Api {}
export const LIMIT = Symbol('LIMIT');
export const STORES = [Store, { provide: Api, useExisting: Store }];

@Module({
  imports: [LibraryModule],
  controllers: [Api],
  providers: [...STORES, ...Object.values(Repositories), { provide: 'limit', useFactory: (a: Store) => a, inject: [Store, { token: LIMIT, optional: true }] }],
  exports: [Store],
})
export class StaticModule {}

@Global()
@Module({ providers: [Store] })
export class GlobalModule {
  static forRoot(options: { useClass?: object; useExisting?: object }) {
    const chosen = options.useClass || options.useExisting;
    return { module: GlobalModule, providers: [{ provide: LIMIT, useFactory: (a: Store) => a, inject: [chosen] }] };
  }
}

interface Options { limit: number; imports?: object[]; store?: object; names?: string[] }

@Module({})
export class DynamicModule {
  static forRoot(options: Options, isGlobal = true, token: object = LIMIT) {
    const module = this.create(options);
    module.providers.push({ provide: token, useValue: options.limit } as object);
    if (options.store) module.providers.push(Api);
    return { global: isGlobal, ...module };
  }
  static async forRootAsync(options: Options) {
    return { ...this.create(options), imports: [...(options.imports ?? []), StaticModule, setupLibrary()] };
  }
  private static create({ names = [], ...options }: Options) {
    return {
      module: DynamicModule,
      providers: [{ provide: Store, useClass: options.limit > 1 ? MemoryStore : Store }] as object[],
      exports: [Store, ...names.map((name) => named(name))],
    };
  }
}
function named(name: string) { return Symbol(name); }

export function setupLibrary(retries?: number) {
  const library = LibraryModule.forRootAsync({ retries }) as { exports?: object[] };
  return { ...library, exports: [...(library.exports ?? []), LIMIT] };
}
export function setupShared(options?: { global?: boolean }) {
  return LibraryModule.forRootAsync({ isGlobal: true, ...options });
}
export function setupOther(base: string) {
  const files = list(base);
  const module = LibraryModule.forRootAsync({ load: files.map((file) => load(file)) }, true);
  return { ...module, exports: [LIMIT] };
}
export const setupGlobal = () => GlobalModule.forRoot({});
declare function load(file: string): object;
function list(base: string) {
  const found = [];
  for (const name of ['a', 'b']) {
    const file = load(base + name);
    if (file) found.push(file);
  }
  return found;
}
export const count = () => 'LibraryModule'.length;

const { ConfigurableModuleClass, MODULE_OPTIONS_TOKEN } = new ConfigurableModuleBuilder<Options>()
  .setClassMethodName('forFeature')
  .setExtras({ isGlobal: false }, (definition: object, extras: { isGlobal: boolean }) => ({ ...definition, global: extras.isGlobal }))
  .build();

@Module({ providers: [Store] })
export class BuiltModule extends ConfigurableModuleClass {
  static forFeature(options: Options) {
    return { ...super.forFeature(options), exports: [MODULE_OPTIONS_TOKEN] };
  }
}
`;

const files = new Map([
  ['/kit/src/index.ts', SOURCE],
  [
    '/kit/src/repositories.ts',
    'export class Users {}\nexport class Pages {}\nexport interface Row { id: string }',
  ],
  ['/nest.d.ts', NEST],
]);

function read(): readonly NestModule[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    strict: true,
    noLib: true,
    baseUrl: '/',
    paths: { nest: ['/nest.d.ts'] },
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (name) => files.has(name),
    directoryExists: () => true,
    getSourceFile: (name, version) => {
      const text = files.get(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
    },
  };
  const program = ts.createProgram(['/kit/src/index.ts'], options, host);
  return readModules(program, new Map([['kit', '/kit/src/index.ts']]))['kit'] ?? [];
}

const modules = read();
const find = (name: string) => modules.find((each) => each.name === name) as NestModule;

/** Returns entries as text: `...name (methods) [options] use of < injected`. */
const print = (entries: readonly ModuleEntry[]) =>
  entries.map(({ name, isList, methods, options, sources }) =>
    [
      `${isList ? '...' : ''}${name}`,
      ...(methods.length > 0 ? [`(${methods.join()})`] : []),
      ...(options.length > 0 ? [`[${options.join()}]`] : []),
      ...sources.map(({ use, of, inject }) =>
        [use, of?.name, ...inject.map((each) => `< ${each.name}`)].filter(Boolean).join(' '),
      ),
    ].join(' '),
  );

it('reads the exported modules and the functions that return one', () => {
  expect(modules.map(({ name }) => name).sort()).toEqual(
    [
      ...['BuiltModule', 'DynamicModule', 'GlobalModule', 'StaticModule'],
      ...['setupGlobal', 'setupLibrary', 'setupOther', 'setupShared'],
    ].sort(),
  );
});

it('reads the metadata of a static module, with constants and namespaces', () => {
  const facts = find('StaticModule');
  expect(print(facts.imports)).toEqual(['LibraryModule']);
  expect(print(facts.controllers)).toEqual(['Api']);
  expect(print(facts.providers)).toEqual([
    'Store',
    'Api existing Store',
    'Users',
    'Pages',
    "'limit' factory < Store < LIMIT",
  ]);
  expect(print(facts.exports)).toEqual(['Store']);
  expect(print(facts.global)).toEqual(['false']);
});

it('names the package of its own symbols only', () => {
  const { imports, providers } = find('StaticModule');
  expect(imports[0]?.package).toBeNull();
  expect(providers.map((each) => each.package)).toEqual(['kit', 'kit', null, null, null]);
  expect(providers.at(-1)?.sources[0]?.inject).toEqual([
    { name: 'Store', package: 'kit' },
    { name: 'LIMIT', package: 'kit' },
  ]);
});

it('reads @Global', () => {
  expect(print(find('GlobalModule').global)).toEqual(['true']);
});

it('reads the methods of a dynamic module, with private helpers, and the options that change it', () => {
  const facts = find('DynamicModule');
  expect(print(facts.global)).toEqual(['true (forRoot) [isGlobal]', 'false (forRootAsync)']);
  expect(print(facts.imports)).toEqual([
    '...options.imports (forRootAsync) [options.imports]',
    'StaticModule (forRootAsync)',
    'setupLibrary (forRootAsync)',
  ]);
  expect(print(facts.providers)).toEqual([
    'Store class MemoryStore class Store',
    'LIMIT (forRoot) [token] value options.limit',
    'Api (forRoot) [options.store]',
  ]);
  expect(facts.exports.map(({ name, options }) => [name, options])).toEqual([
    ['Store', []],
    ['Symbol', ['options.names']],
  ]);
});

it('says which module a function configures, and what it adds', () => {
  const facts = find('setupLibrary');
  expect(print(facts.configures)).toEqual(['LibraryModule.forRootAsync [retries]']);
  expect(print(facts.exports)).toEqual(['LIMIT']);
  expect(print(facts.global)).toEqual(['']);
});

it('reads a module class that ConfigurableModuleBuilder made', () => {
  const facts = find('BuiltModule');
  expect(print(facts.providers)).toEqual([
    'Store',
    'MODULE_OPTIONS_TOKEN (forFeature,forFeatureAsync) value options factory options.useFactory',
  ]);
  expect(print(facts.exports)).toEqual(['MODULE_OPTIONS_TOKEN (forFeature)']);
  expect(print(facts.imports)).toEqual(['...options.imports (forFeatureAsync) [options.imports]']);
  expect(print(facts.global)).toEqual(['false [options.isGlobal]']);
});

describe('a function that configures a module', () => {
  it('makes it global with an option that the caller can override', () => {
    expect(print(find('setupShared').global)).toEqual(['true [options.isGlobal]']);
  });

  it('makes it global with an argument after the options', () => {
    expect(print(find('setupOther').global)).toEqual(['true']);
  });

  it('returns a global module if its class has @Global', () => {
    expect(print(find('setupGlobal').global)).toEqual(['true']);
  });

  it('passes on what its parameters determine, through other functions', () => {
    expect(print(find('setupOther').configures)).toEqual(['LibraryModule.forRootAsync [base]']);
  });
});

it('names both options that a factory can get its argument from', () => {
  const provider = find('GlobalModule').providers.find(({ name }) => name === 'LIMIT') as ModuleEntry;
  expect(print([provider])).toEqual(['LIMIT (forRoot) factory < options.useClass || options.useExisting']);
});
