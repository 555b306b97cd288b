import type { SymbolKind } from '../../model/reference/kinds';
import { filterPackages, kindCounts, type ListedPackage } from './filter-packages';

const listed = (name: string, symbols: [SymbolKind, string][]): ListedPackage => ({
  name,
  importName: `@softkit/${name}`,
  path: `/api/${name}/src/`,
  summary: '',
  lang: null,
  symbols: symbols.map(([kind, symbol]) => ({ name: symbol, kind, path: `/${symbol}/` })),
});

const packages = [
  listed('auth', [
    ['class', 'JwtAuthGuard'],
    ['class', 'AuthConfig'],
    ['function', 'Roles'],
  ]),
  listed('i18n', [
    ['function', 'I18n'],
    ['variable', 'I18n'],
  ]),
];

it.each<[text: string, kind: SymbolKind | null, expected: [string, string[]][]]>([
  [
    '',
    null,
    [
      ['auth', []],
      ['i18n', []],
    ],
  ],
  ['guard', null, [['auth', ['JwtAuthGuard']]]],
  ['jwt auth', null, [['auth', ['JwtAuthGuard']]]],
  ['AUTH', null, [['auth', ['JwtAuthGuard', 'AuthConfig']]]],
  [
    'softkit',
    null,
    [
      ['auth', []],
      ['i18n', []],
    ],
  ],
  [
    '',
    'function',
    [
      ['auth', ['Roles']],
      ['i18n', ['I18n']],
    ],
  ],
  ['softkit/i18n', 'variable', [['i18n', ['I18n']]]],
  ['guard', 'function', []],
  ['nothing', null, []],
])('filters by the text "%s" and the kind %s', (text, kind, expected) => {
  const filtered = filterPackages(packages, { text, kind });
  expect(filtered.map((each) => [each.name, each.matches.map(({ name }) => name)])).toEqual(expected);
});

it('counts the symbols of all packages by kind, the most common one first', () => {
  const [auth, i18n] = packages as [ListedPackage, ListedPackage];
  const more = { ...i18n, symbols: [...i18n.symbols, ...i18n.symbols] };
  expect(kindCounts([auth, more])).toEqual([
    ['function', 3],
    ['class', 2],
    ['variable', 2],
  ]);
});
