import 'reflect-metadata';
import * as transformer from 'class-transformer';
import * as validator from 'class-validator';
import ts from 'typescript';
import { collectConfiguration } from './collect-configuration';
import { compareConfiguration } from './compare-configuration';

const CONFIG = `
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
export class Opener {
  constructor(private readonly config: Orm) {}
  open() { return connect(this.config.port, this.config.pool.max); }
}
export function start(app: App) {
  const config = app.get(Orm);
  if (process.env['ORM_DEBUG']) process.env['ORM_SEEN'] = 'yes';
  return { ...config };
}
export function warm(pool: Pool) { return fill(pool); }
export function check(orm: Orm) { const { retries: count } = orm; return count; }
`,
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
      ['Orm', 'Base'],
    ]);
  });

  it('requires nothing in objects that are not validated', () => {
    expect(keysOf('Link')).toMatchObject([{ name: 'url', required: false }]);
  });

  it('finds what reads a key: its own readers, or else those of the whole object', () => {
    expect(key('port')?.readBy).toEqual(['Opener']);
    expect(key('retries')?.readBy).toEqual(['check']);
    expect(key('sync')?.readBy).toEqual(['start']);
    expect(keysOf('Base')[0]?.readBy).toEqual(['start']);
    expect(keysOf('Pool').map(({ readBy }) => readBy)).toEqual([['Opener'], ['warm']]);
    expect(keysOf('Link')[0]?.readBy).toEqual(['start']);
  });

  it('finds environment variables: in generated applications, and those that the code reads', () => {
    expect(key('port')?.variables).toEqual(['TEST_DB_PORT']);
    expect(key('sync')?.variables).toEqual([]);
    expect(variables).toEqual([{ name: 'ORM_DEBUG', readBy: ['start'] }]);
  });
});

describe('compareConfiguration', () => {
  const changed = {
    orm: { classes: [{ name: 'Orm', base: null, keys: keysOf('Orm').slice(1) }], variables },
  };
  const one = { orm: { classes: [{ name: 'Orm', base: null, keys: keysOf('Orm') }], variables } };

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
    return { orm: { classes: [{ name: 'Orm', base: null, keys }], variables } };
  }
});
