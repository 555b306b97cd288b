import type { ConfigurationKey } from '../../../../../src/model/reference/configuration';
import { settingLine } from './setting-line';

const lineOf = (path: string, facts: Partial<ConfigurationKey>) => {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const key = { name, default: null, nested: null, ...facts } as ConfigurationKey;
  return settingLine({
    owner: { name: '', base: null, section: null, keys: [] },
    key,
    steps: [],
    paths: [path],
    place: '',
  });
};

it.each([
  ['a string', 'auth.secret', { type: 'string', acceptsString: true }, 'secret: ${AUTH_SECRET}'],
  [
    'a default',
    'db.host',
    { type: 'string', acceptsString: true, default: "'localhost'" },
    'host: ${DB_HOST:-localhost}',
  ],
  [
    'a converted number',
    'db.port',
    { type: 'number', acceptsString: true, default: '5432' },
    'port: ${DB_PORT:-5432}',
  ],
  [
    'a converted boolean',
    'db.runSeeds',
    { type: 'boolean', acceptsString: true, default: 'false' },
    'runSeeds: ${DB_RUN_SEEDS:-false}',
  ],
  [
    'a number that is not converted',
    'db.poolSize',
    { type: 'number', acceptsString: false, default: '30' },
    'poolSize: 30',
  ],
  ['such a number without default', 'app.port', { type: 'number', acceptsString: false }, null],
  ['a list of strings', 'i18.paths', { type: 'string[]', acceptsString: false }, "paths: ['${I18_PATHS}']"],
  [
    'a class instead of a section',
    'FTPClientConfig.user',
    { type: 'string', acceptsString: true },
    'user: ${FTP_CLIENT_USER}',
  ],
  [
    'an item of a list',
    'Jobs.jobs[].name',
    { type: 'string', acceptsString: true },
    'name: ${JOBS_JOBS_NAME}',
  ],
  [
    'a default that YAML would read differently',
    'a.b',
    { type: 'string', acceptsString: true, default: "'x: y'" },
    'b: ${A_B}',
  ],
  ['an object', 'db.naming', { type: 'Naming', acceptsString: false, default: 'new Naming()' }, null],
  [
    'an object of a class',
    'db.extra',
    { type: 'Extra', acceptsString: false, nested: { class: 'Extra', list: false, checked: true } },
    null,
  ],
])('writes a line for %s', (_what, path, facts, line) => {
  expect(lineOf(path, facts)).toBe(line);
});
