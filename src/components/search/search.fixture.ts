import { commonTexts } from '../../locales/common';
import { readMessages } from '../../locales/read-messages';
import { translator } from '../../locales/translate';
import { sampleAnswer, sampleClient, sampleHit } from '../../search/client/answers.fixture';
import type { SearchClient } from '../../search/client/search-client';

/** Returns a function for the texts of the search in a language. */
export const searchTexts = (language: string) =>
  translator(language, (locale) => readMessages('search')[locale], commonTexts);

/** One hit per group. */
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

/**
 * Creates a client that returns `HITS` for every query except `nothing`.
 *
 * @param requests - Receives every request.
 */
export const sampleHitsClient = (requests: Parameters<SearchClient['search']>[0][] = []): SearchClient =>
  sampleClient((request) => {
    requests.push(request);
    return Promise.resolve(
      request.query === 'nothing'
        ? sampleAnswer([], { filters: request.filters })
        : sampleAnswer(HITS, { total: 21, filters: request.filters }),
    );
  });
