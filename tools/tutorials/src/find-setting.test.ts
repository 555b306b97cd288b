import { lineOfSetting, rejectedSetting } from './find-setting';

it.each([
  ['  - config app.prefix does not match the following rules:\n    - isString: …', 'app.prefix'],
  ['Error: connect ECONNREFUSED', null],
])('finds in the output %j the rejected setting %s', (output, setting) => {
  expect(rejectedSetting(output)).toBe(setting);
});

it.each([
  ['app.port', 1],
  ['app.prefix', 2],
  ['app.unlike', 0],
  ['db.host', null],
  ['list.0.name', 3],
])('finds the setting %s on line %s', (path, line) => {
  expect(lineOfSetting('app:\n  port: 3000\n  prefx: api\nlist:\n  - name: a\n', path)).toBe(line);
});
