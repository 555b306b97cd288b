import { sampleGuide } from '../records/sample-docs.fixture';
import { toSearchRecords } from '../records/to-search-records';
import { packFull, unpackFull } from './full-part';

const texts = (count: number, text: (at: number) => string) =>
  toSearchRecords(
    Array.from({ length: count }, (_, at) =>
      sampleGuide({ path: `/${String(at).padStart(5, '0')}/`, description: text(at) }),
    ),
  );

const occurrences = (json: string, term: string) =>
  unpackFull(json).postings.find((posting) => posting.term === term)?.occurrences;

describe('packFull', () => {
  it('knows where a term occurs and how often, up to four times', () => {
    const json = packFull(
      texts(3, (at) => ['redis', '', 'redis '.repeat(9)][at] ?? ''),
      'd',
    );
    expect(occurrences(json, 'redis')).toEqual([
      [0, 1],
      [2, 4],
    ]);
  });

  it('finds its way over any distance between records', () => {
    const places = [0, 31, 32, 33, 1055, 1056, 2500, 2999];
    const json = packFull(
      texts(3000, (at) => (places.includes(at) ? 'lock lock' : '')),
      'd',
    );
    expect(occurrences(json, 'lock')).toEqual(places.map((at) => [at, 2]));
  });

  it('stores each text once and no stop words', () => {
    const { texts: stored, postings } = unpackFull(
      packFull(
        texts(1, () => 'What the cache is'),
        'd',
      ),
    );
    expect(stored).toEqual(['What the cache is']);
    expect(postings.map(({ term }) => term)).toEqual(['cach']);
  });

  it('says what is wrong with another part', () => {
    expect(() => unpackFull('{"part":"names"}')).toThrow('expected a full-text part');
  });
});
