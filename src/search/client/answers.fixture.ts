import { mapFields, type RecordFields } from '../records/record-fields';
import type { SearchAnswer, SearchClient, SearchHit } from './search-client';

/** Creates a search hit, by default the page about Redis. */
export const sampleHit = (hit: Partial<SearchHit> = {}): SearchHit => ({
  url: '/libraries/redis/',
  path: '/libraries/redis/',
  anchor: null,
  group: 'page',
  ...mapFields<RecordFields>((_name, { read }) => read(undefined)),
  type: 'guide',
  kind: 'guide',
  title: 'Redis',
  titleRanges: [],
  parent: null,
  breadcrumb: ['Libraries'],
  signature: null,
  snippet: null,
  score: 1,
  ...hit,
});

/** Creates a complete search response with these hits. */
export const sampleAnswer = (hits: SearchHit[], answer: Partial<SearchAnswer> = {}): SearchAnswer => ({
  hits,
  total: hits.length,
  quality: 1,
  didYouMean: null,
  retry: null,
  ignoredWords: [],
  filters: {},
  byType: false,
  isFallback: false,
  isPartial: false,
  ...answer,
});

/** Creates a client with the given search function, for tests. */
export const sampleClient = (search: SearchClient['search']): SearchClient => ({
  warmUp: () => Promise.resolve(),
  search,
  onBetterAnswers: () => () => undefined,
});
