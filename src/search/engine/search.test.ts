import { sampleGuide, sampleMember, sampleSection, sampleSymbol } from '../records/sample-docs.fixture';
import { toSearchRecords } from '../records/to-search-records';
import type { SearchableDoc } from '../records/searchable-doc';
import { buildIndex } from './build-index';
import { addFullText, loadIndex, type SearchIndex } from './load-index';
import type { Synonym } from './names-part';
import { search, type SearchRequest } from './search';

const docs: SearchableDoc[] = [
  sampleGuide({
    path: '/health-check/',
    title: 'Health check',
    description: 'Probes of the service.',
    sections: [
      sampleSection({
        id: 'options',
        title: 'Options',
        text: 'The timeout is 500 ms. Redis is checked too.',
      }),
    ],
  }),
  sampleGuide({
    path: '/api/errors/',
    title: 'Error messages',
    sections: [
      sampleSection({ id: 'health-check', title: 'health-check' }),
      sampleSection({ id: 'entity-not-found', title: 'Entity {name} with id {id} was not found' }),
      sampleSection({ id: 'archive', title: 'Entity {name} with id {id} was not found in the archive' }),
    ],
  }),
  sampleGuide({ path: '/jobs/', title: 'Background work', keywords: ['cron', 'крон'] }),
  sampleGuide({
    path: '/error-handling/',
    title: 'Обробка помилок',
    description: 'Тіло відповіді та винятки.',
  }),
  sampleGuide({
    path: '/redis/',
    title: 'Redis',
    description: 'A cache.',
    sections: [sampleSection({ id: 'lock', title: 'Lock', text: 'Health of locks.' })],
  }),
  sampleGuide({ path: '/soil/', title: 'Ґрунт', description: 'Під’єднання.' }),
  sampleGuide({
    path: '/long/',
    title: 'Long',
    sections: [sampleSection({ id: 'long', title: 'Story', text: 'Dragon. '.repeat(2000) })],
  }),
  sampleSymbol({
    name: 'HealthCheckModule',
    package: 'health',
    history: { since: '0.1.0', deprecatedSince: null, changes: [] },
    members: [
      sampleMember({
        name: 'forRoot',
        anchor: 'forroot',
        since: '0.6.1',
      }),
    ],
  }),
  sampleSymbol({
    name: 'RedisConfig',
    members: [sampleMember({ name: 'redis', kind: 'property', anchor: 'redis' })],
  }),
  sampleSymbol({ name: 'redisKey', kind: 'function' }),
  sampleGuide({
    kind: 'reference',
    path: '/api/redis/changes/',
    title: 'Changes in redis',
    keywords: ['changelog', '0.6.1', '0.6.0'],
    releases: [
      { title: '@acme/redis 0.6.1', anchor: 'v0.6.1', text: 'No changes.', isQuiet: true },
      { title: '@acme/redis 0.6.0', anchor: 'v0.6.0', text: 'Added: redisKey.', isQuiet: false },
    ],
  }),
  sampleGuide({ path: '/turnip/', title: 'Turnip' }),
  sampleGuide({ path: '/how/', title: 'How it works' }),
  sampleGuide({
    path: '/turns/',
    title: 'One turn a day',
    description: 'Takes whoever comes; turns are taken one by one.',
  }),
  sampleSymbol({
    name: 'QueueApi',
    members: [sampleMember({ name: 'queueControllerTakeTurn', anchor: 'queueControllerTakeTurn' })],
  }),
  sampleSymbol({
    name: 'CacheStore',
    summary:
      'Cache store of a cache. Finds the one that is stored; the ones that are not are found by a store.',
    members: [
      sampleMember({ name: 'findOne', anchor: 'findOne', summary: 'Finds one of the ones that are stored.' }),
      sampleMember({ name: 'get', anchor: 'get' }),
    ],
  }),
  sampleGuide({
    path: '/cache/',
    title: 'CacheStore: findOne and get',
    sections: [sampleSection({ id: 'cachestore-findone', title: 'Cache store: find one', text: 'findOne' })],
  }),
];

async function load(
  synonyms: readonly Synonym[] = [],
  moreDocs: readonly SearchableDoc[] = [],
): Promise<{ names: SearchIndex; full: SearchIndex }> {
  const records = toSearchRecords([...docs, ...moreDocs]);
  const names = loadIndex(buildIndex(records, 'names', synonyms));
  return { names, full: await addFullText(names, buildIndex(records, 'full')) };
}

describe('search', () => {
  let index: SearchIndex;
  let names: SearchIndex;
  beforeAll(async () => {
    ({ full: index, names } = await load());
  });
  const urls = (query: string, request: Partial<SearchRequest> = {}): string[] =>
    search({ query, index, ...request }).hits.map((hit) => hit.url);

  it.each(['HealthCheckModule', 'health check module', 'healthcheckmodule', 'health-check-module'])(
    'puts the symbol first that is called %s',
    (query) => {
      expect(urls(query)[0]).toBe('/api/health/src/class/HealthCheckModule/');
    },
  );

  it.each([
    'CacheStore.findOne',
    'CacheStore findOne',
    'CacheStore#findOne',
    'CacheStore::findOne',
    'CacheStore.findOne()',
    'cachestore.findone',
    'CACHESTORE FINDONE',
    'cache store find one',
  ])('ranks a member first if it is written in full as %s', (query) => {
    expect(urls(query)[0]).toBe('/api/redis/src/class/CacheStore/#findOne');
    expect(urls(query, { index: names })[0]).toBe('/api/redis/src/class/CacheStore/#findOne');
  });

  it.each([
    'Entity User with id 42 was not found',
    'ERROR [UserService] Entity "User" with id 6d1c-77 was not found at all',
    'entity X with ID 1 was NOT found',
    '2026-11-22 08:00:01.123 [worker-3] one two three four five six seven: Entity User with id 42 was not found (request 77)',
  ])('finds an error by its pasted message, whatever the values in it: %s', (query) => {
    expect(urls(query)[0]).toBe('/api/errors/#entity-not-found');
    expect(urls(query, { index: names })[0]).toBe('/api/errors/#entity-not-found');
  });

  it('prefers the longer of two messages in a query', () => {
    expect(urls('Entity User with id 42 was not found in the archive')[0]).toBe('/api/errors/#archive');
  });

  it('ranks an error first only if the query contains its whole message', () => {
    expect(urls('health entity')[0]).not.toMatch(/errors/);
    expect(urls('health check probes')[0]).not.toMatch(/errors/);
  });

  it("doesn't rank a member first if only half of its name matches", () => {
    expect(urls('CacheStore')[0]).toBe('/api/redis/src/class/CacheStore/');
    expect(urls('CacheStore.find')[0]).not.toBe('/api/redis/src/class/CacheStore/#get');
  });

  it('marks a name in a snippet, not each of its parts', () => {
    const hit = search({ query: 'findOne', index }).hits.find(({ title }) => title === 'findOne');
    expect(hit?.snippet?.ranges.map(([from, to]) => hit.snippet?.text.slice(from, to))).toEqual([
      'Finds',
      'one',
    ]);
  });

  it.each(['cron', 'крон'])('finds a page by its keyword %s, before the text is loaded', (query) => {
    expect(search({ query, index: names }).hits[0]?.url).toBe('/jobs/');
  });

  it('ranks titles above headings, and headings above text', () => {
    expect(urls('redis')[0]).toBe('/redis/');
    expect(urls('redis').indexOf('/health-check/#options')).toBeGreaterThan(
      urls('redis').indexOf('/api/redis/src/function/redisKey/'),
    );
    expect(urls('lock')[0]).toBe('/redis/#lock');
  });

  it('ranks matches of the whole query above titles that match half of it', () => {
    expect(urls('health lock')[0]).toBe('/redis/#lock');
  });

  it.each(['помилка', 'помилки', 'помилкою', 'ОБРОБКИ ПОМИЛОК', 'обробл', 'помил', 'обро'])(
    'finds inflected and half-typed words: %s',
    (query) => {
      expect(urls(query)[0]).toBe('/error-handling/');
    },
  );

  it.each(['ґрунт', 'грунт', 'ґрунту', `під'єднання`, 'підʼєднанням', 'підєднання'])(
    'finds %s whatever its letters',
    (query) => {
      expect(urls(query)[0]).toBe('/soil/');
    },
  );

  it('corrects typos in words with four or more letters, and returns the corrected word', () => {
    expect(search({ query: 'pkg:health helath', index }).didYouMean).toBe('pkg:health health');
    expect(search({ query: 'helath', index })).toMatchObject({ didYouMean: 'health', retry: null });
    expect(urls('helath')[0]).toBe('/health-check/');
    expect(urls('помлика')[0]).toBe('/error-handling/');
    expect(urls('lok')).toEqual([]);
  });

  it('tries the other keyboard layout if nothing matches', () => {
    expect(search({ query: 'руфдер', index })).toMatchObject({
      retry: 'layout',
      didYouMean: 'health',
    });
    expect(search({ query: 'gjvbkrf', index })).toMatchObject({ retry: 'layout', didYouMean: 'помилка' });
    expect(search({ query: 'redis', index })).toMatchObject({ retry: null, didYouMean: null });
  });

  it('tries transliterated Ukrainian if nothing matches', () => {
    expect(search({ query: 'obrobka pomylok', index })).toMatchObject({
      retry: 'transliteration',
      didYouMean: 'обробка помилок',
    });
  });

  it('doesn’t suggest a reading that no page spells this way', async () => {
    const { full } = await load([['turnip', 'ріпа']]);
    const response = search({ query: 'ripa', index: full });
    expect(response).toMatchObject({ retry: 'transliteration', didYouMean: null });
    expect(response.hits[0]?.url).toBe('/turnip/');
  });

  it.each([
    ['start', 'затерти'],
    ['parcel', 'парасоля'],
  ])('doesn’t read a longer word as %s: %s', async (word, query) => {
    const { full } = await load([], [sampleGuide({ path: '/short/', title: word })]);
    expect(search({ query, index: full }).hits).toEqual([]);
  });

  it.each([
    ['fastify', 'фастіфай'],
    ['mailgun', 'мейлган'],
    ['axios', 'акісоса'],
  ])('reads a foreign name as it sounds: %s, %s', async (word, query) => {
    const { full } = await load([], [sampleGuide({ path: '/foreign/', title: word })]);
    expect(search({ query, index: full })).toMatchObject({
      retry: 'transliteration',
      hits: [{ path: '/foreign/' }],
    });
  });

  it('corrects a misspelled word, not the same letters inside another word', () => {
    expect(search({ query: 'turnip urnip', index }).didYouMean).toBe('turnip turnip');
    expect(search({ query: 'helath helath', index }).didYouMean).toBe('health health');
  });

  it('corrects all misspelled words, or suggests nothing', () => {
    expect(search({ query: 'erddis helath', index }).didYouMean).toBeNull();
    expect(search({ query: 'erdis helath', index }).didYouMean).toBe('redis health');
  });

  it('suggests nothing that the filters exclude', () => {
    expect(search({ query: 'turnpi', index }).didYouMean).toBe('turnip');
    expect(search({ query: 'turnpi', index, filters: { area: 'api' } }).didYouMean).toBeNull();
  });

  it('ignores values that no record has together with the words', () => {
    const plain = search({ query: 'cache redis', index }).hits.map(({ url }) => url);
    for (const value of [
      '127.0.0.1:6399',
      '/srv/app/a.ts',
      'ada@example.com',
      '3f2b8c1e-9b1d-4c7a-8f00-12345678',
    ])
      expect(search({ query: `cache redis ${value}`, index }).hits.map(({ url }) => url)).toEqual(plain);
    expect(search({ query: '127.0.0.1:6399', index }).hits).toEqual([]);
  });

  it('suggests a word with a typo in its first letter, and none that only shares letters', () => {
    expect(search({ query: 'tredis', index })).toMatchObject({ total: 0, didYouMean: null });
    expect(search({ query: 'tedis', index }).didYouMean).toBe('redis');
    expect(search({ query: 'stealth', index })).toMatchObject({ total: 0, didYouMean: null });
  });

  it('prefers correcting a typo to matching a word with a long ending', () => {
    expect(search({ query: 'turnis', index })).toMatchObject({ didYouMean: 'turnip' });
    expect(urls('turnis')[0]).toBe('/turnip/');
  });

  it.each(['redis 0.6.0', 'Redis v0.6.0', '@acme/redis@0.6.0', 'changelog of redis 0.6.0'])(
    'finds first the release that %s names, then the page of changes',
    (query) => {
      for (const by of [index, names])
        expect(urls(query, { index: by }).slice(0, 2)).toEqual([
          '/api/redis/changes/#v0.6.0',
          '/api/redis/changes/',
        ]);
    },
  );

  it.each([
    ['changelog redis', '/api/redis/changes/'],
    ['redis changelog 0.5', '/api/redis/changes/'],
    ['redis changelog lock', '/redis/#lock'],
  ])('finds the changes page first only if "%s" contains nothing else', (query, url) => {
    for (const by of [index, names]) expect(urls(query, { index: by })[0]).toBe(url);
  });

  it('finds the page with all changes first for its keyword and versions', async () => {
    const all = sampleGuide({ path: '/api/changes/', title: 'Changes', keywords: ['changelog', 'upgrade'] });
    const { names: index } = await load([], [all]);
    expect(urls('upgrade to 0.6', { index })[0]).toBe('/api/changes/');
    expect(urls('changelog redis 0.6.0', { index })[0]).toBe('/api/redis/changes/#v0.6.0');
  });

  it('finds releases by a version prefix, those with changes first', () => {
    expect(urls('0.6').slice(0, 2)).toEqual(['/api/redis/changes/#v0.6.0', '/api/redis/changes/#v0.6.1']);
    expect(search({ query: '0.6.1', index }).hits[0]).toMatchObject({
      kind: 'release',
      group: 'section',
      title: '@acme/redis 0.6.1',
      parent: 'Changes in redis',
    });
  });

  it("doesn't match other versions, and finds the rest of the query", () => {
    expect(urls('0.6.2')).toEqual([]);
    expect(urls('redis 0.6.10')[0]).toBe('/redis/');
  });

  it.each([
    ['how do turnips work', '/turnip/'],
    ['що робить redis', '/redis/'],
    ['how it works', '/how/'],
  ])('finds the topic of the question "%s"', (query, url) => {
    for (const by of [index, names]) expect(urls(query, { index: by })[0]).toBe(url);
  });

  it('ranks explanations above names in code for a question', () => {
    const scores = (query: string) =>
      new Map(search({ query, index: names }).hits.map(({ url, score }) => [url, score]));
    const words = scores('health check');
    const question = scores('how do health checks work');
    expect(question.get('/health-check/')).toBeGreaterThan(0);
    const share = (url: string) => (question.get(url) ?? 0) / (words.get(url) ?? 0);
    expect(share('/api/health/src/class/HealthCheckModule/')).toBeLessThan(share('/health-check/'));
  });

  it('suggests nothing before the text is loaded, because it may contain the word', () => {
    expect(search({ query: 'helath', index: names }).didYouMean).toBeNull();
  });

  it.each([
    ['dragon Helicopter pottery', ['Helicopter', 'pottery']],
    ['dragon pottery', ['pottery']],
    ['dragon', []],
    ['pottery', []],
  ])('finds what contains a part of the query, and lists the other words: %s', (query, ignoredWords) => {
    const { hits, ignoredWords: found } = search({ query, index });
    expect(hits.map(({ url }) => url)).toEqual(query === 'pottery' ? [] : ['/long/#long']);
    expect(found).toEqual(ignoredWords);
  });

  it.each(['take the turnip', 'show one turnip again', 'дати turnip'])(
    'counts verbs and measure words less than the subject: %s',
    (query) => {
      expect(urls(query)[0]).toBe('/turnip/');
    },
  );

  it('finds a page by a question in other words, and never shows the question', async () => {
    const guide = sampleGuide({
      path: '/backups/',
      title: 'Copies',
      questions: ['restore yesterday’s data after a disaster'],
    });
    const { full, names: index } = await load([], [guide, sampleGuide({ path: '/data/', title: 'Data' })]);
    for (const by of [index, full]) {
      const [hit] = search({ query: 'restore data from yesterday', index: by }).hits;
      expect(hit).toMatchObject({ url: '/backups/', title: 'Copies' });
      expect(hit?.snippet?.text ?? '').not.toMatch(/disaster/);
    }
  });

  it('ranks contributors’ guides after equal ones for readers, and first if they match better', async () => {
    const { full } = await load(
      [],
      [
        sampleGuide({ path: '/guides/', title: 'Test pottery', isForContributors: true }),
        sampleGuide({ path: '/services/', title: 'Test pottery' }),
        sampleGuide({
          path: '/write/',
          title: 'Write',
          sections: [sampleSection({ id: 'tabs', title: 'Tabs for pottery' })],
          isForContributors: true,
        }),
        sampleGuide({ path: '/faq/', title: 'Questions', description: 'Tabs for pottery.' }),
      ],
    );
    expect(urls('test pottery', { index: full }).slice(0, 2)).toEqual(['/services/', '/guides/']);
    expect(urls('tabs pottery', { index: full })[0]).toBe('/write/#tabs');
  });

  it('lists the guide about a symbol before the members of the symbol', () => {
    const [first, ...others] = urls('CacheStore');
    expect(first).toBe('/api/redis/src/class/CacheStore/');
    expect(others.findIndex((url) => url.startsWith('/cache/'))).toBeLessThan(
      others.findIndex((url) => url.includes('#findOne')),
    );
  });

  it('returns hits if a misspelled word may be meant', () => {
    expect(search({ query: 'draogn', index }).total).toBeGreaterThan(0);
  });

  it('filters by area, kind, and package; typed filters win', () => {
    expect(urls('redis', { filters: { area: 'guides' } }).every((url) => !url.startsWith('/api/'))).toBe(
      true,
    );
    expect(urls('fn:redis')).toEqual(['/api/redis/src/function/redisKey/']);
    expect(urls('fn:redis', { filters: { kind: 'class' } })).toEqual(['/api/redis/src/function/redisKey/']);
    expect(urls('pkg:health root')).toEqual(['/api/health/src/class/HealthCheckModule/#forroot']);
  });

  it('lists everything that passes the filters if there are no words, symbols first', () => {
    expect(urls('pkg:health')).toEqual([
      '/api/health/src/class/HealthCheckModule/',
      '/api/health/src/class/HealthCheckModule/#forroot',
    ]);
    const classes = search({ query: 'class:', index });
    expect(classes).toMatchObject({ didYouMean: null, retry: null });
    expect(classes.hits.map(({ title }) => title).sort()).toEqual(
      docs.flatMap(({ symbol }) => (symbol?.kind === 'class' ? [symbol.name] : [])).sort(),
    );
  });

  it('finds symbols and members by the release that added them, even without the text', () => {
    expect(urls('since:0.6')).toEqual(['/api/health/src/class/HealthCheckModule/#forroot']);
    expect(search({ query: 'since:0.6', index: names }).hits).toMatchObject([{ since: '0.6.1' }]);
    expect(urls('since:0.1 health')).toEqual(['/api/health/src/class/HealthCheckModule/']);
    expect(urls('since:0.7')).toEqual([]);
  });

  it('searches names only until the text is loaded', () => {
    expect(search({ query: 'health', index: names }).hits[0]).toMatchObject({
      url: '/health-check/',
      snippet: null,
    });
    expect(search({ query: 'probes', index: names }).hits).toEqual([]);
    expect(urls('probes')).toEqual(['/health-check/']);
  });

  it('shows what matched', () => {
    const [hit] = search({ query: 'timeout', index }).hits;
    expect(hit).toMatchObject({
      title: 'Options',
      parent: 'Health check',
      group: 'section',
      anchor: 'options',
    });
    expect(hit?.snippet?.ranges.map(([from, to]) => hit.snippet?.text.slice(from, to))).toEqual(['timeout']);
    expect(search({ query: 'health', index }).hits[0]?.titleRanges).toEqual([[0, 6]]);
  });

  it("groups members by symbol, and returns the symbol's name", () => {
    const hit = search({ query: 'forRoot', index }).hits[0];
    expect(hit).toMatchObject({
      group: 'symbol',
      kind: 'method',
      title: 'forRoot',
      parent: 'HealthCheckModule',
    });
  });

  it('shows a split section once', () => {
    expect(urls('dragon')).toEqual(['/long/#long']);
    expect(search({ query: 'dragon', index }).total).toBe(1);
  });

  it('counts all matches, and returns no more than the limit', () => {
    const { hits, total } = search({ query: 'redis', index, limit: 2 });
    expect(hits).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
  });

  it.each(['', '   ', '.*+?^${}()|[]\\', '«»', '\u202e', 'since:'])(
    'finds nothing, and does not stumble, at %j',
    (query) => {
      expect(search({ query, index })).toMatchObject({ hits: [], total: 0 });
    },
  );

  it.each([
    '__proto__',
    'constructor',
    'toString',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(10_000),
    'zzqx yyww '.repeat(500),
  ])('handles a query such as %.20s', (query) => {
    expect(() => search({ query, index })).not.toThrow();
  });

  it('searches for synonyms in both directions', async () => {
    const { full } = await load([
      ['кеш', 'cache'],
      ['перевірка стану', 'health check'],
    ]);
    expect(urls('кешем', { index: full })).toContain('/redis/');
    expect(urls('перевіркою стану', { index: full })[0]).toBe('/health-check/');
  });

  it('finds a multi-word synonym only if a text contains all of its words', async () => {
    const { full } = await load([['обробка помилок', 'fault policy']]);
    expect(urls('fault policies', { index: full })).toEqual(['/error-handling/']);
  });

  it("doesn't match a word's own meaning where it is part of a term", async () => {
    const { full } = await load([['помилок', 'a cache in']]);
    expect(urls('a cache in', { index: full })).toEqual(['/error-handling/']);
  });
});
