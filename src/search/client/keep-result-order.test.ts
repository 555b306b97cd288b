import { sampleAnswer, sampleHit } from './answers.fixture';
import { keepResultOrder } from './keep-result-order';

const answer = (letters: string, quality = 1) =>
  sampleAnswer(
    [...letters].map((letter) => sampleHit({ url: `/${letter}/`, title: `${letter} of ${letters}` })),
    { quality },
  );

it.each([
  [
    'below the best one what is shown keeps its order, and the rest comes after it',
    answer('abc'),
    'cdbae',
    'cabde',
  ],
  ['a best result that was not there comes first', answer('abc'), 'dcbae', 'dcbae'],
  ['so does one that was below the third', answer('abcd'), 'dabc', 'dabc'],
  ['what the better answer has not is dropped', answer('abc'), 'cda', 'cad'],
  ['another answer altogether replaces it', answer('abc'), 'def', 'def'],
  ['three words of four are enough', answer('abd', 0.75), 'bcda', 'badc'],
  ['a poor answer is replaced', answer('ab', 0.5), 'cba', 'cba'],
  ['no result is replaced', answer('', 0), 'cba', 'cba'],
  ['nothing shown is replaced', null, 'cba', 'cba'],
])('%s', (_what, shown, better, expected) => {
  const { hits } = keepResultOrder(shown, answer(better));
  expect(hits.map(({ url }) => url[1]).join('')).toBe(expected);
});

it('takes the hits and all other fields from the better result', () => {
  const better = { ...answer('cba'), total: 40 };
  const joined = keepResultOrder(answer('abc'), better);
  expect(joined.total).toBe(40);
  expect(joined.hits[1]).toBe(better.hits[2]);
});
