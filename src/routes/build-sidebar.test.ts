import {
  buildSidebar,
  flattenSidebar,
  neighbors,
  trailTo,
  withItems,
  type SidebarEntry,
  type SidebarDoc,
} from './build-sidebar';

const doc = (locale: string, docId: string, more: Partial<SidebarDoc> = {}): SidebarDoc => ({
  docId,
  locale,
  slug: docId === 'intro' ? '/' : `/${docId}/`,
  label: `${docId} ${locale}`,
  unlisted: false,
  ...more,
});

const build = (definition: readonly SidebarEntry[], docs: readonly SidebarDoc[], locale = 'uk') =>
  buildSidebar(definition, docs, locale);

it('shows labels in the page language', () => {
  const nodes = build(
    ['intro', 'faq'],
    [doc('en', 'intro'), doc('uk', 'intro'), doc('uk', 'faq', { label: 'Питання' })],
  );
  expect(nodes.map(({ label, path, lang }) => [label, path, lang])).toEqual([
    ['intro uk', '/uk/', null],
    ['Питання', '/uk/faq/', null],
  ]);
});

it('keeps the original label and its language for an untranslated doc', () => {
  expect(build(['faq'], [doc('en', 'faq')])).toMatchObject([
    { label: 'faq en', lang: 'en', path: '/uk/faq/' },
  ]);
});

it('falls back to the only available language', () => {
  expect(build(['faq'], [doc('uk', 'faq')], 'en')).toMatchObject([
    { label: 'faq uk', lang: 'uk', path: '/faq/' },
  ]);
});

it('skips missing and unlisted docs, but keeps their children', () => {
  const definition = ['gone', { doc: 'libraries', items: ['libraries/mail'] }];
  const docs = [doc('uk', 'libraries', { unlisted: true }), doc('uk', 'libraries/mail')];
  expect(build(definition, docs).map(({ docId }) => docId)).toEqual(['libraries/mail']);
});

it('groups and orders docs like their overview page, and keeps others at the end', () => {
  const definition = [{ doc: 'libraries', items: ['libraries/a', 'libraries/b', 'libraries/c'] }];
  const groups = [
    { title: 'Data', slugs: ['/libraries/c/', '/other/'] },
    { title: 'Types', slugs: ['/libraries/a/', '/libraries/c/'] },
  ];
  const docs = [
    doc('uk', 'libraries', { groups }),
    ...['a', 'b', 'c'].map((name) => doc('uk', `libraries/${name}`)),
  ];
  expect(build(definition, docs)[0]?.items.map(({ docId, group }) => [docId, group])).toEqual([
    ['libraries/c', 'Data'],
    ['libraries/a', 'Types'],
    ['libraries/b', undefined],
  ]);
});

describe('a sidebar tree', () => {
  const docs = ['intro', 'libraries', 'libraries/mail', 'faq'].map((docId) => doc('uk', docId));
  const nodes = build(['intro', { doc: 'libraries', items: ['libraries/mail'] }, 'faq'], docs);

  it('has a trail from the top level to a doc', () => {
    expect(trailTo(nodes, 'libraries/mail').map(({ docId }) => docId)).toEqual([
      'libraries',
      'libraries/mail',
    ]);
    expect(trailTo(nodes, 'gone')).toEqual([]);
  });

  it('lists children before siblings', () => {
    expect(flattenSidebar(nodes).map(({ docId }) => docId)).toEqual([
      'intro',
      'libraries',
      'libraries/mail',
      'faq',
    ]);
  });

  it.each([
    ['intro', null, 'libraries'],
    ['libraries/mail', 'libraries', 'faq'],
    ['faq', 'libraries/mail', null],
    ['gone', null, null],
  ])('has %s between %s and %s', (docId, expectedPrevious, expectedNext) => {
    const { previous, next } = neighbors(nodes, docId);
    expect([previous?.docId ?? null, next?.docId ?? null]).toEqual([expectedPrevious, expectedNext]);
  });
});

describe('a neighbor', () => {
  const labels = { 'a/start': 'Start', 'b/start': 'Start' } as Record<string, string>;
  const definition = [
    {
      doc: 'all',
      items: [
        { doc: 'a', items: ['a/start', 'a/end'] },
        { doc: 'b', items: ['b/start'] },
      ],
    },
    'faq',
  ];
  const ids = ['all', 'a', 'a/start', 'a/end', 'b', 'b/start', 'faq'];
  const nodes = build(
    definition,
    ids.map((id) => doc('uk', id, { label: labels[id] ?? id })),
  );
  const sectionsOf = (docId: string) => {
    const { previous, next } = neighbors(nodes, docId);
    return [previous?.section?.label ?? null, next?.section?.label ?? null];
  };

  it.each([
    ['a', null, 'a'],
    ['a/end', 'a', null],
    ['faq', 'b', null],
  ])('of %s has a section if its label is not unique or it is elsewhere', (docId, previous, next) => {
    expect(sectionsOf(docId)).toEqual([previous, next]);
  });

  it('has no section if its label is unique and its section contains the page', () => {
    expect(neighbors(nodes, 'a/start')).toMatchObject({
      previous: { docId: 'a', section: null },
      next: { docId: 'a/end', section: null },
    });
  });

  it('outside the section of the page shows its own section', () => {
    expect(neighbors(nodes, 'b').previous).toMatchObject({ docId: 'a/end', section: { label: 'a' } });
  });
});

it('adds children to one node without changing the input', () => {
  const nodes = build(
    [{ doc: 'a', items: ['a/b'] }, 'c'],
    [doc('uk', 'a'), doc('uk', 'a/b'), doc('uk', 'c')],
  );
  const before = structuredClone(nodes);
  const added = build(['c'], [doc('uk', 'c')]);
  const [a, c] = withItems(nodes, 'a/b', added);
  expect(a?.items).toEqual([{ ...nodes[0]?.items[0], items: added }]);
  expect(c).toBe(nodes[1]);
  expect(nodes).toEqual(before);
});
