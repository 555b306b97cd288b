import { MAX_QUERY_LENGTH, parseQuery, passesFilters } from './parse-query';

describe('parseQuery', () => {
  it.each([
    ['class:Config', 'Config', { kind: 'class' }],
    ['fn: hash', 'hash', { kind: 'function' }],
    ['interface:base entity', 'base entity', { kind: 'interface' }],
    ['type:Path', 'Path', { kind: 'type-alias' }],
    ['ENUM:role', 'role', { kind: 'enumeration' }],
    ['var:token', 'token', { kind: 'variable' }],
    ['pkg:@softkit/typeorm lock', 'lock', { package: 'typeorm' }],
    ['lock pkg:typeorm class:', 'lock', { package: 'typeorm', kind: 'class' }],
    ['subclass:foo', 'subclass:foo', {}],
    ['http://x', 'http://x', {}],
  ])('reads %s', (query, text, filters) => {
    expect(parseQuery(query)).toEqual({ text, filters });
  });

  it('cuts overlong queries', () => {
    expect(parseQuery('x'.repeat(10_000)).text).toHaveLength(MAX_QUERY_LENGTH);
  });
});

describe('passesFilters', () => {
  const record = { type: 'symbol', kind: 'class', package: 'clients/platform-client' } as const;

  it('takes a package by its full name and by its last segment', () => {
    expect(passesFilters(record, { package: 'clients/platform-client' })).toBe(true);
    expect(passesFilters(record, { package: 'platform-client' })).toBe(true);
    expect(passesFilters(record, { package: 'client' })).toBe(false);
  });

  it('distinguishes guides from the API', () => {
    expect(passesFilters(record, { area: 'api' })).toBe(true);
    expect(passesFilters(record, { area: 'guides' })).toBe(false);
    expect(passesFilters({ ...record, type: 'guide', kind: 'guide' }, { area: 'guides' })).toBe(true);
  });
});
