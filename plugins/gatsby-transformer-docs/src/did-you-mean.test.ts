import { didYouMean, editDistance } from './did-you-mean';

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

it.each([
  ['', '', 0],
  ['a', '', 1],
  ['ab', 'ba', 1],
  ['kitten', 'sitting', 3],
])('%s and %s are %d apart, both ways', (a, b, distance) => {
  expect([editDistance(a, b), editDistance(b, a)]).toEqual([distance, distance]);
});
