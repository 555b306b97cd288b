import { toAlgoliaObjects } from '../algolia/algolia-objects';
import { INDEX_SETTINGS } from '../algolia/index-settings';
import { search } from '../engine/search';
import { toSearchRecords } from '../records/to-search-records';
import { createDoubleIndex } from '../testing/double-index';
import { goldenQueries } from './golden-queries';
import { loadSiteIndex, locales, readSiteDocs } from './site-corpus';

const TOP = 3;
const AGREED_SHARE = 0.8;

// The hosted service is played by a double, so this shows that its records and settings hold what is needed, and not how it ranks.
describe.each(locales)('both engines, %s', (locale) => {
  const docs = readSiteDocs(locale);
  const queries = goldenQueries.filter((query) => query.locale === locale);
  const hosted = createDoubleIndex();
  hosted.settings = INDEX_SETTINGS;
  for (const object of toAlgoliaObjects(toSearchRecords(docs))) hosted.objects.set(object.objectID, object);

  let answers: { query: string; wanted: string[]; own: string[]; theirs: string[] }[];
  beforeAll(async () => {
    const index = await loadSiteIndex(docs);
    answers = queries.map(({ query, expect: wanted }) => {
      const { hits } = hosted.query({ query, facetFilters: [`locale:${locale}`], hitsPerPage: TOP });
      return {
        query,
        wanted,
        own: search({ query, index, limit: TOP }).hits.map(({ path }) => path),
        theirs: (hits as { path: string }[]).map(({ path }) => path),
      };
    });
    // Indexing the whole site takes its time on a busy machine.
  }, 60_000);

  const expectShare = (share: number, failed: typeof answers) =>
    // The list is in the message, so that a failure says which queries to look at.
    expect({
      holds: 1 - failed.length / answers.length >= share,
      failed: failed.map(({ query }) => query),
    }).toMatchObject({ holds: true });

  it(`agree on the first ${TOP} at least ${AGREED_SHARE * 100} times in a hundred`, () => {
    // Where the service finds nothing, the site answers from its own index.
    expectShare(
      AGREED_SHARE,
      answers.filter(({ own, theirs }) => theirs.length > 0 && !own.some((path) => theirs.includes(path))),
    );
  });

  it('find the page among the first three at least nine times in ten', () => {
    expectShare(
      0.9,
      answers.filter(({ wanted, own, theirs }) => {
        const found = theirs.length > 0 ? theirs : own;
        return !found.some((path) => wanted.includes(path));
      }),
    );
  });
});
