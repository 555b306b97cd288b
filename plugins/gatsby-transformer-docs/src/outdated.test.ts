import { outdatedResolver } from './outdated';

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
