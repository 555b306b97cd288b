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
])('the pages above %s are %j', (slug, expected) => {
  expect(slugTrail(slug, (each) => titles.get(each)).map(({ title }) => title)).toEqual(expected);
});
