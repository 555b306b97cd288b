import { didYouMean, nearest } from './nearest';

const candidates = [
  '/libraries/typeorm/',
  '/libraries/typeorm/getting-started/',
  '/faq/',
  '/api/mail/src/classes/MailModule/',
  '/features/localization/',
].map((key) => ({ key }));
const best = (word: string) => nearest(word, candidates, 3).map(({ key }) => key);

describe('the nearest candidates', () => {
  it.each([
    ['/libraries/typeorn/', '/libraries/typeorm/'],
    ['/LIBRARIES/TypeORM', '/libraries/typeorm/'],
    ['/typeorm/getting-started/', '/libraries/typeorm/getting-started/'],
    ['//faq//', '/faq/'],
    ['/api/mail/MailModule', '/api/mail/src/classes/MailModule/'],
    ['/features/localisation/', '/features/localization/'],
  ])('of %s begin with %s', (word, expected) => {
    expect(best(word)[0]).toBe(expected);
  });

  it.each(['/xyzzy/', '', '/', '%%%'])('of %j are none', (word) => {
    expect(best(word)).toEqual([]);
  });

  it('leave out what is far from the word where one is nearly the word', () => {
    const guides = ['typeorm', 'mail', 'i18n'].map((name) => ({
      key: `/libraries/${name}/getting-started/`,
    }));
    expect(nearest('/libraries/typorm/geting-started/', guides, 3)).toEqual([guides[0]]);
  });

  it('are at most as many as asked for', () => {
    expect(nearest('/libraries/typeorm/', candidates, 1)).toHaveLength(1);
  });
});

it.each([
  ['titel', 'title'],
  ['Descripton', 'description'],
  ['tilte', 'title'],
])('%s is meant as %s', (word, meant) => {
  expect(didYouMean(word, ['title', 'description', 'draft'])).toBe(meant);
});

it.each(['zzzz', 'id', ''])('"%s" is like none', (word) => {
  expect(didYouMean(word, ['title', 'description'])).toBeUndefined();
});

it('of two candidates that differ by case, the one in lower case is meant', () => {
  expect(didYouMean('/fag/', ['/FAQ/', '/faq/'])).toBe('/faq/');
});
