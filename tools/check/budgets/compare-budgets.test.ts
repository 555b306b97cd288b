import { compareBudgets } from './compare-budgets';
import type { BuildWeight } from './measure-build';

const light: BuildWeight = {
  pages: {
    home: { path: '/', bytes: 1 },
    guide: { path: '/a/', bytes: 1 },
    reference: { path: '/b/', bytes: 1 },
    list: { path: '/b/', bytes: 1 },
  },
  requests: 0,
  idle: 1,
  search: 1,
  searchNames: 1,
  searchFull: 1,
};

describe('the budgets', () => {
  it('are kept by a light build', () => {
    expect(compareBudgets(light).every(({ kept }) => kept)).toBe(true);
  });

  it('allow exactly what they say', () => {
    const budget = compareBudgets(light).find(({ name }) => name === 'search: names')?.budget ?? 0;
    expect(
      compareBudgets({ ...light, searchNames: budget }).find(({ name }) => name === 'search: names')?.kept,
    ).toBe(true);
    expect(
      compareBudgets({ ...light, searchNames: budget + 1 }).find(({ name }) => name === 'search: names')
        ?.kept,
    ).toBe(false);
  });

  it('are broken by a single request of a page', () => {
    expect(
      compareBudgets({ ...light, requests: 1 })
        .filter(({ kept }) => !kept)
        .map(({ name }) => name),
    ).toEqual(['requests besides the HTML (number)']);
  });
});
