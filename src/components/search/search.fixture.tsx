import { sampleAnswer, sampleClient, sampleHit } from '../../search/client/answers.fixture';
import type { SearchClient } from '../../search/client/search-client';

/** Hits of all three groups, for tests. */
export const HITS = [
  sampleHit({ title: 'Redis', titleRanges: [[0, 5]] }),
  sampleHit({
    url: '/libraries/redis/#locks',
    anchor: 'locks',
    group: 'section',
    title: 'Locks',
    parent: 'Redis',
    snippet: { text: 'Take a lock.', ranges: [[7, 11]] },
  }),
  sampleHit({
    url: '/api/redis/src/classes/RedisModule/',
    group: 'symbol',
    type: 'symbol',
    kind: 'class',
    package: 'clients/redis',
    since: '0.6.1',
    title: 'RedisModule',
  }),
];

/** A client for tests that finds `HITS` for every query but `nothing`. */
export const findingClient = (asked: Parameters<SearchClient['search']>[0][] = []): SearchClient =>
  sampleClient((question) => {
    asked.push(question);
    return Promise.resolve(
      question.query === 'nothing'
        ? sampleAnswer([], { filters: question.filters })
        : sampleAnswer(HITS, { total: 21, filters: question.filters }),
    );
  });
