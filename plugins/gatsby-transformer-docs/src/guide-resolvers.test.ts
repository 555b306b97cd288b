import { hasRouteResolver, outdatedResolver, translationsResolver } from './guide-resolvers';

describe('Guide.hasRoute', () => {
  const guide = (sourcePath: string, draft = false) => ({ slug: '/a/', locale: 'uk', sourcePath, draft });
  const one = guide('content/uk/a.md');
  const other = guide('content/uk/a/index.md');
  const draft = guide('content/uk/a.md', true);

  const { NODE_ENV } = process.env;
  afterEach(() => Object.assign(process.env, { NODE_ENV }));

  it.each([
    ['the only guide', 'production', one, [one], true],
    ['the first of two files', 'production', one, [other, one], true],
    ['the second', 'production', other, [one, other], false],
    ['a draft in a build', 'production', draft, [draft], false],
    ['what a draft in a build stands before', 'production', other, [draft, other], true],
    ['a draft in development', 'development', draft, [draft], true],
  ])('%s has a route, in %s: %#', async (_case, environment, asked, all, expected) => {
    Object.assign(process.env, { NODE_ENV: environment });
    const nodeModel = { findAll: () => Promise.resolve({ entries: all }) };
    expect(await hasRouteResolver.resolve(asked, {}, { nodeModel })).toBe(expected);
  });
});

describe('Guide.outdated', () => {
  const { resolve } = outdatedResolver;
  const world = (sourceDigest: string | null) => ({
    nodeModel: { findOne: async () => (sourceDigest === null ? null : { sourceDigest }) },
  });
  const translation = (translatedFrom: string | null, locale = 'uk') => ({
    docId: 'faq',
    locale,
    translatedFrom,
  });

  describe('a translated guide', () => {
    it.each([
      ['is current while its original has the digest it was made from', 'aaaaaaaaaaaa', false],
      ['is outdated once its original has another digest', 'bbbbbbbbbbbb', true],
      ['is not outdated when its original is gone', null, false],
    ])('%s', async (_claim, digest, outdated) => {
      expect(await resolve(translation('aaaaaaaaaaaa'), {}, world(digest))).toBe(outdated);
    });

    it('is not marked outdated without a record of its source', async () => {
      expect(await resolve(translation(null), {}, world('bbbbbbbbbbbb'))).toBe(false);
    });
  });

  it('an original is never outdated', async () => {
    expect(await resolve(translation('aaaaaaaaaaaa', 'en'), {}, world('bbbbbbbbbbbb'))).toBe(false);
  });
});

describe('Guide.translations', () => {
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
});
