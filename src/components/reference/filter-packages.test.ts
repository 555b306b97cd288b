import type { SymbolKind } from '../../model/reference/kinds';
import { countByKind, filterPackages, type ListedPackage } from './filter-packages';

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

it('counts symbols by kind', () => {
  expect(countByKind(packages[0]?.symbols ?? [])).toEqual([
    ['class', 2],
    ['function', 1],
  ]);
});
