import type { SearchIndex } from '../engine/load-index';
import { search } from '../engine/search';
import { goldenQueries } from './golden-queries';
import { loadSiteIndex, locales, readSiteDocs } from './site-corpus';

const TOP = 3;
const REQUIRED_SHARE = 0.9;

describe.each(locales)('golden queries, %s', (locale) => {
  const queries = goldenQueries.filter((query) => query.locale === locale);
  const docs = readSiteDocs(locale);
  let index: SearchIndex;
  beforeAll(async () => {
    index = await loadSiteIndex(docs);
    // Indexing the whole site takes its time on a busy machine.
  }, 60_000);

  it('are at least a hundred', () => {
    expect(queries.length).toBeGreaterThanOrEqual(100);
  });

  it('are each asked once', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it('expect pages that exist', () => {
    const paths = new Set(docs.map((doc) => doc.path));
    expect(queries.flatMap(({ expect: wanted }) => wanted).filter((path) => !paths.has(path))).toEqual([]);
  });

  it(`find the page among the first ${TOP} at least ${REQUIRED_SHARE * 100} times in a hundred`, () => {
    const missed = queries.filter(({ query, expect: wanted }) => {
      const { hits } = search({ query, index, limit: TOP });
      return !hits.some((hit) => wanted.includes(hit.path));
    });
    // The list is in the message, so that a failure says which queries to look at.
    expect({
      share: 1 - missed.length / queries.length >= REQUIRED_SHARE,
      missed: missed.map(({ query }) => query),
    }).toMatchObject({ share: true });
  });

  it('find the page by names alone nearly as often', () => {
    const found = queries.filter(({ query, expect: wanted }) =>
      search({ query, index: { ...index, full: null }, limit: TOP }).hits.some((hit) =>
        wanted.includes(hit.path),
      ),
    );
    expect(found.length / queries.length).toBeGreaterThanOrEqual(0.85);
  });
});
