import type { ConfigurationKey } from '../../../../../src/model/reference/configuration';
import type { PlacedKey, Step } from './configuration-paths';
import { settingLines } from './setting-lines';

const step = (name: string, holder: string, facts: Partial<ConfigurationKey> = {}): Step => ({
  holder,
  key: {
    name,
    default: null,
    nested: null,
    required: false,
    acceptsString: true,
    ...facts,
  } as ConfigurationKey,
});
const placedAt = (path: string, ...steps: readonly [Step, ...Step[]]): PlacedKey => ({
  owner: { name: '', base: null, section: null, keys: [] },
  key: (steps.at(-1) ?? steps[0]).key,
  steps,
  paths: [path],
  place: '',
});
/** A key that its section contains. */
const lineOf = (path: string, facts: Partial<ConfigurationKey>) => {
  const [section = '', name = ''] = path.split('.');
  const [line, ...lines] = settingLines(placedAt(path, step(name, 'Holder', facts)), null)?.split('\n') ?? [];
  if (line === undefined) return null;
  expect(line).toBe(`${section}:`);
  expect(lines).toHaveLength(1);
  return lines[0]?.replace(/^ {2}(?! )/, '');
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
  ['such a number without default', 'cache.size', { type: 'number', acceptsString: false }, null],
  [
    'such a number that is required',
    'app.port',
    { type: 'number', acceptsString: false, required: true },
    'port: <number>',
  ],
  ['a list of strings', 'i18.paths', { type: 'string[]', acceptsString: false }, "paths: ['${I18_PATHS}']"],
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

const nested = (name: string, list = false) => ({ nested: { class: name, list, checked: true } });

it('writes a key below the objects that contain it', () => {
  const origin = placedAt('app.cors.origin', step('cors', 'App', nested('Cors')), step('origin', 'Cors'));
  expect(settingLines(origin, null)).toBe('app:\n  cors:\n    origin: ${APP_CORS_ORIGIN}');
});

it('writes a key of an item of a list', () => {
  const steps = [
    step('clients', 'Store', nested('Client', true)),
    step('retry', 'Client', nested('Retry')),
  ] as const;
  expect(settingLines(placedAt('store.clients[].retry.delay', ...steps, step('delay', 'Retry')), null)).toBe(
    'store:\n  clients:\n    - retry:\n        delay: ${STORE_CLIENTS_RETRY_DELAY}',
  );
});

it('leaves out a section without a name in generated applications', () => {
  expect(settingLines(placedAt('FTPClientConfig.user', step('user', 'FTPClientConfig')), null)).toBe(
    'user: ${FTP_CLIENT_USER}',
  );
  const name = placedAt('Jobs.jobs[].name', step('jobs', 'Jobs', nested('Job', true)), step('name', 'Job'));
  expect(settingLines(name, null)).toBe('jobs:\n  - name: ${JOBS_JOBS_NAME}');
});

it('takes the documented default if the code has none', () => {
  const line = (facts: Partial<ConfigurationKey>) =>
    settingLines(placedAt('FTPClientConfig.port', step('port', 'FTPClientConfig', facts)), '21');
  expect(line({ type: 'number' })).toBe('port: ${FTP_CLIENT_PORT:-21}');
  expect(line({ type: 'number', default: '2121' })).toBe('port: ${FTP_CLIENT_PORT:-2121}');
});
