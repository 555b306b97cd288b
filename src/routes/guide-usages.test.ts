import { guideUsages, type UsingDoc } from './guide-usages';

const guide = (docId: string, locale: string, more: Partial<UsingDoc> = {}): UsingDoc => ({
  docId,
  locale,
  slug: `/${docId}/`,
  title: `${docId} (${locale})`,
  type: 'Guide',
  unlisted: false,
  draft: false,
  headings: [{ id: 'set-up', title: `Set up (${locale})` }],
  links: [],
  ...more,
});

const page = '/api/typeorm/src/classes/Page/';
const toPage = [{ slug: page }];

it('names the section whose sample uses the symbol, in the language of the page', () => {
  const usages = guideUsages([guide('a', 'en'), guide('a', 'uk')], {
    'typeorm/classes/Page': [{ docId: 'a', hash: 'set-up' }],
  });
  expect(usages(page, 'uk')).toEqual([
    { path: '/uk/a/#set-up', title: 'a (uk)', section: 'Set up (uk)', lang: null },
  ]);
  expect(usages(page, 'en')[0]?.path).toBe('/a/#set-up');
});

it('says the language of a guide that is not translated', () => {
  const usages = guideUsages([guide('a', 'en', { links: toPage })], {});
  expect(usages(page, 'uk')).toEqual([{ path: '/uk/a/', title: 'a (en)', section: null, lang: 'en' }]);
});

it('names a guide that only links last, and does not repeat one whose section is named', () => {
  const docs = [guide('b', 'en', { links: toPage }), guide('a', 'en', { links: toPage })];
  const usages = guideUsages(docs, { 'typeorm/classes/Page': [{ docId: 'b', hash: 'set-up' }] });
  expect(usages(page, 'en').map(({ path }) => path)).toEqual(['/b/#set-up', '/a/']);
});

it('knows symbols of nested packages', () => {
  const usages = guideUsages([guide('a', 'en')], {
    'clients/platform-client/classes/Api': [{ docId: 'a', hash: null }],
  });
  expect(usages('/api/clients/platform-client/src/classes/Api/', 'en')).toHaveLength(1);
});

it.each([
  ['a draft', guide('a', 'en', { draft: true, links: toPage })],
  ['an unlisted guide', guide('a', 'en', { unlisted: true, links: toPage })],
  ['a page of the reference itself', guide('a', 'en', { type: 'Reference', links: toPage })],
])('leaves out %s', (_, doc) => {
  expect(guideUsages([doc], {})(page, 'en')).toEqual([]);
});

it('leaves out guides that are gone since the samples were checked, and headings with them', () => {
  const samples = {
    'typeorm/classes/Page': [
      { docId: 'gone', hash: 'x' },
      { docId: 'a', hash: 'gone' },
    ],
  };
  expect(guideUsages([guide('a', 'en')], samples)(page, 'en')).toEqual([
    { path: '/a/', title: 'a (en)', section: null, lang: null },
  ]);
});
