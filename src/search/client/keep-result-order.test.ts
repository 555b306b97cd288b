import { sampleAnswer, sampleHit } from './answers.fixture';
import { keepResultOrder } from './keep-result-order';

const answer = (letters: string) =>
  sampleAnswer(
    [...letters].map((letter) => sampleHit({ url: `/${letter}/`, title: `${letter} of ${letters}` })),
  );

it.each([
  ['displayed rows stay where they are', answer('abc'), 'cba', 'abc', ''],
  ['new ones follow, even the best one', answer('abc'), 'dcbae', 'abc', 'de'],
  ['a row that the better answer lacks stays', answer('abc'), 'cda', 'abc', 'd'],
  ['an empty answer is replaced', answer(''), 'cba', 'cba', ''],
  ['nothing displayed is replaced', null, 'cba', 'cba', ''],
])('%s', (_what, shown, better, first, more) => {
  const { hits } = keepResultOrder(shown, answer(better));
  const lettersOf = (isMore: boolean) =>
    hits.flatMap(({ group, url }) => ((group === 'more') === isMore ? [url[1]] : [])).join('');
  expect(hits.map(({ url }) => url[1]).join('')).toBe(first + more);
  expect([lettersOf(false), lettersOf(true)]).toEqual([first, more]);
});

it('keeps the rows in place when a third answer arrives', () => {
  const second = keepResultOrder(answer('ab'), answer('cba'));
  expect(keepResultOrder(second, answer('dcba')).hits.map(({ url, group }) => [url, group])).toEqual([
    ['/a/', 'page'],
    ['/b/', 'page'],
    ['/c/', 'more'],
    ['/d/', 'more'],
  ]);
});

it('takes the text and all other fields from the better result', () => {
  const better = { ...answer('cba'), total: 40 };
  const joined = keepResultOrder(answer('abc'), better);
  expect(joined.total).toBe(40);
  expect(joined.hits[0]?.title).toBe('a of cba');
  expect(keepResultOrder(answer('abc'), answer('d')).total).toBe(4);
});
