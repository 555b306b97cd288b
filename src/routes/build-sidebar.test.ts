import {
  buildSidebar,
  flattenSidebar,
  idsOfSidebar,
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
  position: null,
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
  const definition = ['gone', 'libraries'];
  const docs = [doc('uk', 'libraries', { unlisted: true }), doc('uk', 'libraries/mail')];
  expect(build(definition, docs).map(({ docId }) => docId)).toEqual(['libraries/mail']);
});

it('groups and orders docs like their overview page, and keeps others at the end', () => {
  const definition = ['libraries'];
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

describe('a folder', () => {
  const idsBelow = (folder: string, docs: readonly SidebarDoc[]) =>
    build([folder], docs)[0]?.items.map(({ docId }) => docId);

  it('lists its pages by position, then by name, the same in all languages', () => {
    const docs = [
      doc('uk', 'a'),
      doc('en', 'a/one', { position: 2 }),
      doc('uk', 'a/one', { position: 9, label: 'А' }),
      doc('uk', 'a/four', { label: 'Б' }),
      doc('uk', 'a/three', { label: 'В' }),
      doc('en', 'a/two', { position: 1 }),
    ];
    expect(idsBelow('a', docs)).toEqual(['a/two', 'a/one', 'a/four', 'a/three']);
  });

  it('without a page shows its pages in the folder above', () => {
    expect(idsBelow('a', [doc('uk', 'a'), doc('uk', 'a/b/c'), doc('uk', 'a/d')])).toEqual(['a/b/c', 'a/d']);
  });

  it('leaves out pages that are listed elsewhere', () => {
    const docs = ['a', 'a/b', 'a/c', 'd'].map((id) => doc('uk', id));
    const nodes = build(['a', { doc: 'd', items: ['a/c'] }], docs);
    expect(flattenSidebar(nodes).map(({ docId }) => docId)).toEqual(['a', 'a/b', 'd', 'a/c']);
  });

  it('at the top level comes last unless it is listed', () => {
    const docs = ['new', 'new/page', 'z'].map((id) => doc('uk', id));
    expect(flattenSidebar(build(['z'], docs)).map(({ docId }) => docId)).toEqual(['z', 'new', 'new/page']);
  });
});

it('collects the listed doc IDs', () => {
  expect(idsOfSidebar(['intro', { doc: 'about', items: ['about/us'] }, { reference: 'api' }])).toEqual([
    'intro',
    'about',
    'about/us',
    'api',
  ]);
});

describe('a sidebar tree', () => {
  const docs = ['intro', 'libraries', 'libraries/mail', 'faq'].map((docId) => doc('uk', docId));
  const nodes = build(['intro', 'libraries', 'faq'], docs);

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
  const labels = { 'all/a/start': 'Start', 'all/b/start': 'Start' } as Record<string, string>;
  const ids = ['all', 'all/a', 'all/a/end', 'all/a/start', 'all/b', 'all/b/start', 'faq'];
  const nodes = build(
    ['all', 'faq'],
    ids.map((id) => doc('uk', id, { label: labels[id] ?? id, position: id === 'all/a/start' ? 1 : null })),
  );
  const sectionsOf = (docId: string) => {
    const { previous, next } = neighbors(nodes, docId);
    return [previous?.section?.label ?? null, next?.section?.label ?? null];
  };

  it.each([
    ['all/a', null, 'all/a'],
    ['all/a/end', 'all/a', null],
    ['faq', 'all/b', null],
  ])('of %s has a section if its label is not unique or it is elsewhere', (docId, previous, next) => {
    expect(sectionsOf(docId)).toEqual([previous, next]);
  });

  it('has no section if its label is unique and its section contains the page', () => {
    expect(neighbors(nodes, 'all/a/start')).toMatchObject({
      previous: { docId: 'all/a', section: null },
      next: { docId: 'all/a/end', section: null },
    });
  });

  it('outside the section of the page shows its own section', () => {
    expect(neighbors(nodes, 'all/b').previous).toMatchObject({
      docId: 'all/a/end',
      section: { label: 'all/a' },
    });
  });
});

it('adds children to one node without changing the input', () => {
  const nodes = build(
    [{ doc: 'all/a', items: ['a/b'] }, 'c'],
    [doc('uk', 'all/a'), doc('uk', 'a/b'), doc('uk', 'c')],
  );
  const before = structuredClone(nodes);
  const added = build(['c'], [doc('uk', 'c')]);
  const [a, c] = withItems(nodes, 'a/b', added);
  expect(a?.items).toEqual([{ ...nodes[0]?.items[0], items: added }]);
  expect(c).toBe(nodes[1]);
  expect(nodes).toEqual(before);
});
