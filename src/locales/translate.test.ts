import i18next from 'i18next';
import { i18nextOptions } from './i18next';
import { localeCodes } from './locales';
import { readMessages } from './read-messages';
import { translate } from './translate';

type Values = Record<string, string | number>;

const NAMES = ['api', 'common', 'errors', 'feeds', 'home', 'kinds', 'search', 'vanilla'] as const;

const messages = { 'page.title': 'Title of {{name}}' };

describe('translate', () => {
  it.each([
    ['the text for an ID', { id: 'page.title' }, { name: 'x' }, 'Title of x'],
    ['the message if the ID is unknown', { id: 'nope', message: 'Own text' }, {}, 'Own text'],
    ['the message if there is no ID', { message: 'Own {{name}}' }, { name: 1 }, 'Own 1'],
    ['an unknown ID unchanged if there is no message', { id: 'nope' }, {}, 'nope'],
    ['a placeholder unchanged if it has no value', { id: 'page.title' }, {}, 'Title of {{name}}'],
    ['the message for an Object.prototype key', { id: 'constructor', message: 'Text' }, {}, 'Text'],
  ])('returns %s', (_, declaration, values, expected) => {
    expect(translate(declaration, messages, values)).toBe(expected);
  });

  it.each([{}, { id: '' }, { id: '', message: '' }])(
    'throws for %j, which has neither an ID nor a message',
    (declaration) => {
      expect(() => translate(declaration, messages)).toThrow('has neither an ID nor a message');
    },
  );
});

describe.each(localeCodes)('in %s, texts are the same as from i18next', (language) => {
  const i18n = i18next.createInstance();
  void i18n.init({
    ...i18nextOptions,
    lng: language,
    resources: { [language]: Object.fromEntries(NAMES.map((name) => [name, readMessages(name)[language]])) },
    initImmediate: false,
  });

  it.each(NAMES)('in the file %s', (ns) => {
    const texts = readMessages(ns)[language];
    const keys = Object.keys(texts).map((key) => key.replace(/_(?:one|few|many|other)$/, ''));
    expect(keys.length).toBeGreaterThan(0);
    const t = i18n.t as (key: string, values: object) => string;
    for (const key of new Set(keys))
      for (const count of [0, 1, 3, 5, 21, 12_345, 1.5])
        for (const values of [{}, { count }, { count, version: '$1', from: '<a>' }] as Values[])
          expect([key, translate({ id: key }, texts, values, language)]).toEqual([
            key,
            t(key, { ...values, ns }),
          ]);
  });
});
