import type {
  ConfigurationKey,
  PackageConfiguration,
} from '../../../../../src/model/reference/configuration';
import { placeKeys } from './configuration-paths';

const key = (name: string, nested?: string, list = false): ConfigurationKey => ({
  name,
  type: 'string',
  default: null,
  required: false,
  nested: nested === undefined ? null : { class: nested, list, checked: true },
  readBy: [],
  passedBy: [],
  variables: [],
});
const configuration = (
  ...classes: [name: string, keys: ConfigurationKey[], base?: string][]
): PackageConfiguration => ({
  classes: classes.map(([name, keys, base = null]) => ({ name, base, keys })),
  variables: [],
});

const INDEX = {
  // This package comes first, although it contains an object of the next one's class.
  jobs: configuration(['Jobs', [key('prefix'), key('store', 'Store')]]),
  store: configuration(
    ['Client', [key('url')], 'Common'],
    ['Common', [key('host')]],
    ['Retry', [key('delay'), key('next', 'Retry')]],
    ['Store', [key('log'), key('common', 'Common'), key('clients', 'Client', true)]],
  ),
};

const pathsOf = (sections: Record<string, string>, name: keyof typeof INDEX) =>
  placeKeys(INDEX, new Map(Object.entries(sections)))
    .get(name)
    ?.map(({ paths }) => paths.join(' '));

it('lists the keys of an object below its own key, and a key of several objects once', () => {
  expect(pathsOf({ Jobs: 'jobs', Store: 'store' }, 'store')).toEqual([
    '….delay',
    '….next',
    'store.log jobs.store.log',
    'store.common jobs.store.common',
    'store.common.host store.clients[].host jobs.store.common.host jobs.store.clients[].host',
    'store.clients jobs.store.clients',
    'store.clients[].url jobs.store.clients[].url',
  ]);
  expect(pathsOf({ Jobs: 'jobs' }, 'jobs')).toEqual(['jobs.prefix', 'jobs.store']);
});

it('gives a part of an object its own section if an example does', () => {
  expect(pathsOf({ Store: 'store', Common: 'defaults' }, 'store')).toContain(
    'defaults.host store.common.host store.clients[].host jobs.store.common.host jobs.store.clients[].host'.replace(
      / jobs[^ ]*/g,
      (path) => path.replace('jobs', '…'),
    ),
  );
});

it('says where a key is without the section, and which objects contain it', () => {
  const placed = placeKeys(INDEX, new Map([['Store', 'store']])).get('store') ?? [];
  const url = placed.find((each) => each.key.name === 'url');
  expect(url?.place).toBe('clients[].url');
  expect(url?.steps.map((step) => `${step.holder}.${step.key.name}`)).toEqual([
    'Store.clients',
    'Client.url',
  ]);
});
