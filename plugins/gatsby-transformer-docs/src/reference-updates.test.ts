import { findLastUpdate, foldersOf } from './reference-updates';

const sources = {
  toolkitDir: 'toolkit',
  history: 'toolkit/history',
  errors: 'toolkit/errors.json',
  configuration: 'toolkit/configuration.json',
};
const at = (date: string, author = 'Olha') => ({ date, author });
const updates = new Map([
  ['toolkit/mail/src/index.ts', at('2025-03-01T23:00:00-05:00')],
  ['toolkit/clients/web/src/index.ts', at('2025-03-02T01:00:00+02:00', 'Ivan')],
  ['toolkit/auth/src/index.ts', at('2024-01-01T00:00:00Z')],
  ['toolkit/auth/src/guards.ts', at('2024-05-01T00:00:00Z')],
  ['toolkit/errors.json', at('2026-01-01T00:00:00Z')],
  ['toolkit/configuration.json', at('2026-01-02T00:00:00Z')],
  ['toolkit/history/mail.json', at('2024-01-01T00:00:00Z')],
  ['toolkit/history/clients/web.json', at('2024-02-01T00:00:00Z')],
  ['toolkit/history/successors.yml', at('2023-02-01T00:00:00Z')],
  ['../core/libs/mail/src/lib/send.ts', at('2020-01-01T00:00:00Z')],
  ['../core/libs/mail/src/index.ts', at('2021-01-01T00:00:00Z')],
  ['../core/libs/web/src/index.d.ts', at('2022-01-01T00:00:00Z')],
]);
const source = { file: 'mail/src/lib/send.ts', line: 3, url: null };
const find = (
  pageKind: Parameters<typeof findLastUpdate>[0]['pageKind'],
  name: string | null,
  own: typeof source | null = null,
  toolkitDir = sources.toolkitDir,
) =>
  findLastUpdate({ pageKind, package: name, source: own }, { ...sources, toolkitDir }, updates, '/site')
    ?.date;

it.each([
  ['a symbol', find('symbol', 'mail', source), 'toolkit/mail/src/index.ts'],
  ['a symbol of a package with several files', find('symbol', 'auth'), 'toolkit/auth/src/guards.ts'],
  ['a package', find('package', 'clients/web'), 'toolkit/clients/web/src/index.ts'],
  ['the errors', find('errors', null), 'toolkit/errors.json'],
  ['the configuration keys', find('configuration', null), 'toolkit/configuration.json'],
  ["a package's releases", find('changes', 'clients/web'), 'toolkit/history/clients/web.json'],
  ['all releases', find('changes', null), 'toolkit/history/clients/web.json'],
  ['all packages, in any time zone', find('root', null), 'toolkit/mail/src/index.ts'],
  [
    'a symbol of a checkout',
    find('symbol', 'mail', source, '../core/libs'),
    '../core/libs/mail/src/lib/send.ts',
  ],
  [
    'a symbol without a position',
    find('symbol', 'mail', null, '/core/libs'),
    '../core/libs/mail/src/index.ts',
  ],
  [
    'a package of declarations',
    find('package', 'web', null, '../core/libs/'),
    '../core/libs/web/src/index.d.ts',
  ],
])('finds the date of %s', (_what, date, file) => {
  expect(date).toBe(updates.get(file)?.date);
});

it('finds no date for a package without a commit', () => {
  expect(find('symbol', 'new')).toBeUndefined();
});

it('lists each folder once', () => {
  expect(foldersOf(sources)).toEqual(['toolkit', 'toolkit/history']);
  expect(foldersOf({ ...sources, toolkitDir: '../core/libs' })).toEqual([
    '../core/libs',
    'toolkit/history',
    'toolkit',
  ]);
});
