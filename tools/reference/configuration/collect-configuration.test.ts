import 'reflect-metadata';
import * as transformer from 'class-transformer';
import * as validator from 'class-validator';
import ts from 'typescript';
import { collectConfiguration } from './collect-configuration';
import { compareConfiguration } from './compare-configuration';

const CONFIG = `
import type { FileOptions } from '../file-options';
import { Allow, IsBoolean, IsDefined, IsEnum, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { BooleanType, IntegerType, ValidateNestedProperty } from '@s/validation';

export enum Mode { FAST = 'fast', SAFE = 'safe' }
export class Pool {
  @IsInt() max = 1_000;
  @IsString() name!: string;
}
export class Link {
  @IsString() url!: string;
}
export class Base {
  @IsOptional() @IsString() label!: string;
}
export class Retry {
  @IsInt() count!: number;
}
export class Cors {
  @IsString() origin!: string;
}
export class Files implements FileOptions {
  @IsString() folder!: string;
  @ValidateNestedProperty({ classType: Cors }) cors!: Cors;
}
export class Lost {
  @IsInt() count!: number;
}
export class Orm extends Base {
  @IsInt() @Min(0) @IntegerType port!: number;
  @IsString() @Allow() prefix?: string;
  @IsBoolean() @BooleanType drop!: false;
  @IsBoolean() @BooleanType sync = false;
  @IsOptional() @IsInt() retries?: number;
  @IsOptional() @IsInt() size?: number = 30;
  @IsDefined() anything!: unknown;
  @IsEnum(Mode) mode: Mode = Mode.SAFE;
  @Allow() links?: Link[];
  @Allow() @IsOptional() extra: object = {};
  @ValidateNestedProperty({ classType: Pool }) pool!: Pool;
  @ValidateNestedProperty({ required: false, classType: Pool }) spare?: Pool;
  @ValidateNestedProperty({ classType: Pool, validationOptions: { each: true } }) pools!: Pool[];
  @ValidateNestedProperty({ required: false, classType: Orm }) retry?: Retry;
  @BooleanType converted?: boolean;
  plain?: string;
}
`;

const tree = new Map([
  ['libs/orm/src/index.ts', `export * from './lib/config/orm';`],
  ['libs/orm/src/lib/config/orm.ts', CONFIG],
  [
    'libs/orm/src/lib/open.ts',
    `
import { Base, Files, Link, Orm, Pool, Retry } from './config/orm';
import type { FileOptions } from './file-options';
declare const container: any;
declare const driver: { connect(options: object): void };
const quietly = <T>(run: () => T): T | undefined => run();

export class Opener {
  constructor(private readonly config: Orm) {}
  open() { return [this.config.port, this.config.pool.max]; }
}
export function start() {
  const config: Orm = container.get(Orm);
  if (process.env['ORM_DEBUG']) process.env['ORM_SEEN'] = 'yes';
  return { ...config };
}
export function warm(pool: Pool) { return driver.connect(pool); }
export function check(orm: Orm) { const { retries: count } = orm; return count; }
export function boot() {
  const config = quietly(() => container.get(Orm));
  if (config instanceof Orm && config.drop) return new Opener(config);
  return provide(config);
}
export function provide(config: Orm) { return { provide: Orm, useValue: config }; }
export function retry(orm: Orm) {
  const settings = orm.retry;
  return settings === undefined ? 0 : settings.count;
}
export function connect(orm: Orm) {
  const { size: _, ...rest } = orm;
  driver.connect({ ...rest });
}
export function allow() {
  const files = container.get(Files);
  driver.connect(files.cors);
}
export function list(options: FileOptions) { return options.folder; }
export class Factory {
  constructor(private readonly retry: Retry) {}
  create() { return this.retry; }
}
export function each(orm: Orm) { return (orm.pools || []).map((pool) => pool.name); }
`,
  ],
  [
    'libs/orm/src/lib/file-options.ts',
    `interface Place { folder: string }\nexport interface FileOptions extends Place { depth?: number }`,
  ],
  ['libs/orm/src/lib/dto.ts', `export class Dto { @IsString() name!: string; }`],
  ['libs/app/files/src/config/a-root.config.ts.template', `  public readonly db!: Orm;\n`],
  [
    'libs/app/files/assets/.env-test.yaml.template',
    `<% if (db) { %>\ndb:\n  port: \${TEST_DB_PORT}\n<% } %>\n`,
  ],
]);

const index = collectConfiguration(tree, '@s');
const { classes = [], variables = [] } = index['orm'] ?? {};
const keysOf = (name: string) => classes.find((each) => each.name === name)?.keys ?? [];
const key = (name: string) => keysOf('Orm').find((each) => each.name === name);

/**
 * Runs the sample's classes, so that the test compares the result with what validation really requires.
 */
function runSample(): Record<string, new () => object> {
  const { outputText } = ts.transpileModule(CONFIG, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2020,
      experimentalDecorators: true,
      emitDecoratorMetadata: true,
      useDefineForClassFields: false,
    },
  });
  const { IsObject, IsOptional, ValidateNested } = validator;
  // The same decorators as in the validation package of the toolkit.
  const validation = {
    BooleanType: transformer.Transform(({ value }) => value === true || value === 'true'),
    IntegerType: transformer.Transform(({ value }) => Number(value)),
    ValidateNestedProperty:
      (options: {
        required?: boolean;
        validationOptions?: validator.ValidationOptions;
        classType: new () => object;
      }): PropertyDecorator =>
      (target, name) => {
        ValidateNested(options.validationOptions)(target, name);
        transformer.Type(() => options.classType)(target, name as string);
        (options.required === false ? IsOptional : IsObject)(options.validationOptions)(target, name);
      },
  };
  const exported: Record<string, new () => object> = {};
  new Function('require', 'exports', outputText)(
    (name: string) => (name === 'class-validator' ? validator : validation),
    exported,
  );
  return exported;
}

describe('collectConfiguration', () => {
  it.each(['Orm', 'Pool', 'Base'])('says of %s what validation requires', (name) => {
    const sample = runSample()[name] as new () => object;
    const config = transformer.plainToInstance(sample, {}, { exposeDefaultValues: true });
    const failed = validator
      .validateSync(config, { forbidUnknownValues: true, whitelist: true })
      .map(({ property }) => property);
    const required = [name, classes.find((each) => each.name === name)?.base ?? '']
      .flatMap(keysOf)
      .filter((each) => each.required)
      .map((each) => each.name);
    expect(required.sort()).toEqual(failed.sort());
  });

  it.each(['port', 'prefix', 'drop', 'sync', 'retries', 'size', 'mode'])(
    'says of %s whether validation accepts a string',
    (name) => {
      const sample = runSample()['Orm'] as new () => object;
      const text =
        { number: '5', false: 'true', boolean: 'true', string: 'a' }[key(name)?.type ?? ''] ?? 'fast';
      const config = transformer.plainToInstance(sample, { [name]: text }, { exposeDefaultValues: true });
      const failed = validator.validateSync(config).some(({ property }) => property === name);
      expect(key(name)?.acceptsString).toBe(!failed);
    },
  );

  it.each([
    ['port', { type: 'number', default: null, required: true }],
    ['prefix', { type: 'string', default: null, required: true }],
    ['drop', { type: 'false', default: null, required: true }],
    ['sync', { type: 'boolean', default: 'false', required: false }],
    ['size', { type: 'number', default: '30', required: false }],
    ['mode', { type: "'fast' | 'safe'", default: "'safe'", required: false }],
    ['pool', { required: true, nested: { class: 'Pool', list: false, checked: true } }],
    ['spare', { required: false, nested: { class: 'Pool', list: false, checked: true } }],
    ['pools', { required: true, nested: { class: 'Pool', list: true, checked: true } }],
    ['links', { required: false, nested: { class: 'Link', list: true, checked: false } }],
    ['anything', { required: true, nested: null }],
  ])('describes %s', (name, expected) => {
    expect(key(name)).toMatchObject(expected);
  });

  it('writes numbers without separators', () => {
    expect(keysOf('Pool')[0]).toMatchObject({ name: 'max', type: 'number', default: '1000' });
  });

  it('skips properties without a rule, whose values validation removes, and classes outside of config folders', () => {
    expect([key('converted'), key('plain')]).toEqual([undefined, undefined]);
    expect(classes.map(({ name, base }) => [name, base])).toEqual([
      ['Pool', null],
      ['Link', null],
      ['Base', null],
      ['Retry', null],
      ['Cors', null],
      ['Files', null],
      ['Lost', null],
      ['Orm', 'Base'],
    ]);
  });

  it('requires nothing in objects that are not validated', () => {
    expect(keysOf('Link')).toMatchObject([{ name: 'url', required: false }]);
  });

  describe('finds what reads a key', () => {
    const readers = (name: string, property: string) => {
      const { readBy, passedBy } = keysOf(name).find((each) => each.name === property) ?? {};
      return { readBy, passedBy };
    };

    it.each([
      ['port', ['Opener']],
      ['retries', ['check']],
    ])('by name: %s', (property, expected) => {
      expect(readers('Orm', property).readBy).toEqual(expected);
    });

    it('through a variable without a type, whatever class validates the value', () => {
      expect(readers('Retry', 'count').readBy).toEqual(['retry']);
    });

    it("in an object that Nest's container returns", () => {
      expect(readers('Cors', 'origin')).toEqual({ readBy: [], passedBy: ['allow'] });
    });

    it('in an interface that the class implements, with inherited members', () => {
      expect(readers('Files', 'folder').readBy).toEqual(['list']);
    });

    it('or lists the factory that returns the whole object', () => {
      expect(readers('Retry', 'count').passedBy).toEqual(['Factory', 'connect', 'start']);
    });

    it('but not with instanceof, which reads nothing', () => {
      expect(readers('Orm', 'drop').readBy).toEqual(['boot']);
      expect(readers('Orm', 'sync')).toEqual({ readBy: [], passedBy: ['connect', 'start'] });
    });

    it('in the class that a constructor argument is passed to', () => {
      expect(readers('Orm', 'mode')).toEqual({ readBy: [], passedBy: ['connect', 'start'] });
    });

    it('but not by a function that leaves it out of an object', () => {
      expect(readers('Orm', 'size')).toEqual({ readBy: [], passedBy: ['start'] });
    });

    it('in the items of a list', () => {
      expect(readers('Pool', 'name')).toEqual({ readBy: ['each'], passedBy: ['connect', 'start', 'warm'] });
    });

    it('or lists what passes on the whole object, with the objects in it', () => {
      expect(readers('Base', 'label')).toEqual({ readBy: [], passedBy: ['connect', 'start'] });
      expect(readers('Link', 'url')).toEqual({ readBy: [], passedBy: ['connect', 'start'] });
    });

    it("or doesn't know, if the code has no object of the class", () => {
      expect(readers('Lost', 'count')).toEqual({ readBy: null, passedBy: [] });
    });
  });

  it('finds environment variables: in generated applications, and those that the code reads', () => {
    expect(key('port')?.variables).toEqual(['TEST_DB_PORT']);
    expect(key('sync')?.variables).toEqual([]);
    expect(variables).toEqual([{ name: 'ORM_DEBUG', readBy: ['start'] }]);
  });
});

describe('compareConfiguration', () => {
  const changed = {
    orm: { classes: [{ name: 'Orm', base: null, section: 'db', keys: keysOf('Orm').slice(1) }], variables },
  };
  const one = {
    orm: { classes: [{ name: 'Orm', base: null, section: 'db', keys: keysOf('Orm') }], variables },
  };

  it('accepts a list that matches the source', () => {
    expect(compareConfiguration(index, JSON.parse(JSON.stringify(index)) as typeof index)).toEqual([]);
  });

  it.each([
    ['orm: Orm.port is missing', changed, one],
    ['orm: Orm.port is not in the source', one, changed],
    ['orm: Orm.prefix has changed in the source', one, withPrefix({ required: false })],
    ['orm: ORM_DEBUG is missing', { orm: { ...one.orm, variables: [] } }, one],
  ])('reports that %s', (message, listed, current) => {
    const lines = compareConfiguration(listed, current);
    expect(lines).toEqual([
      `toolkit/configuration.json: ${message}. Run "npm run reference -- configuration" and review the changes.`,
    ]);
  });

  function withPrefix(facts: { required: boolean }): typeof one {
    const keys = keysOf('Orm').map((each) => (each.name === 'prefix' ? { ...each, ...facts } : each));
    return { orm: { classes: [{ name: 'Orm', base: null, section: 'db', keys }], variables } };
  }
});
