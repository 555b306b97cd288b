import { sampleGuide, sampleMember, sampleSection, sampleSymbol } from './sample-docs.fixture';
import { toSearchRecords } from './to-search-records';

const guide = sampleGuide({
  path: '/libraries/redis/',
  title: 'Redis',
  description: 'About Redis.',
  breadcrumb: ['Libraries'],
  sections: [
    sampleSection({ text: 'Intro.' }),
    sampleSection({ id: 'set-up', title: 'Set-up', text: 'Do it.' }),
    sampleSection({ id: 'locks', title: 'Locks', level: 3, text: 'Lock it.' }),
  ],
});
const symbol = sampleSymbol({
  name: 'RedisConfig',
  summary: 'Settings.',
  members: [
    sampleMember({ name: 'host', anchor: 'host', kind: 'property', summary: 'Where.' }),
    sampleMember({
      name: 'find',
      anchor: 'find',
      signatures: [{ typeParameters: ['T'], parameters: ['string'], returns: 'T' }],
    }),
  ],
});

describe('toSearchRecords', () => {
  it('creates one record for the page and one for each section', () => {
    const records = toSearchRecords([guide]);
    expect(
      records.map(({ url, content, hierarchy }) => [
        url,
        content,
        hierarchy.lvl1,
        hierarchy.lvl2,
        hierarchy.lvl3,
      ]),
    ).toEqual([
      ['/libraries/redis/', 'About Redis.\nIntro.', 'Redis', null, null],
      ['/libraries/redis/#set-up', 'Do it.', 'Redis', 'Set-up', null],
      ['/libraries/redis/#locks', 'Lock it.', 'Redis', 'Set-up', 'Locks'],
    ]);
  });

  it('uses the subheadings as text for a section without its own, with a lower weight', () => {
    const records = toSearchRecords([
      sampleGuide({
        sections: [
          sampleSection({ id: 'tests', title: 'Tests' }),
          sampleSection({ id: 'how', title: 'How do I test?', level: 3, text: 'Like this.' }),
          sampleSection({ id: 'where', title: 'Where do tests go?', level: 3, text: 'Here.' }),
          sampleSection({ id: 'end', title: 'The end' }),
        ],
      }),
    ]);
    expect(records.slice(1).map(({ content }) => content)).toEqual([
      'How do I test? · Where do tests go?',
      'Like this.',
      'Here.',
      '',
    ]);
    const [, tests, how] = records;
    expect(tests?.weight).toBeLessThan(how?.weight ?? 0);
  });

  it('creates a record for each release, with a lower weight if nothing changed', () => {
    const changes = sampleGuide({
      kind: 'reference',
      path: '/api/redis/changes/',
      title: 'Changes in redis',
      releases: [
        { title: 'redis 1.1.1', anchor: 'v1.1.1', text: 'No changes.', isQuiet: true },
        { title: 'redis 1.1.0', anchor: 'v1.1.0', text: 'Added: Store.', isQuiet: false },
      ],
    });
    const [, quiet, release] = toSearchRecords([changes]);
    expect(release).toMatchObject({
      kind: 'release',
      url: '/api/redis/changes/#v1.1.0',
      hierarchy: { lvl1: 'Changes in redis', lvl2: 'redis 1.1.0' },
      content: 'Added: Store.',
    });
    expect(quiet?.weight).toBeLessThan(release?.weight ?? 0);
  });

  it('creates a record for each removed name, including names that were removed together', () => {
    const changes = sampleGuide({
      kind: 'reference',
      path: '/api/redis/changes/',
      title: 'Changes in redis',
      removed: [
        { symbol: 'Store', member: null, anchor: 'v1.1.0', text: 'Removed in redis 1.1.0.' },
        { symbol: 'Cache', member: 'clear', anchor: 'v1.1.0', text: 'Removed in redis 1.1.0.' },
      ],
    });
    const [page, ...removed] = toSearchRecords([changes]);
    expect([page?.kind, page?.hierarchy.lvl1]).toEqual(['package', 'Changes in redis']);
    expect(
      removed.map(({ type, kind, url, hierarchy, content }) => [
        type,
        kind,
        url,
        hierarchy.lvl1,
        hierarchy.lvl2,
        content,
      ]),
    ).toEqual([
      ['symbol', 'removed', '/api/redis/changes/#v1.1.0', 'Store', null, 'Removed in redis 1.1.0.'],
      ['member', 'removed', '/api/redis/changes/#v1.1.0', 'Cache', 'clear', 'Removed in redis 1.1.0.'],
    ]);
    expect(new Set(removed.map(({ objectID }) => objectID)).size).toBe(2);
  });

  it('creates one record for the symbol, and one with a lower weight for each member', () => {
    const records = toSearchRecords([symbol]);
    expect(records.map(({ type, kind, url }) => [type, kind, url])).toEqual([
      ['symbol', 'class', '/api/redis/src/class/RedisConfig/'],
      ['member', 'property', '/api/redis/src/class/RedisConfig/#host'],
      ['member', 'method', '/api/redis/src/class/RedisConfig/#find'],
    ]);
    expect(records[2]?.signature).toBe('<T>(string) => T');
    expect(records[1]?.weight).toBeLessThan(records[0]?.weight ?? 0);
  });

  it('ranks deprecated symbols below the others', () => {
    const [record] = toSearchRecords([sampleSymbol({ name: 'Old', deprecated: true })]);
    expect(record?.weight).toBeLessThan(toSearchRecords([symbol])[0]?.weight ?? 0);
  });

  it("sets a guide's package from its path", () => {
    const records = toSearchRecords([guide, symbol]);
    expect(new Set(records.map((record) => record.package))).toEqual(new Set(['redis']));
    expect(toSearchRecords([guide])[0]?.package).toBeNull();
  });

  it('creates one record for a package page', () => {
    const page = sampleGuide({
      kind: 'reference',
      path: '/api/redis/src/',
      title: 'redis',
      sections: [sampleSection({ id: 'classes', title: 'Classes' })],
    });
    expect(
      toSearchRecords([page, symbol])
        .filter(({ path }) => path === page.path)
        .map(({ kind, type }) => [kind, type]),
    ).toEqual([['package', 'symbol']]);
  });

  it('splits a long section into records with the same URL and different IDs that fit Algolia', () => {
    const long = sampleGuide({
      sections: [sampleSection({ id: 'long', title: 'Long', text: 'Помилка виникає тут. '.repeat(1000) })],
    });
    const records = toSearchRecords([long]).filter(({ anchor }) => anchor === 'long');
    expect(records.length).toBeGreaterThan(3);
    expect(new Set(records.map(({ url }) => url)).size).toBe(1);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    for (const record of records)
      expect(new TextEncoder().encode(JSON.stringify(record)).length).toBeLessThan(10_000);
  });

  it('has an ID that differs by locale and version', () => {
    const editions = [guide, { ...guide, locale: 'uk' }, { ...guide, version: '1.0' }];
    const ids = toSearchRecords(editions).map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('returns the same records for any order of docs', () => {
    expect(toSearchRecords([guide, symbol])).toEqual(toSearchRecords([symbol, guide]));
  });

  it('keeps the first of several members with one anchor', () => {
    const twice = sampleSymbol({
      name: 'Twice',
      members: [sampleMember({ summary: 'one' }), sampleMember({ summary: 'two' })],
    });
    expect(
      toSearchRecords([twice])
        .filter(({ type }) => type === 'member')
        .map(({ content }) => content),
    ).toEqual(['one']);
  });
});
