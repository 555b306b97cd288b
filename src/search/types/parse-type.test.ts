import { parseType } from './parse-type';
import { parseTypeQuery } from './parse-type-query';
import type { TypeNode } from './type-node';

const show = ({ name, args }: TypeNode): string =>
  args.length > 0 ? `${name}<${args.map(show).join(',')}>` : name;

describe('parseType', () => {
  it.each([
    ['string', 'string'],
    ['Promise<User[]>', 'Promise<Array<User>>'],
    ['string | undefined', '|<string,undefined>'],
    ['A & B | C', '|<&<A,B>,C>'],
    ['(job: Job, n?: number) => void', '=><Job,number,void>'],
    ['(string | number)[]', 'Array<|<string,number>>'],
    ['[string, number]', '[]<string,number>'],
    ['{ a: string; b(): void }', '{}'],
    ["'ANY'", 'string'],
    ['readonly string[]', 'Array<string>'],
    ['ENTITY[ID]', '_'],
    ["User['id'][]", 'Array<_>'],
    ['value is User', 'boolean'],
    ['T extends string ? A : B', '{}'],
    ['Type.Nested<string>', 'Nested<string>'],
    ['Map<constructor, toString>', 'Map<constructor,toString>'],
    ['<T>(value: T) => T', '=><T,T>'],
    ['', '_'],
  ])('reads %s', (text, expected) => {
    expect(show(parseType(text))).toBe(expected);
  });

  it.each(['Promise<', ')))', '<<<<', 'a ? b', '('.repeat(100_000), '(('.repeat(50) + '=>'])(
    'does not fail on %.20s',
    (text) => {
      expect(() => parseType(text)).not.toThrow();
    },
  );
});

describe('parseTypeQuery', () => {
  const read = (text: string) => {
    const query = parseTypeQuery(text);
    return query && [query.parameters?.map(show) ?? null, show(query.returns), query.isOpen];
  };

  it.each([
    ['string -> Promise<User>', ['string'], 'Promise<User>', false],
    ['(Job) -> void', ['Job'], 'void', false],
    ['(a: string, b: number) => boolean', ['string', 'number'], 'boolean', false],
    ['string, number->_', ['string', 'number'], '_', false],
    ['-> DynamicModule', null, 'DynamicModule', false],
    ['() -> string', [], 'string', false],
    ['User, … -> boolean', ['User'], 'boolean', true],
    ['(User, ...) -> boolean', ['User'], 'boolean', true],
    ['(a -> b), c -> d', ['=><a,b>', 'c'], 'd', false],
    ['string ->', ['string'], '_', false],
    ['function(string): Promise<User>', ['string'], 'Promise<User>', false],
    ['function find<T>(id: T, n?: number): T[]', ['T', 'number'], 'Array<T>', false],
    ['function (Job) -> void', ['Job'], 'void', false],
    ['(id: string): boolean', ['string'], 'boolean', false],
    ['Error(5): failed', undefined, undefined, undefined],
    ['function', undefined, undefined, undefined],
    ['Promise<string> -', undefined, undefined, undefined],
  ])('reads %s', (text, parameters, returns, isOpen) => {
    expect(read(text)).toEqual(returns === undefined ? null : [parameters, returns, isOpen]);
  });

  it.each(['redis', '', '->', 'Map<string, () => void>'])('does not take %j for a type query', (text) => {
    expect(parseTypeQuery(text)).toBeNull();
  });
});
