import { sampleGuide } from '../records/sample-docs.fixture';
import { toSearchRecords } from '../records/to-search-records';
import { packFull, unpackFull } from './full-part';

const texts = (count: number, text: (at: number) => string) =>
  toSearchRecords(
    Array.from({ length: count }, (_, at) =>
      sampleGuide({ path: `/${String(at).padStart(5, '0')}/`, description: text(at) }),
    ),
  );

const recordsWith = (json: string, term: string) =>
  unpackFull(json).terms.flatMap((terms, id) => (terms.includes(term) ? [id] : []));

describe('packFull', () => {
  it('stores which records contain a term', () => {
    const places = [0, 31, 32, 33, 1055, 1056, 2500, 2999];
    const json = packFull(
      texts(3000, (at) => (places.includes(at) ? 'lock lock' : '')),
      'd',
    );
    expect(recordsWith(json, 'lock')).toEqual(places);
  });

  it('stores each text and each of its terms once, without stop words', () => {
    const { texts: stored, terms } = unpackFull(
      packFull(
        texts(1, () => 'What the cache is: a cache'),
        'd',
      ),
    );
    expect(stored).toEqual(['What the cache is: a cache']);
    expect(terms).toEqual([['cach']]);
  });

  it('explains what is wrong with an invalid part', () => {
    expect(() => unpackFull('{"part":"names"}')).toThrow('the search index is damaged (full text)');
  });
});
