import { sampleGuide, sampleSymbol } from '../records/sample-docs.fixture';
import { toSearchRecords } from '../records/to-search-records';
import { buildIndex } from './build-index';
import { addFullText, loadIndex } from './load-index';

const docs = [sampleGuide({ title: 'Redis', description: 'Cache.' }), sampleSymbol({ name: 'RedisConfig' })];
const records = toSearchRecords(docs);

describe('buildIndex', () => {
  it.each(['names', 'full'] as const)('builds identical %s parts from identical docs', (part) => {
    expect(buildIndex(toSearchRecords([...docs].reverse()), part)).toBe(buildIndex(records, part));
  });

  it('rejects records in several locales', () => {
    const mixed = toSearchRecords([...docs, sampleGuide({ locale: 'uk' })]);
    expect(() => buildIndex(mixed, 'names')).toThrow('en current, uk current');
  });

  it('builds parts that can be loaded, even without records', async () => {
    const index = await addFullText(loadIndex(buildIndex([], 'names')), buildIndex([], 'full'));
    expect(index.records).toEqual([]);
  });
});

describe('addFullText', () => {
  it('rejects text from another build', async () => {
    const other = buildIndex(toSearchRecords([sampleGuide({ title: 'Other' })]), 'full');
    await expect(addFullText(loadIndex(buildIndex(records, 'names')), other)).rejects.toThrow(
      'Load both again',
    );
  });

  it("doesn't change the index that it gets", async () => {
    const index = loadIndex(buildIndex(records, 'names'));
    await addFullText(index, buildIndex(records, 'full'));
    expect(index.full).toBeNull();
  });
});
