import { readSearchLocation } from './search-location';
import { writeSearchLocation } from './search-path';

describe('the address of a search', () => {
  it.each([
    { query: 'обробка помилок', filters: {} },
    { query: '"<img src=x onerror=alert(1)>" & ?', filters: { area: 'guides' } },
    { query: 'string -> Promise<void>', filters: { area: 'api', kind: 'class' } },
  ] as const)('%j is read as it was written', (asked) => {
    expect(readSearchLocation(writeSearchLocation(asked))).toEqual(asked);
  });

  it('is empty for nothing', () => {
    expect(writeSearchLocation({ query: ' ', filters: {} })).toBe('');
  });

  it.each([
    ['?in=elsewhere&kind=class', {}],
    ['?in=guides&kind=class', { area: 'guides' }],
    ['?in=api&kind=__proto__', { area: 'api' }],
  ])('%s: what is unknown is passed over', (search, filters) => {
    expect(readSearchLocation(search)).toEqual({ query: '', filters });
  });

  it('cuts a query of any length, and takes a malformed one as it is', () => {
    expect(readSearchLocation(`?q=${'x'.repeat(10_000)}`).query).toHaveLength(500);
    expect(readSearchLocation('?q=%E0%A4%A').query).not.toBe('');
  });
});
