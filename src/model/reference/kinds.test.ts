import { kindOfTypedoc, readReferencePath } from './kinds';

it.each([
  ['index.md', { page: 'root' }],
  ['errors.md', { page: 'errors' }],
  ['configuration.md', { page: 'configuration' }],
  ['changes.md', { page: 'changes', package: null }],
  ['a/b/changes.md', { page: 'changes', package: 'a/b' }],
  ['a/src/functions/changes.md', { page: 'symbol', package: 'a', kind: 'function', name: 'changes' }],
  ['typeorm/src/index.md', { page: 'package', package: 'typeorm' }],
  ['clients/platform-client/src/index.md', { page: 'package', package: 'clients/platform-client' }],
  ['typeorm/src/classes/Page.md', { page: 'symbol', package: 'typeorm', kind: 'class', name: 'Page' }],
  ['a/src/type-aliases/T.md', { page: 'symbol', package: 'a', kind: 'type-alias', name: 'T' }],
  ['a/src/functions/index.md', { page: 'unknown', directory: 'functions/index' }],
  ['a/src/namespaces/N/index.md', { page: 'symbol', package: 'a', kind: 'namespace', name: 'N' }],
  ['a/src/namespaces/N/variables/v.md', { page: 'symbol', package: 'a', kind: 'variable', name: 'v' }],
  ['a/src/widgets/W.md', { page: 'unknown', directory: 'widgets' }],
  ['a/lib/classes/W.md', { page: 'unknown', directory: 'a/lib/classes/W.md' }],
])('%s', (file, expected) => {
  expect(readReferencePath(file)).toEqual(expected);
});

it.each([
  ['Class', 'classes'],
  ['Enum', 'enumerations'],
  ['Document', undefined],
  ['constructor', undefined],
])('maps the TypeDoc kind %s to the directory %s', (typedoc, directory) => {
  expect(kindOfTypedoc(typedoc)?.directory).toBe(directory);
});
