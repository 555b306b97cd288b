import { safeHash } from './safe-hash';

describe('safeHash', () => {
  it.each([
    ['', ''],
    ['#install', '#install'],
    ['#%D1%8F', '#%D1%8F'],
    ['#встановлення', '#встановлення'],
    ['#100%', '#100%25'],
    ['#%zz%D1%8F', '#%25zz%D1%8F'],
    ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ])('%j becomes %j, which can be decoded', (hash, expected) => {
    expect(safeHash(hash)).toBe(expected);
    expect(() => decodeURIComponent(safeHash(hash))).not.toThrow();
  });
});
