import { MAX_QUERY_LENGTH } from './query-length';
import { parseQuery, passesFilters } from './parse-query';

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
    ['since:0.6 lock', 'lock', { since: '0.6' }],
    ['lock Since: v0.6.1', 'lock', { since: '0.6.1' }],
    ['since:0. since:', '', { since: '0' }],
    ['subclass:foo', 'subclass:foo', {}],
    ['http://x', 'http://x', {}],
    ['Unsupported host type: ws', 'Unsupported host type: ws', {}],
    ['pkg:i18n type: Path', 'Path', { package: 'i18n', kind: 'type-alias' }],
    ['path type:Path', 'path Path', { kind: 'type-alias' }],
  ])('reads %s', (query, text, filters) => {
    expect(parseQuery(query)).toMatchObject({ text });
    expect(parseQuery(query).filters).toEqual(filters);
  });

  it.each([
    ['lock pkg:typeorm class:', ['pkg:typeorm', 'class:']],
    ['fn: hash', ['fn:']],
    ['since: v0.6 lock', ['since:v0.6']],
    ['http://x', []],
  ])('returns the filters in %s as typed', (query, typed) => {
    expect(parseQuery(query).typed).toEqual(typed);
  });

  it('cuts overlong queries', () => {
    expect(parseQuery('x'.repeat(10_000)).text).toHaveLength(MAX_QUERY_LENGTH);
  });
});

describe('passesFilters', () => {
  const record = {
    type: 'symbol',
    kind: 'class',
    package: 'clients/platform-client',
    since: '0.10.1',
  } as const;

  it('takes a package by its full name and by its last segment', () => {
    expect(passesFilters(record, { package: 'clients/platform-client' })).toBe(true);
    expect(passesFilters(record, { package: 'platform-client' })).toBe(true);
    expect(passesFilters(record, { package: 'client' })).toBe(false);
  });

  it.each(['0', '0.10', '0.10.1'])('takes a release by the beginning of its number, %s', (since) => {
    expect(passesFilters(record, { since })).toBe(true);
  });

  it.each(['0.1', '1', '0.10.1.2', '10'])('takes no other release for it, as %s', (since) => {
    expect(passesFilters(record, { since })).toBe(false);
    expect(passesFilters({ ...record, since: null }, { since })).toBe(false);
  });

  it('distinguishes guides from the API', () => {
    expect(passesFilters(record, { area: 'api' })).toBe(true);
    expect(passesFilters(record, { area: 'guides' })).toBe(false);
    expect(passesFilters({ ...record, type: 'guide', kind: 'guide' }, { area: 'guides' })).toBe(true);
  });
});
