import { translationsResolver } from './translations';

const original = { docId: 'a', locale: 'en', sourcePath: '/nowhere/a.md', sourceDigest: 'new' };
const unknown = { locale: 'uk', since: null, sentences: null };

const resolve = (translation: { translatedFrom: string | null; draft: boolean } | null, page = original) =>
  translationsResolver.resolve(page, {}, { nodeModel: { findOne: () => Promise.resolve(translation) } });

it.each([
  ['current', { translatedFrom: 'new', draft: false }],
  ['outdated', { translatedFrom: 'old', draft: false }],
  ['unstamped', { translatedFrom: null, draft: false }],
  ['missing', { translatedFrom: 'new', draft: true }],
  ['missing', null],
])('finds that a translation is %s', async (state, translation) => {
  expect(await resolve(translation)).toEqual([{ ...unknown, state }]);
});

it('a translation has no translations', async () => {
  expect(await resolve(null, { ...original, locale: 'uk' })).toEqual([]);
});
