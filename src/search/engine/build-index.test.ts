import { sampleGuide, sampleSymbol } from '../records/sample-docs.fixture';
import { toSearchRecords } from '../records/to-search-records';
import { buildIndex } from './build-index';
import { addFullText, loadIndex } from './load-index';

const docs = [sampleGuide({ title: 'Redis', description: 'Cache.' }), sampleSymbol({ name: 'RedisConfig' })];
const records = toSearchRecords(docs);

describe('buildIndex', () => {
  it.each(['names', 'full'] as const)('gives byte-equal %s parts for equal docs', (part) => {
    expect(buildIndex(toSearchRecords([...docs].reverse()), part)).toBe(buildIndex(records, part));
  });

  it('refuses records of several locales', () => {
    const mixed = toSearchRecords([...docs, sampleGuide({ locale: 'uk' })]);
    expect(() => buildIndex(mixed, 'names')).toThrow('en current, uk current');
  });

  it('gives parts that load, also without any record', async () => {
    const index = await addFullText(loadIndex(buildIndex([], 'names')), buildIndex([], 'full'));
    expect(index.records).toEqual([]);
  });
});

describe('addFullText', () => {
  it('refuses the text of another build', async () => {
    const other = buildIndex(toSearchRecords([sampleGuide({ title: 'Other' })]), 'full');
    await expect(addFullText(loadIndex(buildIndex(records, 'names')), other)).rejects.toThrow(
      'Load both again',
    );
  });

  it('leaves the given index as it was', async () => {
    const index = loadIndex(buildIndex(records, 'names'));
    await addFullText(index, buildIndex(records, 'full'));
    expect(index.full).toBeNull();
  });
});
