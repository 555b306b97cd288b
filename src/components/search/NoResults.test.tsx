import { sampleAnswer } from '../../search/client/answers.fixture';
import { suggestQuery } from './NoResults';

it.each([
  ['since:9.9 cache', null, 'cache'],
  ['pkg:nowhere cache store', null, 'cache store'],
  ['since:9.9', null, 'getting started'],
  ['zzqxv wobble', null, 'getting started'],
  ['chache of entities', 'cache of entities', 'cache of entities'],
  ['chache', null, 'getting started'],
])('for %s with the correction %s, suggests %s', (query, didYouMean, suggestion) => {
  expect(suggestQuery(query, sampleAnswer([], { didYouMean }), 'getting started')).toBe(suggestion);
});
