import { versionOf } from './install-rules';

it.each([
  ['^10.0.0', '10'],
  ['^0.14.0', '0.14'],
  ['~10.0.0', '10.0'],
  ['10.2.4', null],
  ['*', null],
  [undefined, null],
])('converts the range %s to the version %s', (range, version) => {
  expect(versionOf(range)).toBe(version);
});
