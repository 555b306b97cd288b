import { slugTrail } from './slug-trail';

const titles = new Map([
  ['/libraries/', 'Libraries'],
  ['/libraries/mail/', 'mail'],
]);

it.each([
  ['/', []],
  ['/faq/', []],
  ['/libraries/', []],
  ['/libraries/mail/usage/', ['Libraries', 'mail']],
  ['/nowhere/mail/', []],
])('returns the parent pages of %s: %j', (slug, expected) => {
  expect(slugTrail(slug, (parentSlug) => titles.get(parentSlug)).map(({ title }) => title)).toEqual(expected);
});
