import fs from 'node:fs';
import path from 'node:path';
import { localeCodes } from './locales';

const FOLDER = 'src/locales';
const SOURCE = 'en';
const LOCALES: readonly string[] = localeCodes;
const namespacesOf = (locale: string) =>
  fs
    .readdirSync(path.join(FOLDER, locale))
    .filter((file) => file.endsWith('.json'))
    .sort();
const NAMESPACES = namespacesOf(SOURCE);

/** Names that aren't translated. */
const SAME_IN_ALL = new Set([
  'abstract', // as in code
  'Softkit',
  'GitHub',
  'HTTP',
  'Fastify',
  'NestJS',
  'Node',
  'js',
  'Ctrl',
  'Cmd',
  'Markdown',
  'npm',
  'pnpm',
  'yarn',
  'Algolia',
]);

type Texts = Record<string, string>;

function read(locale: string, namespace: string): Texts {
  return JSON.parse(fs.readFileSync(path.join(FOLDER, locale, namespace), 'utf8')) as Texts;
}

const CATEGORY = /_(?:zero|one|two|few|many|other)$/;
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+(?:, number)?)\}\}/g)].map(([, name]) => name).sort();

/** Checks whether a text contains words that need a translation. */
const needsTranslation = (text: string) =>
  text
    .replace(/\{\{.*?\}\}/g, ' ')
    .split(/[^\p{L}\d]+/u)
    .some((word) => word !== '' && !SAME_IN_ALL.has(word));

/** Splits keys into plain keys and plural keys, the latter as a base with its forms. */
function keysOf(texts: Texts): { plain: string[]; plural: Map<string, string[]> } {
  const bases = Object.keys(texts)
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(CATEGORY, ''));
  const plural = new Map(bases.map((base) => [base, [] as string[]]));
  const plain: string[] = [];
  for (const key of Object.keys(texts)) {
    const forms = CATEGORY.test(key) ? plural.get(key.replace(CATEGORY, '')) : undefined;
    if (forms) forms.push(key.slice(key.lastIndexOf('_') + 1));
    else plain.push(key);
  }
  return { plain: plain.sort(), plural };
}

it.each(LOCALES)('%s has the same files as the source language', (locale) => {
  expect(namespacesOf(locale)).toEqual(NAMESPACES);
});

describe.each(LOCALES.flatMap((locale) => NAMESPACES.map((namespace) => [locale, namespace] as const)))(
  '%s/%s',
  (locale, namespace) => {
    const source = read(SOURCE, namespace);
    const texts = read(locale, namespace);

    it('has exactly the keys of the source language', () => {
      const [actual, expected] = [keysOf(texts), keysOf(source)];
      expect(actual.plain).toEqual(expected.plain);
      expect([...actual.plural.keys()].sort()).toEqual([...expected.plural.keys()].sort());
    });

    it('has exactly the plural forms of its language', () => {
      const categories = [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort();
      for (const [base, forms] of keysOf(texts).plural)
        expect([base, [...forms].sort()]).toEqual([base, categories]);
    });

    it('has the same placeholders as the source language', () => {
      for (const [key, text] of Object.entries(texts)) {
        const original = source[key] ?? source[key.replace(CATEGORY, '_other')] ?? '';
        expect([key, placeholders(text)]).toEqual([key, placeholders(original)]);
      }
    });

    it('has no empty texts', () => {
      expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    if (locale !== SOURCE) {
      it('is fully translated', () => {
        const untranslated = Object.entries(texts).filter(
          ([key, text]) => text === source[key] && needsTranslation(text),
        );
        expect(untranslated).toEqual([]);
      });
    }
  },
);

it.each(NAMESPACES)('uk/%s uses only Ukrainian letters and punctuation', (namespace) => {
  const invalid = Object.entries(read('uk', namespace)).filter(([, text]) =>
    /[ыэёъЫЭЁЪ]|[\p{Script=Cyrillic}]['ʼ`][\p{Script=Cyrillic}]|"/u.test(text),
  );
  expect(invalid).toEqual([]);
});
