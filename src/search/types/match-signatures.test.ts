import { sampleMember, sampleSymbol } from '../records/sample-docs.fixture';
import type { ReferenceSignature } from '../../model/doc';
import { matchSignatures } from './match-signatures';
import { parseTypeQuery, type TypeQuery } from './parse-type-query';
import { buildTypeIndex, loadTypeIndex } from './type-index';

const signature = (
  parameters: string[],
  returns: string,
  typeParameters: string[] = [],
): ReferenceSignature => ({ typeParameters, parameters, returns });
const fn = (name: string, ...signatures: ReferenceSignature[]) =>
  sampleSymbol({ name, kind: 'function', signatures });

const docs = [
  fn('hash', signature(['string'], 'Promise<string>')),
  fn('verify', signature(['string', 'number'], 'Promise<boolean>')),
  fn('capitalize', signature(['string'], 'string')),
  fn('identity', signature(['T'], 'T', ['T'])),
  fn('start', signature(['Partial<Options> | undefined'], 'Promise<Started>')),
  fn('random', signature([], 'string')),
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
  it('finds the very signature first', () => {
    expect(names('string -> Promise<string>')[0]).toBe('hash');
    expect(matchSignatures(parseTypeQuery('string -> Promise<string>') as TypeQuery, index)[0]?.score).toBe(
      1,
    );
  });

  it('takes parameters in any order, each once', () => {
    expect(names('number, string -> Promise<boolean>')[0]).toBe('verify');
    expect(names('string, string -> Promise<boolean>')).not.toContain('verify');
  });

  it('unwraps promises at a price', () => {
    expect(names('string, number -> boolean')[0]).toBe('verify');
    expect(names('string -> string').slice(0, 2)).toEqual(['capitalize', 'hash']);
  });

  it('matches generics by name, and prefers them to concrete types', () => {
    expect(names('T -> T')[0]).toBe('identity');
    expect(names('U -> U')[0]).toBe('identity');
  });

  it('takes optional and partial parameters for what they hold, and any case of letters', () => {
    expect(names('options -> started')[0]).toBe('start');
  });

  it('finds a type by a part of its name', () => {
    expect(names('Job -> void')).toContain('run');
  });

  it('lets the wildcard match any type, and … further parameters', () => {
    expect(names('_ -> Promise<Started>')[0]).toBe('start');
    expect(names('(number, …) -> Promise<boolean>')[0]).toBe('verify');
    expect(score('(number, …) -> Promise<boolean>')).toBeGreaterThan(score('number -> Promise<boolean>'));
  });

  it('means no parameters by empty brackets, any by none', () => {
    expect(names('() -> string')[0]).toBe('random');
    expect(names('-> Promise<boolean>')).toEqual(['verify']);
  });

  it('does not give any to one who asks for something', () => {
    expect(names('string -> Promise<string>').indexOf('anything')).toBe(-1);
  });

  it('shows an overloaded method once', () => {
    expect(names('JobDefinition -> void').filter((name) => name === 'run')).toHaveLength(1);
  });
});

describe('buildTypeIndex', () => {
  it('gives equal bytes for equal docs in any order', () => {
    expect(buildTypeIndex([...docs].reverse())).toBe(buildTypeIndex(docs));
  });

  it('says where a match is', () => {
    const [match] = matchSignatures(parseTypeQuery('JobDefinition, Date -> void') as TypeQuery, index);
    expect(match?.signature).toMatchObject({
      url: '/api/redis/src/class/Jobs/#run',
      parent: 'Jobs',
      kind: 'method',
      text: '(JobDefinition, Date) => void',
    });
  });

  it('refuses another part', () => {
    expect(() => loadTypeIndex('{"part":"names"}')).toThrow('expected a types part');
  });
});
