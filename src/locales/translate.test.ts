import i18next from 'i18next';
import { commonTexts } from './common';
import { i18nextOptions } from './i18next';
import { defaultLocale, localeCodes } from './locales';
import type { Namespace } from './messages';
import { namespaces, readMessages } from './read-messages';
import { translator } from './translate';

type Values = Record<string, string | number>;

// In one text of this file, i18next writes missing numbers as NaN.
const NAMES = namespaces().filter((name) => name !== 'markdown');

describe('translator', () => {
  const text = translator<Namespace>('uk', () => ({ 'page.title': 'Title of {{name}}' }) as never) as (
    key: string,
    values?: Values,
  ) => string;

  it.each([
    ['the text for a key', 'page.title', { name: 'x' }, 'Title of x'],
    ['a placeholder unchanged if it has no value', 'page.title', {}, 'Title of {{name}}'],
    ['an unknown key unchanged', 'nope', { count: 1 }, 'nope'],
  ])('returns %s', (_, key, values, expected) => {
    expect(text(key, values)).toBe(expected);
  });

  it('returns texts in the default language for an unknown language', () => {
    expect(translator('constructor', commonTexts)('crash.title')).toBe(
      commonTexts(defaultLocale)['crash.title'],
    );
  });
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
    const text = translator<Namespace>(language, () => texts as never) as (
      key: string,
      values: Values,
    ) => string;
    const t = i18n.t as (key: string, values: object) => string;
    for (const key of new Set(keys))
      for (const count of [0, 1, 3, 5, 21, 12_345, 1.5])
        for (const values of [{}, { count }, { count, version: '$1', from: '<a>' }] as Values[])
          expect([key, text(key, values)]).toEqual([key, t(key, { ...values, ns })]);
  });
});
