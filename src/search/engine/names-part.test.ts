import { mapFields, type RecordFields } from '../records/record-fields';
import { sampleGuide, sampleMember, sampleSection, sampleSymbol } from '../records/sample-docs.fixture';
import { toSearchRecords } from '../records/to-search-records';
import { packNames, unpackNames } from './names-part';

const records = toSearchRecords([
  sampleGuide({
    path: '/uk/redis/',
    title: 'Redis',
    keywords: ['кеш', 'cache'],
    breadcrumb: ['Бібліотеки', 'Redis'],
    sections: [
      sampleSection({ id: 'set-up', title: 'Налаштування' }),
      sampleSection({ id: 'what-is-it', title: 'What is it?' }),
    ],
  }),
  sampleSymbol({ name: 'RedisConfig', members: [sampleMember({ name: 'onReady', anchor: 'onready' })] }),
]);

describe('packNames', () => {
  it('can be packed and unpacked', () => {
    const { records: read, digest, synonyms } = unpackNames(packNames(records, 'abc', [['черга', 'queue']]));
    expect(digest).toBe('abc');
    expect(synonyms).toEqual([['черга', 'queue']]);
    expect(read).toEqual(
      records.map((record) => ({
        ...mapFields<RecordFields>((name) => record[name]),
        path: record.path,
        anchor: record.anchor,
        page: record.hierarchy.lvl1,
        heading: record.hierarchy.lvl3 ?? record.hierarchy.lvl2,
      })),
    );
  });

  it('explains what is wrong with an invalid part', () => {
    expect(() => unpackNames('{"part":"full"}')).toThrow('damaged (names)');
    expect(() => unpackNames('null')).toThrow('damaged (names)');
    for (const path of ['javascript:alert(1)', '//evil.example/', '/\\evil.example/'])
      expect(() => unpackNames(packNames([{ ...records[0], path } as never], 'abc', []))).toThrow(
        'not a page of this site',
      );
    expect(() => unpackNames('<!doctype html>')).toThrow(SyntaxError);
  });
});
