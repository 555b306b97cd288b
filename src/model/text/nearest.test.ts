import { didYouMean, nearest, suggestion } from './nearest';

const candidates = [
  '/libraries/typeorm/',
  '/libraries/typeorm/getting-started/',
  '/faq/',
  '/api/mail/src/classes/MailModule/',
  '/features/localization/',
].map((key) => ({ key }));
const best = (word: string) => nearest(word, candidates, 3).map(({ key }) => key);

describe('the most similar candidates', () => {
  it.each([
    ['/libraries/typeorn/', '/libraries/typeorm/'],
    ['/LIBRARIES/TypeORM', '/libraries/typeorm/'],
    ['/typeorm/getting-started/', '/libraries/typeorm/getting-started/'],
    ['//faq//', '/faq/'],
    ['/api/mail/MailModule', '/api/mail/src/classes/MailModule/'],
    ['/features/localisation/', '/features/localization/'],
  ])('for %s start with %s', (word, expected) => {
    expect(best(word)[0]).toBe(expected);
  });

  it.each(['/xyzzy/', '', '/', '%%%'])('for %j are empty', (word) => {
    expect(best(word)).toEqual([]);
  });

  it('exclude weak matches when one is nearly equal', () => {
    const guides = ['typeorm', 'mail', 'i18n'].map((name) => ({
      key: `/libraries/${name}/getting-started/`,
    }));
    expect(nearest('/libraries/typorm/geting-started/', guides, 3)).toEqual([guides[0]]);
  });

  it('do not exceed the limit', () => {
    expect(nearest('/libraries/typeorm/', candidates, 1)).toHaveLength(1);
  });
});

it.each([
  ['titel', 'title'],
  ['Descripton', 'description'],
  ['tilte', 'title'],
])('suggests for %s: %s', (word, meant) => {
  expect(didYouMean(word, ['title', 'description', 'draft'])).toBe(meant);
});

it.each(['zzzz', 'id', ''])('suggests nothing for "%s"', (word) => {
  expect(didYouMean(word, ['title', 'description'])).toBeUndefined();
});

it.each([
  ['auth/Permisions', 'auth/Permissions'],
  ['mail/Permissions', 'auth/Permissions'],
  ['auth/version', undefined],
  ['auth/$', undefined],
])('suggests for the path %s: %s', (word, meant) => {
  expect(didYouMean(word, ['auth/Permissions', 'auth/Guard', 'cjs/timestamp'])).toBe(meant);
});

it('prefers lowercase if two candidates differ only by case', () => {
  expect(didYouMean('/fag/', ['/FAQ/', '/faq/'])).toBe('/faq/');
});

it('writes a suggestion as a sentence after a message', () => {
  expect(suggestion('titel', ['title', 'draft'])).toBe(' Did you mean "title"?');
  expect(suggestion('titel', ['title'], (name) => `<${name}>`)).toBe(' Did you mean <title>?');
  expect(suggestion('zzzz', ['title'])).toBe('');
});
