import { sampleAnswer } from '../../search/client/answers.fixture';
import { suggestQuery } from './suggest-query';

it.each([
  ['since:9.9 cache', null, 'cache'],
  ['pkg:nowhere cache store', null, 'cache store'],
  ['since:9.9', null, 'getting started'],
  ['chache of entities', null, 'entities'],
  ['chache of entities', 'cache of entities', 'cache of entities'],
  ['chache', null, 'getting started'],
])('after %s, which the engine would read as %s, proposes %s', (query, didYouMean, proposed) => {
  expect(suggestQuery(query, sampleAnswer([], { didYouMean }), 'getting started')).toBe(proposed);
});
