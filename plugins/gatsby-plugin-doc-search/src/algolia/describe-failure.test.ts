import { describeFailure } from './describe-failure';

it.each([
  ['an error', new Error('No records.'), 'No records.'],
  [
    'an object that the Algolia client throws',
    { name: 'RetryError', message: 'Unreachable hosts.' },
    'Unreachable hosts.',
  ],
  [
    'the cause of a failed push',
    new Error('failed to index to Algolia', { cause: { message: 'Unreachable hosts.' } }),
    'failed to index to Algolia: Unreachable hosts.',
  ],
  ['anything else', 'down', 'down'],
])('describes %s in one line', (_, error, expected) => {
  expect(describeFailure(error)).toBe(expected);
});
