import { toAlgoliaObjects } from '../algolia/algolia-objects';
import { INDEX_SETTINGS } from '../algolia/index-settings';
import { sampleGuide, sampleSection, sampleSymbol } from '../records/sample-docs.fixture';
import { toSearchRecords } from '../records/to-search-records';
import { startFakeAlgolia, type FakeAlgolia, type PlayedFault } from '../algolia/algolia.fixture';
import { createFakeIndex } from '../algolia/algolia-index.fixture';
import { createAlgoliaClient } from './algolia-client';
import { createFailoverClient } from './failover-client';
import type { SearchClient, SearchUnavailable } from './search-client';
import { sampleAnswer, sampleClient, sampleHit } from './answers.fixture';

const docs = [
  sampleGuide({
    path: '/redis/',
    title: 'Redis',
    sections: [sampleSection({ text: 'A pool of connections.' })],
  }),
  sampleGuide({ path: '/uk/redis/', locale: 'uk', title: 'Redis українською' }),
  sampleGuide({ path: '/old/redis/', version: '1.0', title: 'Redis of old' }),
  sampleSymbol({ name: 'RedisModule', history: { since: '0.6.1', deprecatedSince: null, changes: [] } }),
  sampleSymbol({
    name: 'PlatformClient',
    package: 'clients/platform-client',
  }),
];

let fakeAlgolia: FakeAlgolia;
beforeAll(async () => {
  fakeAlgolia = await startFakeAlgolia();
});
afterAll(() => fakeAlgolia.close());
beforeEach(() => {
  const index = createFakeIndex();
  index.settings = INDEX_SETTINGS;
  for (const object of toAlgoliaObjects(toSearchRecords(docs))) index.objects.set(object.objectID, object);
  fakeAlgolia.indexes.clear();
  fakeAlgolia.indexes.set('docs', index);
  fakeAlgolia.playFault = () => null;
});

const connect = (indexName = 'docs', host = fakeAlgolia.host): SearchClient =>
  createAlgoliaClient({
    appId: 'APP',
    searchKey: 'key',
    indexName,
    locale: 'en',
    version: 'current',
    clientOptions: {
      hosts: [{ url: host, protocol: 'http', accept: 3 }],
    },
  });
const ask = (query: string, filters = {}) => ({ query, filters, limit: 5 });

describe('the Algolia client', () => {
  it.each(['pkg:platform-client', 'pkg:clients/platform-client', 'pkg:@softkit/platform-client'])(
    '%s finds a package below a folder',
    async (query) => {
      const { hits } = await connect().search(ask(`${query} platform`));
      expect(hits.map(({ title }) => title)).toEqual(['PlatformClient']);
    },
  );

  it.each(['since:0.6', 'since:0.6.1 redis'])('%s finds what a release added', async (query) => {
    const { hits } = await connect().search(ask(query));
    expect(hits).toMatchObject([{ title: 'RedisModule', since: '0.6.1' }]);
  });

  it("requests the page's language and version", async () => {
    const { hits } = await connect().search(ask('redis'));
    expect(hits.map(({ url }) => url).sort()).toEqual(['/api/redis/src/class/RedisModule/', '/redis/']);
  });

  it('returns hits in the same form as the embedded index, with highlighted matches', async () => {
    const { hits } = await connect().search(ask('connections'));
    expect(hits[0]).toMatchObject({
      url: '/redis/',
      group: 'page',
      kind: 'guide',
      title: 'Redis',
      snippet: { text: 'A pool of connections.', ranges: [[10, 21]] },
    });
  });

  it('filters by area and kind, typed ones included', async () => {
    const client = connect();
    const urls = async (query: string, filters = {}) =>
      (await client.search(ask(query, filters))).hits.map(({ url }) => url);
    expect(await urls('redis', { area: 'guides' })).toEqual(['/redis/']);
    expect(await urls('class: redis')).toEqual(['/api/redis/src/class/RedisModule/']);
    expect(await urls('fn: redis')).toEqual([]);
  });
});

const faults: [string, string, PlayedFault][] = [
  ['a blocked request', 'network', { hangUp: true }],
  ['a refused key', 'refused', { status: 403, body: '{"message":"Invalid API key","status":403}' }],
  ['too many requests', 'refused', { status: 429, body: '{"message":"Too many requests","status":429}' }],
  [
    'an HTML page instead of JSON',
    'damaged',
    { body: '<!doctype html><p>Sign in', contentType: 'text/html' },
  ],
  ['an answer that breaks off', 'damaged', { body: '{"results":[{"hits":[' }],
  ['an answer of another kind', 'damaged', { body: '{"results":[]}' }],
  [
    'hits of another site',
    'refused',
    { body: '{"results":[{"hits":[{"objectID":"1","title":"x"}],"nbHits":1}]}' },
  ],
];

describe.each(faults)('with %s', (_what, _reason, fault) => {
  it('the failover returns results from the embedded index', async () => {
    fakeAlgolia.playFault = () => fault;
    const embedded = sampleClient(() => Promise.resolve(sampleAnswer([sampleHit()])));
    const client = createFailoverClient({ hosted: connect(), embedded });
    expect(await client.search(ask('redis'))).toMatchObject({ isFallback: true, total: 1 });
  });
});

it.each(faults.slice(0, 6))('%s is reported with its reason, %s', async (_what, reason, fault) => {
  fakeAlgolia.playFault = () => fault;
  const failure = (await connect()
    .search(ask('redis'))
    .catch((error: unknown) => error)) as SearchUnavailable;
  expect(failure.reason).toBe(reason);
});

it('a wrong index or an unreachable service is reported as unavailable', async () => {
  await expect(connect('other').search(ask('redis'))).rejects.toMatchObject({ reason: 'missing' });
  await expect(connect('docs', '127.0.0.1:9').search(ask('redis'))).rejects.toMatchObject({
    reason: 'network',
  });
});

it('falls back to the embedded index if the hosted one has no facets', async () => {
  const index = fakeAlgolia.indexes.get('docs');
  if (index) index.settings = { ...INDEX_SETTINGS, attributesForFaceting: [] };
  const embedded = sampleClient(() => Promise.resolve(sampleAnswer([sampleHit()])));
  const client = createFailoverClient({ hosted: connect(), embedded });
  expect(await client.search(ask('redis'))).toMatchObject({ isFallback: true, total: 1 });
});

it('hits never link to another site', async () => {
  fakeAlgolia.playFault = () => ({
    body: JSON.stringify({
      results: [
        {
          hits: [
            {
              objectID: '1',
              url: 'javascript:alert(1)',
              path: '/x/',
              type: 'guide',
              kind: 'guide',
              hierarchy: { lvl1: 'x' },
            },
          ],
          nbHits: 1,
        },
      ],
    }),
  });
  await expect(connect().search(ask('redis'))).rejects.toThrow('returned an unexpected response');
});
