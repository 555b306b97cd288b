import { kindOfTypedoc } from './kinds';

it.each([
  ['Class', 'classes'],
  ['Enum', 'enumerations'],
  ['Document', undefined],
  ['constructor', undefined],
])('maps the TypeDoc kind %s to the directory %s', (typedoc, directory) => {
  expect(kindOfTypedoc(typedoc)?.directory).toBe(directory);
});
