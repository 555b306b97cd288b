import fs from 'node:fs';
import { addFullText, loadIndex, type SearchIndex } from '../../src/search/engine/load-index';
import { search } from '../../src/search/engine/search';
import { matchSignatures } from '../../src/search/types/match-signatures';
import { parseTypeQuery, type TypeQuery } from '../../src/search/types/parse-type-query';
import { loadTypeIndex } from '../../src/search/types/type-index';
import { localeCodes, type Locale } from '../../src/locales/locales';
import { CONFIGURATION_SLUG, ERRORS_SLUG, localePath, searchPartPath } from '../../src/model/docs/addresses';
import { ERROR_QUERIES } from './golden-error-queries';
import { KEY_QUERIES } from './golden-key-queries';
import { RELEASES } from './golden-releases';
import { REMOVED_NAMES } from './golden-removed-names';
import { goldenQueries } from './golden-queries';
import { goldenTypeQueries } from './golden-type-queries';

const TOP = 3;
/** Questions and topics, and the page about them. Common words such as "work" must not count. */
const SUBJECTS: Record<Locale, { query: string; path: string }[]> = {
  en: [
    { query: 'working with transactions', path: '/libraries/typeorm/transaction-management/' },
    { query: 'working with tenants', path: '/libraries/auth/tenants/' },
    { query: 'how do queues work', path: '/libraries/jobs/' },
    { query: 'how does tenancy work', path: '/libraries/auth/tenants/' },
    { query: 'how to start a transaction', path: '/libraries/typeorm/transaction-management/' },
    { query: 'how to send an email', path: '/how-to/' },
    // Not the guide for contributors about testing guides.
    { query: 'run tests', path: '/libraries/test-utils/test-containers/' },
    { query: 'caching', path: '/libraries/redis/features/' },
    { query: 'upgrade typeorm', path: '/api/typeorm/changes/' },
    { query: 'upgrade from 0.5 to 0.6', path: '/api/changes/' },
    { query: 'migrate to 0.6', path: '/api/changes/' },
    { query: 'typeorm migrations', path: '/libraries/typeorm/migrations-and-seeders/' },
    // All of these words are common in questions, and together they are a heading.
    { query: 'how it works', path: '/features/code-generators/backend-client-generator/' },
  ],
  uk: [
    { query: 'роботу з чергами', path: '/libraries/jobs/' },
    { query: 'як працюють черги', path: '/libraries/jobs/' },
    { query: 'як почати транзакцію', path: '/libraries/typeorm/transaction-management/' },
    { query: 'навіщо потрібен тенант', path: '/libraries/auth/tenants/' },
    { query: 'як відправити email', path: '/how-to/' },
    { query: 'кешування', path: '/libraries/redis/features/' },
    { query: 'оновити typeorm', path: '/api/typeorm/changes/' },
    { query: 'перейти на 0.6', path: '/api/changes/' },
    { query: 'як додати мову', path: '/features/localization/' },
    { query: 'як це працює', path: '/features/code-generators/backend-client-generator/' },
    { query: 'робота з транзакціями', path: '/libraries/typeorm/transaction-management/' },
  ],
};
/** Words on no page. Similar words in titles must not be suggested. */
const UNKNOWN: Record<Locale, string[]> = {
  en: ['nginx', 'mongoose', 'webhook', 'kafka', 'sentry', 'N+1'],
  uk: ['nginx', 'вебхук', 'оркестрація', 'кафка', 'реббіт', 'n+1'],
};
/** Queries with one unknown word. Similar words in titles must not be suggested. */
const UNCORRECTED: Record<Locale, string[]> = {
  en: ['breaking typeorm 9.9.9'],
  uk: ['зламані зміни typeorm', 'почати роботу', 'гвард для тенантів', 'як закешувати відповідь'],
};
/** Queries with several misspelled words, and the suggestion. */
const CORRECTED: Record<Locale, { query: string; suggestion: string | null }[]> = {
  en: [
    { query: 'optimstic lokcing', suggestion: 'optimistic locking' },
    { query: 'conifgure rdis', suggestion: 'configure redis' },
  ],
  uk: [
    { query: 'тсетові кнотейнери', suggestion: 'тестові контейнери' },
    { query: 'чреги qqxxzz', suggestion: null },
  ],
};
/** Queries about topics without a page. Only one word of each is in a text. */
const ABSENT = [
  { query: 'kubernetes helm chart', ignoredWords: ['helm', 'chart'] },
  { query: 'docker swarm autoscaling', ignoredWords: ['swarm', 'autoscaling'] },
  { query: 'paypal payment webhook', ignoredWords: ['paypal', 'webhook'] },
  { query: 'qwxz nothing', ignoredWords: ['qwxz'] },
];
const REQUIRED_SHARE = 0.9;
const REQUIRED_SHARE_OF_NAMES = 0.85;

/** Reads a part of the index that readers load. */
const readPart = (locale: string, part: string): string =>
  fs.readFileSync(`public${searchPartPath(locale, part)}`, 'utf8');

describe.each(localeCodes)('golden queries, %s', (locale) => {
  const queries = goldenQueries.filter((query) => query.locale === locale);
  const missed = (index: SearchIndex): string[] =>
    queries
      .filter(
        ({ query, expect: wanted }) =>
          !search({ query, index, limit: TOP }).hits.some(({ path }) => wanted.includes(path)),
      )
      .map(({ query }) => query);
  // A failure shows the queries that found nothing.
  const expectFound = (share: number, index: SearchIndex) => {
    const failed = missed(index);
    expect({ isEnough: 1 - failed.length / queries.length >= share, failed }).toMatchObject({
      isEnough: true,
    });
  };
  const names = loadIndex(readPart(locale, 'names'));
  const full = addFullText(names, readPart(locale, 'full'));

  it('are at least 100, without duplicates', () => {
    expect(queries.length).toBeGreaterThanOrEqual(100);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it('expect pages that exist', () => {
    const paths = new Set(names.records.map(({ path }) => path));
    expect(queries.flatMap(({ expect: wanted }) => wanted).filter((path) => !paths.has(path))).toEqual([]);
  });

  it(`find each guide by its questions among the first ${TOP} hits`, async () => {
    const index = await full;
    const failed = index.records.flatMap(({ path, questions }) =>
      questions.filter(
        (query) => !search({ query, index, limit: TOP }).hits.some((hit) => hit.path === path),
      ),
    );
    expect(failed).toEqual([]);
  });

  it(`find the page among the first ${TOP} hits in at least ${REQUIRED_SHARE * 100} % of the cases`, async () => {
    expectFound(REQUIRED_SHARE, await full);
  });

  it.each(ERROR_QUERIES)('find an error by its pasted message: $query', ({ query, anchor }) => {
    const [first] = search({ query, index: names, limit: 1 }).hits;
    expect(first?.path).toBe(localePath(ERRORS_SLUG, locale));
    expect(first?.anchor).toMatch(new RegExp(`^${anchor}`));
  });

  it('list the messages of an exception after its class', async () => {
    const { hits } = search({ query: 'OptimisticLockException', index: await full, limit: 2 });
    expect(hits.map(({ path }) => path)).toEqual(
      ['/api/exceptions/src/classes/OptimisticLockException/', ERRORS_SLUG].map((path) =>
        localePath(path, locale),
      ),
    );
  });

  it.each([
    ...KEY_QUERIES,
    ...(locale === 'uk'
      ? [
          { query: 'типове значення port', anchor: 'port' },
          { query: 'порт за замовчуванням port', anchor: 'port' },
        ]
      : []),
  ])(
    'find a configuration key or its property, or first the guide about it: $query',
    async ({ query, anchor }) => {
      const key = anchor.split('-').at(-1) ?? '';
      const isKey = ({ path, anchor: found }: { path: string; anchor: string | null }) =>
        path === localePath(CONFIGURATION_SLUG, locale)
          ? new RegExp(`(?:^|-)${anchor}$`).test(found ?? '')
          : /\/classes\/\w+\/$/.test(path) && found === key;
      for (const index of [names, await full])
        expect(search({ query, index, limit: 2 }).hits.some(isKey)).toBe(true);
    },
  );

  it.each(REMOVED_NAMES)('find a removed name, or first an existing one: $query', async ({ query, url }) => {
    for (const index of [names, await full])
      expect(search({ query, index, limit: 1 }).hits[0]?.url).toBe(localePath(url, locale));
  });

  it.each(RELEASES.filter((row) => row.locale === null || row.locale === locale))(
    'find the release, then the changes page: $query',
    async ({ query, url }) => {
      const page = url.replace(/#.*/, '');
      for (const index of [names, await full])
        expect(search({ query, index, limit: 2 }).hits.map((hit) => hit.url)).toEqual([
          localePath(url, locale),
          localePath(page, locale),
        ]);
    },
  );

  it.each([
    { query: '0.6.0', first: ['/api/typeorm/changes/#v0.6.0', '/api/resource-plugin/changes/#v0.6.0'] },
    // This release doesn't exist.
    { query: 'typeorm 9.9.9', first: ['/libraries/typeorm/', '/api/typeorm/src/'] },
  ])('find packages with a version, and the rest of the query: $query', async ({ query, first }) => {
    for (const index of [names, await full])
      expect(
        search({ query, index, limit: first.length })
          .hits.map(({ url }) => url)
          .sort(),
      ).toEqual(first.map((url) => localePath(url, locale)).sort());
  });

  it('find what a release added to a package, with the filters that the dialog suggests', async () => {
    const { hits } = search({ query: 'since:0.6 pkg:typeorm', index: await full });
    expect(hits.length).toBeGreaterThan(0);
    for (const { path, since } of hits)
      expect([path, since]).toEqual([
        expect.stringContaining('/api/typeorm/src/'),
        expect.stringMatching(/^0\.6\./),
      ]);
  });

  it.each(ABSENT)(
    'find what contains a part of the query, and list the other words: $query',
    async ({ query, ignoredWords }) => {
      const { total, ...response } = search({ query, index: await full });
      expect(total).toBeGreaterThan(0);
      expect(response).toMatchObject({ didYouMean: null, ignoredWords });
    },
  );

  it.each(SUBJECTS[locale])('find the page about a topic first: $query', async ({ query, path }) => {
    expect(search({ query, index: await full, limit: 1 }).hits[0]?.path).toBe(localePath(path, locale));
  });

  it.each(UNKNOWN[locale])('suggest nothing for a word that is spelled correctly: %s', async (query) => {
    expect(search({ query, index: await full })).toMatchObject({ total: 0, didYouMean: null, retry: null });
  });

  it('find only what contains a name, the name first', async () => {
    const { hits, total } = search({ query: 'LimitOptions', index: await full });
    expect(hits[0]?.title).toBe('LimitOptions');
    expect(total).toBeLessThan(10);
  });

  it.each(UNCORRECTED[locale])('suggest no other word if the rest is found: %s', async (query) => {
    const { hits, didYouMean } = search({ query, index: await full });
    expect(hits.length).toBeGreaterThan(0);
    expect(didYouMean).toBeNull();
  });

  it.each(CORRECTED[locale])(
    'correct all words or suggest nothing: $query',
    async ({ query, suggestion }) => {
      expect(search({ query, index: await full }).didYouMean).toBe(suggestion);
    },
  );

  it('find a member by its full name first, in all notations', () => {
    const members = names.records.filter(({ type }) => type === 'member');
    const sample = members.filter((_, at) => at % 40 === 0);
    const failed = sample.flatMap(({ page, heading }) =>
      [
        `${page}.${heading}`,
        `${page}#${heading}()`,
        `${page}::${heading}`,
        `${page} ${heading}`.toLowerCase(),
      ].filter((query) => {
        const [first] = search({ query, index: names, limit: 1 }).hits;
        // A key of a class that no section of a generated application has is called the same.
        const isKey = first?.title === `${page}.${heading}`;
        return !isKey && (first?.parent !== page || first.title !== heading);
      }),
    );
    expect(sample.length).toBeGreaterThan(20);
    expect(failed).toEqual([]);
  });

  it('find the page almost as often without the text', () => {
    expectFound(REQUIRED_SHARE_OF_NAMES, names);
  });
});

describe('golden queries by type', () => {
  const index = loadTypeIndex(readPart('en', 'types'));

  it('are at least thirty', () => {
    expect(goldenTypeQueries.length).toBeGreaterThanOrEqual(30);
  });

  it.each(goldenTypeQueries)('$query finds $expect', ({ query, expect: wanted }) => {
    const matches = matchSignatures(parseTypeQuery(query) as TypeQuery, index, TOP);
    const found = matches.map(({ signature: { parent, name } }) => (parent ? `${parent}.${name}` : name));
    expect(found.filter((name) => wanted.includes(name))).not.toEqual([]);
  });
});
