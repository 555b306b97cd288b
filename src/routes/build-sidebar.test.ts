import {
  buildSidebar,
  flattenSidebar,
  neighbours,
  trailTo,
  withItems,
  type SidebarDefinition,
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

const build = (definition: readonly SidebarDefinition[], docs: readonly SidebarDoc[], locale = 'uk') =>
  buildSidebar(definition, docs, locale);

it('labels are those of the page’s language', () => {
  const nodes = build(
    ['intro', 'faq'],
    [doc('en', 'intro'), doc('uk', 'intro'), doc('uk', 'faq', { label: 'Питання' })],
  );
  expect(nodes.map(({ label, path, lang }) => [label, path, lang])).toEqual([
    ['intro uk', '/uk/', null],
    ['Питання', '/uk/faq/', null],
  ]);
});

it('an untranslated doc keeps its title and says its language', () => {
  expect(build(['faq'], [doc('en', 'faq')])).toMatchObject([
    { label: 'faq en', lang: 'en', path: '/uk/faq/' },
  ]);
});

it('a doc that lacks even the default language is shown in the one it has', () => {
  expect(build(['faq'], [doc('uk', 'faq')], 'en')).toMatchObject([
    { label: 'faq uk', lang: 'uk', path: '/faq/' },
  ]);
});

it('what has no doc or is unlisted is left out, but not what is below it', () => {
  const definition = ['gone', { doc: 'libraries', items: ['libraries/mail'] }];
  const docs = [doc('uk', 'libraries', { unlisted: true }), doc('uk', 'libraries/mail')];
  expect(build(definition, docs).map(({ docId }) => docId)).toEqual(['libraries/mail']);
});

it('a folder can list itself', () => {
  const docs = [doc('uk', 'guides/b'), doc('uk', 'guides/a'), doc('uk', 'guidesother/c')];
  expect(build([{ autogenerate: 'guides' }], docs).map(({ docId }) => docId)).toEqual([
    'guides/a',
    'guides/b',
  ]);
});

describe('of a tree', () => {
  const docs = ['intro', 'libraries', 'libraries/mail', 'faq'].map((docId) => doc('uk', docId));
  const nodes = build(['intro', { doc: 'libraries', items: ['libraries/mail'] }, 'faq'], docs);

  it('the trail leads from the top to the doc', () => {
    expect(trailTo(nodes, 'libraries/mail').map(({ docId }) => docId)).toEqual([
      'libraries',
      'libraries/mail',
    ]);
    expect(trailTo(nodes, 'gone')).toEqual([]);
  });

  it('the reading order visits children before siblings', () => {
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
  ])('%s is between %s and %s', (docId, previous, next) => {
    const around = neighbours(nodes, docId);
    expect([around.previous?.docId ?? null, around.next?.docId ?? null]).toEqual([previous, next]);
  });
});

it('entries are put below one node, and the nodes stay as they were', () => {
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
