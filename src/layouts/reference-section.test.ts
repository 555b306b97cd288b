import { flattenSidebar } from '../routes/build-sidebar';
import { referenceSection } from './reference-section';

const section = (docId: string, packageName: string | null) =>
  referenceSection({
    reference: { docId, package: packageName },
    packages: ['auth', 'clients/vat', 'typeorm', 'validation'],
    symbols:
      packageName === 'typeorm'
        ? [
            { name: 'TOKEN', place: 'variables/TOKEN' },
            { name: 'Page', place: 'classes/Page' },
            { name: 'a page', place: 'classes/page-1' },
          ]
        : [],
    language: 'uk',
    hasChanges: true,
    changesLabel: 'Зміни',
    errorsLabel: 'Повідомлення про помилки',
    configurationLabel: 'Ключі конфігурації',
    kindLabel: (kind) => `${kind}!`,
  });

it('lists all packages, and the current package’s symbols by kind', () => {
  const { nodes } = section('api/typeorm/src/classes/Page', 'typeorm');
  expect(flattenSidebar(nodes).map(({ label, path }) => `${label} ${path}`)).toEqual([
    'Зміни /uk/api/changes/',
    'Повідомлення про помилки /uk/api/errors/',
    'Ключі конфігурації /uk/api/configuration/',
    'auth /uk/api/auth/src/',
    'typeorm /uk/api/typeorm/src/',
    'Зміни /uk/api/typeorm/changes/',
    'class! /uk/api/typeorm/src/#classes',
    'Page /uk/api/typeorm/src/classes/Page/',
    'a page /uk/api/typeorm/src/classes/page-1/',
    'variable! /uk/api/typeorm/src/#variables',
    'TOKEN /uk/api/typeorm/src/variables/TOKEN/',
    'validation /uk/api/validation/src/',
    'vat /uk/api/clients/vat/src/',
  ]);
});

it('starts with the pages about all packages', () => {
  expect(
    section('api/errors', null)
      .nodes.slice(0, 4)
      .map(({ docId, label }) => `${docId} ${label}`),
  ).toEqual([
    'api/changes Зміни',
    'api/errors Повідомлення про помилки',
    'api/configuration Ключі конфігурації',
    'api/auth/src auth',
  ]);
});

it.each([
  ['the first symbol of a package', 'api/typeorm/src/classes/Page', 'typeorm', 'typeorm', 'a page'],
  ['a symbol', 'api/typeorm/src/classes/page-1', 'typeorm', 'Page', 'TOKEN'],
  ['the last symbol of a package', 'api/typeorm/src/variables/TOKEN', 'typeorm', 'a page', undefined],
  ['a package', 'api/typeorm/src', 'typeorm', 'auth', 'validation'],
  ['the first package', 'api/auth/src', 'auth', undefined, 'typeorm'],
  ['the root', 'api', null, undefined, 'auth'],
])('returns the neighbors of %s', (_, docId, packageName, previous, next) => {
  const { neighbors } = section(docId, packageName);
  expect([neighbors.previous?.label, neighbors.next?.label]).toEqual([previous, next]);
});
