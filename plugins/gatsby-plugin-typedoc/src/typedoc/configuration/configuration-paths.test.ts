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
  acceptsString: true,
  nested: nested === undefined ? null : { class: nested, list, checked: true },
  readBy: [],
  passedBy: [],
  variables: [],
});
const INDEX = (sections: Readonly<Record<string, string>> = {}) => {
  const configuration = (
    ...classes: [name: string, keys: ConfigurationKey[], base?: string][]
  ): PackageConfiguration => ({
    classes: classes.map(([name, keys, base = null]) => ({
      name,
      base,
      section: sections[name] ?? null,
      keys,
    })),
    variables: [],
  });
  return {
    // This package comes first, although it contains an object of the next one's class.
    jobs: configuration(['Jobs', [key('prefix'), key('store', 'Store')]]),
    store: configuration(
      ['Client', [key('url')], 'Common'],
      ['Common', [key('host')]],
      ['Retry', [key('delay'), key('next', 'Retry')]],
      ['Store', [key('log'), key('common', 'Common'), key('clients', 'Client', true)]],
    ),
  };
};

const pathsOf = (name: 'jobs' | 'store', sections?: Record<string, string>) =>
  placeKeys(INDEX(sections))
    .get(name)
    ?.map(({ paths }) => paths.join(' '));

it('lists the keys of an object below its own key, and a key of several objects once', () => {
  expect(pathsOf('store', { Jobs: 'jobs', Store: 'store' })).toEqual([
    'Retry.delay',
    'Retry.next',
    'store.log jobs.store.log',
    'store.common jobs.store.common',
    'store.common.host store.clients[].host jobs.store.common.host jobs.store.clients[].host',
    'store.clients jobs.store.clients',
    'store.clients[].url jobs.store.clients[].url',
  ]);
  expect(pathsOf('jobs', { Jobs: 'jobs' })).toEqual(['jobs.prefix', 'jobs.store']);
});

it('starts with the class of a section that generated applications do not have', () => {
  expect(pathsOf('store')).toContain('Store.log Jobs.store.log');
});

it('lists a part of an object with its own section if generated applications have one', () => {
  expect(pathsOf('store', { Store: 'store', Common: 'defaults' })).toContain(
    'defaults.host store.common.host store.clients[].host Jobs.store.common.host Jobs.store.clients[].host',
  );
});

it('says where a key is without the section, and which objects contain it', () => {
  const placed = placeKeys(INDEX()).get('store') ?? [];
  const url = placed.find((each) => each.key.name === 'url');
  expect(url?.place).toBe('clients[].url');
  expect(url?.steps.map((step) => `${step.holder}.${step.key.name}`)).toEqual([
    'Store.clients',
    'Client.url',
  ]);
});
