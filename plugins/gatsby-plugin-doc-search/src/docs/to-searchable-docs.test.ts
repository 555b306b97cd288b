import { NO_REFERENCE_DATA } from '../../../../src/model/reference/reference-data';
import { toSearchRecords } from '../../../../src/search/records/to-search-records';
import type { GuideSearchFields, ReferenceSearchFields } from './search-fields';
import { toSearchableDocs } from './to-searchable-docs';

const guide = (node: Partial<GuideSearchFields> & { docId: string }): GuideSearchFields => ({
  locale: 'en',
  slug: `/${node.docId}/`,
  sourcePath: `content/${node.docId}.md`,
  title: node.docId,
  description: '',
  keywords: [],
  questions: [],
  sections: [],
  sidebarLabel: null,
  draft: false,
  unlisted: false,
  ...node,
});
const reference = (node: Partial<ReferenceSearchFields> & { docId: string }): ReferenceSearchFields => ({
  ...guide(node),
  pageKind: 'symbol',
  package: null,
  kind: null,
  symbol: null,
  ...NO_REFERENCE_DATA,
  ...node,
});
const options = { version: 'current', contributorGuides: ['how-to/write-docs'] };
const read = (guides: GuideSearchFields[], references: ReferenceSearchFields[] = []) =>
  toSearchableDocs({ guides, references }, options);

describe('toSearchableDocs', () => {
  it('sets the path of each doc in its language', () => {
    const docs = read([
      guide({ docId: 'faq' }),
      guide({ docId: 'faq', locale: 'uk' }),
      guide({ docId: 'intro', slug: '/' }),
    ]);
    expect(docs.map((doc) => doc.path)).toEqual(['/faq/', '/uk/faq/', '/']);
  });

  it('passes questions on, and marks guides for contributors', () => {
    const docs = read([
      guide({ docId: 'faq', questions: ['why me?'] }),
      guide({ docId: 'how-to/write-docs' }),
    ]);
    expect(docs).toMatchObject([
      { questions: ['why me?'], isForContributors: false },
      { questions: [], isForContributors: true },
    ]);
  });

  it('skips drafts and unlisted guides', () => {
    const docs = read([
      guide({ docId: 'a' }),
      guide({ docId: 'b', draft: true }),
      guide({ docId: 'c', unlisted: true }),
    ]);
    expect(docs.map((doc) => doc.docId)).toEqual(['a']);
  });

  it('builds breadcrumbs from the sidebar labels of parent docs in the same language', () => {
    const docs = read([
      guide({ docId: 'libraries', locale: 'uk', title: 'Усі бібліотеки', sidebarLabel: 'Бібліотеки' }),
      guide({ docId: 'libraries', title: 'Libraries' }),
      guide({ docId: 'libraries/redis', locale: 'uk', title: 'Redis' }),
      guide({ docId: 'libraries/redis/features/locks', locale: 'uk' }),
    ]);
    expect(docs.at(-1)?.breadcrumb).toEqual(['Бібліотеки', 'Redis']);
  });

  it('returns the same docs for GraphQL results and for Gatsby’s pages', () => {
    const child = guide({ docId: 'guides/child' });
    const shown = guide({ docId: 'guides/first', slug: '/taken/', sourcePath: 'content/a.md' });
    const withPage = read([child, shown]);
    const all = read([
      guide({ docId: 'guides', title: 'A parent that is a draft', draft: true }),
      child,
      guide({ docId: 'guides/second', slug: '/taken/', sourcePath: 'content/b.md' }),
      shown,
    ]);
    expect(all).toEqual(withPage);
    expect(all.map(({ docId, breadcrumb }) => [docId, breadcrumb])).toEqual([
      ['guides/child', []],
      ['guides/first', []],
    ]);
  });

  it('reads a symbol with its members and signatures from the front matter', () => {
    const signatures = [{ typeParameters: [], parameters: ['string'], returns: 'void' }];
    const [doc] = read(
      [],
      [
        reference({
          docId: 'api/redis/src/classes/Locks',
          package: 'redis',
          kind: 'class',
          symbol: 'Locks',
          summary: 'Holds locks.',
          deprecated: true,
          members: [
            {
              name: 'take',
              anchor: 'take',
              kind: 'method',
              summary: 'Takes one.',
              signatures,
              since: null,
            },
          ],
        }),
      ],
    );
    expect(doc?.symbol).toMatchObject({
      package: 'redis',
      kind: 'class',
      name: 'Locks',
      summary: 'Holds locks.',
      deprecated: true,
      signatures: [],
      members: [
        { name: 'take', anchor: 'take', kind: 'method', summary: 'Takes one.', signatures, since: null },
      ],
    });
  });

  it('has no symbol on index pages, and treats a namespace as a value', () => {
    const docs = read(
      [],
      [
        reference({ docId: 'api' }),
        reference({ docId: 'api/redis/src', package: 'redis' }),
        reference({
          docId: 'api/redis/src/namespaces/Keys',
          package: 'redis',
          kind: 'namespace',
          symbol: 'Keys',
        }),
      ],
    );
    expect(docs.map((doc) => doc.symbol?.kind)).toEqual([undefined, undefined, 'namespace']);
    expect(toSearchRecords(docs).map(({ kind }) => kind)).toEqual(['guide', 'package', 'namespace']);
  });

  it.each([
    ['en', 'release notes'],
    ['uk', 'журнал змін'],
  ])('finds changes pages by title and by synonyms, %s', (locale, keyword) => {
    const sections = [{ id: 'renamed', title: 'renamed', level: 2, text: 'A name.' }];
    const page = { locale, pageKind: 'changes' as const, sections };
    const docs = read(
      [],
      [
        reference({ ...page, docId: 'api/changes', title: 'Changes' }),
        reference({ ...page, docId: 'api/redis/changes', package: 'redis', title: 'Changes in redis' }),
      ],
    );
    expect(docs.every(({ keywords }) => keywords.includes(keyword))).toBe(true);
    expect(toSearchRecords(docs).map(({ hierarchy, anchor }) => [hierarchy.lvl1, anchor])).toEqual([
      ['Changes', null],
      ['Changes in redis', null],
    ]);
  });

  it.each([
    ['en', 'Removed: Store. Added: Cache, Cache.get.', 'No API changes', 'migrate'],
    ['uk', 'Вилучено: Store. Додано: Cache, Cache.get.', 'API без змін', 'перейти'],
  ])('lists the releases of a package and their changes, %s', (locale, text, quiet, migrate) => {
    const release = (version: string, names: readonly ['added' | 'removed', string][]) => ({
      package: 'redis',
      importName: '@acme/redis',
      version,
      date: '2024-01-01',
      changes: names.map(([change, name]) => ({
        change,
        name,
        breaks: null,
        from: null,
        to: null,
        slug: null,
        successor: null,
      })),
    });
    const releases = [
      release('1.1.1', []),
      release('1.1.0', [
        ['added', 'classes/Cache'],
        ['removed', 'classes/Store'],
        ['added', 'classes/Cache#get'],
      ]),
    ];
    const page = { locale, pageKind: 'changes' as const, releases };
    const [all, own] = read(
      [],
      [
        reference({ ...page, docId: 'api/changes', title: 'Changes' }),
        reference({ ...page, docId: 'api/redis/changes', package: 'redis', title: 'Changes' }),
      ],
    );
    expect(own?.releases).toEqual([
      { title: '@acme/redis 1.1.1', anchor: 'v1.1.1', text: quiet, isQuiet: true },
      { title: '@acme/redis 1.1.0', anchor: 'v1.1.0', text, isQuiet: false },
    ]);
    expect(own?.keywords.slice(-2)).toEqual(['1.1.1', '1.1.0']);
    expect(all?.releases).toBeUndefined();
    expect(all?.keywords).not.toContain('1.1.0');
    expect(all?.keywords).toContain(migrate);
    expect(own?.keywords).not.toContain(migrate);
  });

  it.each([
    ['en', 'Removed in @acme/redis 1.1.0.'],
    ['uk', 'Вилучено у випуску 1.1.0 пакета @acme/redis.'],
  ])('lists removed names with the last release that removed them, %s', (locale, text) => {
    const successor = { before: 'Use ', label: 'Keep.clear', after: ' instead', slug: '/' };
    const change = (name: string, slug: string | null, how: 'removed' | 'added' = 'removed') => ({
      change: how,
      name,
      breaks: null,
      from: null,
      to: null,
      slug,
      successor: name === 'classes/Cache#clear' ? successor : null,
    });
    const release = (version: string, changes: ReturnType<typeof change>[]) => ({
      package: 'redis',
      importName: '@acme/redis',
      version,
      date: '2024-01-01',
      changes,
    });
    const releases = [
      release('1.1.0', [
        change('classes/Store', null),
        change('classes/Back', '/api/redis/src/classes/Back/'),
        change('classes/New', null, 'added'),
      ]),
      release('1.0.0', [change('classes/Store', null), change('classes/Cache#clear', null)]),
    ];
    const [doc] = read(
      [],
      [
        reference({
          locale,
          pageKind: 'changes',
          docId: 'api/redis/changes',
          package: 'redis',
          title: 'Changes',
          releases,
        }),
      ],
    );
    expect(doc?.removed).toEqual([
      { symbol: 'Store', member: null, anchor: 'v1.1.0', text },
      {
        symbol: 'Cache',
        member: 'clear',
        anchor: 'v1.0.0',
        text: `${text.replace('1.1.0', '1.0.0')} Use Keep.clear instead.`,
      },
    ]);
  });

  it('indexes the text of a page in plain TypeDoc Markdown', () => {
    const [doc] = read(
      [],
      [
        reference({
          docId: 'api/a/src/classes/B',
          package: 'a',
          kind: 'class',
          symbol: 'B',
          description: 'About B.',
          sections: [{ id: 'run', title: 'run()', level: 2, text: 'Runs it.' }],
        }),
      ],
    );
    expect(doc?.symbol?.summary).toBe('About B.\nRuns it.');
  });
});
