import { sampleMember, sampleSymbol } from '../records/sample-docs.fixture';
import type { ReferenceSignature } from '../../model/docs/doc';
import { matchSignatures } from './match-signatures';
import { parseTypeQuery, type TypeQuery } from './parse-type-query';
import { buildTypeIndex, loadTypeIndex } from './type-index';

const signature = (parameters: string[], returns: string): ReferenceSignature => ({
  typeParameters: [],
  parameters,
  returns,
});
const fn = (name: string, ...signatures: ReferenceSignature[]) =>
  sampleSymbol({ name, kind: 'function', signatures });

const docs = [
  fn('hash', signature(['string'], 'Promise<string>')),
  fn('verify', signature(['string', 'number'], 'Promise<boolean>')),
  fn('capitalize', signature(['string'], 'string')),
  fn('start', signature(['Partial<Options> | undefined'], 'Promise<Started>')),
  fn('random', signature([], 'string')),
  fn('save', signature(['ENTITY'], 'Promise<ENTITY>')),
  fn('findById', signature(['Array<ENTITY[ID]>'], 'Promise<ENTITY[]>')),
  fn('filter', signature(['T[]', '(value: T) => Promise<boolean>'], 'Promise<T[]>')),
  fn('configure', signature(['Type<unknown>'], 'Module & { providers: Provider[] }')),
  fn('anything', signature(['any'], 'any')),
  sampleSymbol({
    name: 'Jobs',
    members: [
      sampleMember({
        name: 'run',
        signatures: [signature(['JobDefinition'], 'void'), signature(['JobDefinition', 'Date'], 'void')],
      }),
    ],
  }),
];
const index = loadTypeIndex(buildTypeIndex(docs));
const names = (query: string): string[] =>
  matchSignatures(parseTypeQuery(query) as TypeQuery, index).map((match) => match.signature.name);

const score = (query: string): number =>
  matchSignatures(parseTypeQuery(query) as TypeQuery, index)[0]?.score ?? 0;

describe('matchSignatures', () => {
  it('finds an exact match first', () => {
    expect(names('string -> Promise<string>')[0]).toBe('hash');
    expect(matchSignatures(parseTypeQuery('string -> Promise<string>') as TypeQuery, index)[0]?.score).toBe(
      1,
    );
  });

  it('matches parameters in any order, each once', () => {
    expect(names('number, string -> Promise<boolean>')[0]).toBe('verify');
    expect(names('string, string -> Promise<boolean>')).not.toContain('verify');
  });

  it('ranks a promise after the type itself', () => {
    expect(names('string, number -> boolean')[0]).toBe('verify');
    expect(names('string -> string').slice(0, 2)).toEqual(['capitalize', 'hash']);
  });

  it.each(['(entity: T) => Promise<T>', 'T -> Promise<T>'])('matches any type parameter with %s', (query) => {
    expect(names(query)[0]).toBe('save');
  });

  it('doesn’t match a type with the type of one of its properties', () => {
    expect(names('T[] -> Promise<T[]>')).toEqual(['filter']);
  });

  it.each(['Type -> Module', 'Type<unknown> => Module'])(
    'finds generic types without their parameters, and a part of an intersection: %s',
    (query) => {
      expect(names(query)).toEqual(['configure']);
    },
  );

  it('ignores letter case, and finds parameters that may be undefined', () => {
    expect(names('partial<options> -> started')[0]).toBe('start');
  });

  it('matches any type with _, and extra parameters with …', () => {
    expect(names('_ -> Promise<Started>')[0]).toBe('start');
    expect(names('(number, …) -> Promise<boolean>')[0]).toBe('verify');
    expect(score('(number, …) -> Promise<boolean>')).toBeGreaterThan(score('number -> Promise<boolean>'));
  });

  it('ranks functions without parameters first for (), and ignores parameters without brackets', () => {
    expect(names('() -> string')[0]).toBe('random');
    expect(names('-> Promise<boolean>')).toEqual(['verify']);
  });

  it('does not match any', () => {
    expect(names('string -> Promise<string>').indexOf('anything')).toBe(-1);
  });

  it('shows an overloaded method once', () => {
    expect(names('JobDefinition -> void').filter((name) => name === 'run')).toHaveLength(1);
  });
});

describe('buildTypeIndex', () => {
  it('returns equal bytes for equal docs in any order', () => {
    expect(buildTypeIndex([...docs].reverse())).toBe(buildTypeIndex(docs));
  });

  it('describes where a match is', () => {
    const [match] = matchSignatures(parseTypeQuery('JobDefinition, Date -> void') as TypeQuery, index);
    expect(match?.signature).toMatchObject({
      url: '/api/redis/src/class/Jobs/#run',
      parent: 'Jobs',
      kind: 'method',
      text: '(JobDefinition, Date) => void',
    });
  });

  it('rejects another part', () => {
    expect(() => loadTypeIndex('{"part":"names"}')).toThrow('damaged (types)');
  });
});
