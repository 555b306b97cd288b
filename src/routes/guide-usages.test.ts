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

it('leads to the line of the code that uses the symbol, in the language of the page', () => {
  const usages = guideUsages([guide('a', 'en', { uses: inCode }), guide('a', 'uk', { uses: inCode })]);
  expect(usages(page, 'uk')).toEqual([
    { path: '/uk/a/#use-Page', title: 'a (uk)', section: 'Set up (uk)', lang: null },
  ]);
  expect(usages(page, 'en')[0]?.path).toBe('/a/#use-Page');
});

it('says the language of a guide that is not translated', () => {
  const usages = guideUsages([guide('a', 'en', { links: toPage })]);
  expect(usages(page, 'uk')).toEqual([{ path: '/uk/a/', title: 'a (en)', section: null, lang: 'en' }]);
});

it('names guides that only link last, and does not repeat one whose code is named', () => {
  const docs = [guide('b', 'en', { links: toPage, uses: inCode }), guide('a', 'en', { links: toPage })];
  expect(guideUsages(docs)(page, 'en').map(({ path }) => path)).toEqual(['/b/#use-Page', '/a/']);
});

it('of two guides for one route, only the one that is shown counts', () => {
  const second = guide('a', 'en', { sourcePath: 'content/en/a/index.md', title: 'Second', links: toPage });
  expect(guideUsages([guide('a', 'en'), second])(page, 'en')).toEqual([]);
});

it('code above the first heading has no section', () => {
  const uses = [{ slug: page, section: '', anchor: 'use-Page' }];
  expect(guideUsages([guide('a', 'en', { uses })])(page, 'en')).toEqual([
    { path: '/a/#use-Page', title: 'a (en)', section: null, lang: null },
  ]);
});

it.each([
  ['a draft', guide('a', 'en', { draft: true, links: toPage })],
  ['an unlisted guide', guide('a', 'en', { unlisted: true, uses: inCode })],
  ['a page of the reference itself', guide('a', 'en', { type: 'Reference', links: toPage })],
])('leaves out %s', (_, doc) => {
  expect(guideUsages([doc])(page, 'en')).toEqual([]);
});
