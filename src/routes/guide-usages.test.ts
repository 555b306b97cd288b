import { guideUsages, type UsingDoc } from './guide-usages';

const guide = (docId: string, locale: string, more: Partial<UsingDoc> = {}): UsingDoc => ({
  locale,
  slug: `/${docId}/`,
  sourcePath: `content/${locale}/${docId}.md`,
  title: `${docId} (${locale})`,
  type: 'Guide',
  unlisted: false,
  draft: false,
  headings: [{ id: 'set-up', title: `Set up (${locale})` }],
  links: [],
  uses: [],
  ...more,
});

const page = '/api/typeorm/src/classes/Page/';
const toPage = [{ slug: page }];

const inCode = [{ slug: page, section: 'set-up', anchor: 'use-Page' }];

it('links to the code line that uses the symbol, in the page language', () => {
  const usages = guideUsages([guide('a', 'en', { uses: inCode }), guide('a', 'uk', { uses: inCode })]);
  expect(usages(page, 'uk').symbol).toEqual([
    {
      path: '/uk/a/#use-Page',
      title: 'a (uk)',
      section: 'Set up (uk)',
      sectionId: 'set-up',
      lang: null,
    },
  ]);
  expect(usages(page, 'en').symbol[0]?.path).toBe('/a/#use-Page');
});

it('includes the language of an untranslated guide', () => {
  const usages = guideUsages([guide('a', 'en', { links: toPage })]);
  expect(usages(page, 'uk').symbol).toEqual([{ path: '/uk/a/', title: 'a (en)', section: null, lang: 'en' }]);
});

it('lists guides that only link last, and does not repeat guides with code', () => {
  const docs = [guide('b', 'en', { links: toPage, uses: inCode }), guide('a', 'en', { links: toPage })];
  expect(guideUsages(docs)(page, 'en').symbol.map(({ path }) => path)).toEqual(['/b/#use-Page', '/a/']);
});

it('ignores links to the reference itself', () => {
  const docs = [guide('a', 'en', { links: [{ slug: '/api/' }, ...toPage] })];
  expect(guideUsages(docs)('/api/', 'en').symbol).toEqual([]);
});

it('ignores a second guide for the same route', () => {
  const second = guide('a', 'en', { sourcePath: 'content/en/a/index.md', title: 'Second', links: toPage });
  expect(guideUsages([guide('a', 'en'), second])(page, 'en').symbol).toEqual([]);
});

it('has no section for code before the first heading', () => {
  const uses = [{ slug: page, section: '', anchor: 'use-Page' }];
  expect(guideUsages([guide('a', 'en', { uses })])(page, 'en').symbol).toEqual([
    { path: '/a/#use-Page', title: 'a (en)', section: null, lang: null },
  ]);
});

it.each([
  ['a draft', guide('a', 'en', { draft: true, links: toPage })],
  ['an unlisted guide', guide('a', 'en', { unlisted: true, uses: inCode })],
  ['a reference page', guide('a', 'en', { type: 'Reference', links: toPage })],
])('skips %s', (_, doc) => {
  expect(guideUsages([doc])(page, 'en').symbol).toEqual([]);
});

it('links from a member to the first three sections that use it, apart from those that use the symbol', () => {
  const uses = ['set-up', 'b', 'c', 'd'].map((section) => ({
    slug: `${page}#size`,
    section,
    anchor: section,
  }));
  const top = [{ slug: `${page}#toString`, section: '', anchor: '' }];
  const { symbol, members } = guideUsages([guide('a', 'en', { uses: [...uses, ...top] })])(page, 'en');
  expect(symbol).toEqual([]);
  expect(members['size']?.map(({ path }) => path)).toEqual(['/a/#set-up', '/a/#b', '/a/#c']);
  expect(members['size']?.[0]?.section).toBe('Set up (en)');
  expect(members['toString']?.map(({ path }) => path)).toEqual(['/a/']);
});

it("keeps only the shortest example among a member's sections", () => {
  const slug = `${page}#size`;
  const uses = ['a.size(1)', 'size()', null].map((example, index) => ({
    slug,
    section: `s${index}`,
    anchor: `s${index}`,
    example,
  }));
  expect(guideUsages([guide('a', 'en', { uses })])(page, 'en').members).toEqual({
    size: [
      expect.not.objectContaining({ example: expect.anything() }),
      expect.objectContaining({ path: '/a/#s1', example: 'size()' }),
      expect.not.objectContaining({ example: expect.anything() }),
    ],
  });
});
