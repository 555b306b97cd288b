import { readSearchLocation } from './search-location';
import { formatSearchLocation } from './search-path';

describe('the search page’s query string', () => {
  it.each([
    { query: 'обробка помилок', filters: {} },
    { query: '"<img src=x onerror=alert(1)>" & ?', filters: { area: 'guides' } },
    { query: 'string -> Promise<void>', filters: { area: 'api', kind: 'class' } },
  ] as const)('round-trips %j', (location) => {
    expect(readSearchLocation(formatSearchLocation(location))).toEqual(location);
  });

  it('is empty for an empty query without filters', () => {
    expect(formatSearchLocation({ query: ' ', filters: {} })).toBe('');
  });

  it.each([
    ['?in=elsewhere&kind=class', {}],
    ['?in=guides&kind=class', { area: 'guides' }],
    ['?in=api&kind=__proto__', { area: 'api' }],
  ])('ignores unknown values in %s', (search, filters) => {
    expect(readSearchLocation(search)).toEqual({ query: '', filters });
  });

  it('truncates a long query, and accepts a malformed one', () => {
    expect(readSearchLocation(`?q=${'x'.repeat(10_000)}`).query).toHaveLength(500);
    expect(readSearchLocation('?q=%E0%A4%A').query).not.toBe('');
  });
});
