import { lineOfSetting, refusedSetting } from './find-setting';

it.each([
  ['  - config app.prefix does not match the following rules:\n    - isString: …', 'app.prefix'],
  ['Error: connect ECONNREFUSED', null],
])('of the output %j, the refused setting is %s', (output, setting) => {
  expect(refusedSetting(output)).toBe(setting);
});

it.each([
  ['app.port', 1],
  ['app.prefix', 2],
  ['app.unlike', 0],
  ['db.host', null],
  ['list.0.name', 3],
])('the setting %s is on line %s', (path, line) => {
  expect(lineOfSetting('app:\n  port: 3000\n  prefx: api\nlist:\n  - name: a\n', path)).toBe(line);
});
