import { listedPackages } from './listed-packages';

it('lists a package with links in the page language and the language of its summary', () => {
  const input = {
    name: 'a/b',
    importName: '@x/b',
    summary: 'B.',
    translated: false,
    symbols: [{ name: 'E', place: 'enumerations/E' }],
  };
  expect(listedPackages([input], 'uk')).toEqual([
    {
      name: 'a/b',
      importName: '@x/b',
      summary: 'B.',
      lang: 'en',
      path: '/uk/api/a/b/src/',
      symbols: [{ name: 'E', kind: 'enumeration', path: '/uk/api/a/b/src/enumerations/E/' }],
    },
  ]);
});
