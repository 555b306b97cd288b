import fs from 'node:fs';
import path from 'node:path';
import i18next from 'i18next';
import { localeCodes } from '../../locales/locales';
import leanI18next, { type TextOptions, type Texts } from './i18next';

const FOLDER = path.resolve('src/locales');
const LANGUAGES: readonly string[] = localeCodes;
const read = (language: string) =>
  JSON.parse(fs.readFileSync(path.join(FOLDER, language, 'common.json'), 'utf8')) as Record<string, string>;

const options = (language: string) => ({
  lng: language,
  fallbackLng: 'en',
  defaultNS: 'common',
  resources: Object.fromEntries(LANGUAGES.map((each) => [each, { common: read(each) }])),
  keySeparator: false as const,
  nsSeparator: false as const,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  returnNull: false as const,
});

describe.each(LANGUAGES)('in %s', (language) => {
  const real = i18next.createInstance();
  void real.init({ ...options(language), initImmediate: false });
  const lean = leanI18next.createInstance() as unknown as Texts & { init: (options: TextOptions) => void };
  lean.init(options(language));

  it.each(Object.entries(read(language)))('%s', (key, text) => {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    for (const value of ['Тека «a»', '<b>$1$&</b>', 0, 21]) {
      const values = Object.fromEntries(names.map((name) => [name, value]));
      expect(lean.t(key, values)).toBe(real.t(key, values));
    }
    expect(lean.exists(key)).toBe(real.exists(key));
  });

  it.each(['no.such.key', ''])('a key that is not there: %j', (key) => {
    expect(lean.t(key)).toBe(real.t(key));
    expect(lean.exists(key)).toBe(real.exists(key));
  });

  it('knows its language', () => {
    expect(lean.language).toBe(real.language);
  });
});
