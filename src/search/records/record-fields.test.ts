import { FIELD_NAMES, readFields } from './record-fields';
import { sampleGuide, sampleSymbol } from './sample-docs.fixture';
import { toSearchRecords } from './to-search-records';

const records = toSearchRecords([sampleGuide({ keywords: ['cache'] }), sampleSymbol({ name: 'Cache' })]);

it.each(records.map((record) => [record.url, record] as const))(
  'each field of %s is read back from a hosted index',
  (_url, record) => {
    const read = readFields(JSON.parse(JSON.stringify(record)) as Record<string, unknown>);
    expect(read).toEqual(Object.fromEntries(FIELD_NAMES.map((name) => [name, record[name]])));
  },
);

it('a hit without a type or a kind of this site is not a record of it', () => {
  expect(readFields({ ...records[0], type: 'product' })).toBeNull();
  expect(readFields({ ...records[0], kind: 7 })).toBeNull();
});
