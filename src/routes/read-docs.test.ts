import { readDocs } from './read-docs';

type Node = Queries.RoutesQuery['allDoc']['nodes'][number];
type Guide = Extract<Node, { __typename: 'Guide' }>;

const guide: Guide = {
  __typename: 'Guide',
  pageType: 'guide',
  id: '1',
  docId: 'faq',
  locale: 'uk',
  slug: '/faq/',
  sourcePath: 'content/uk/faq.md',
  title: 'FAQ',
  headings: [{ id: 'a', title: 'A' }],
  links: [],
  problems: [],
  mdxPath: null,
  draft: false,
  unlisted: false,
  redirects: [],
  anchors: {},
  uses: [],
};

const read = (more: Partial<Guide>) => readDocs({ allDoc: { nodes: [{ ...guide, ...more }] } })[0];

it('keeps the flags of a guide', () => {
  expect(read({ draft: true, unlisted: true, mdxPath: '/a.mdx' })).toMatchObject({
    nodeId: '1',
    type: 'Guide',
    draft: true,
    unlisted: true,
    mdxPath: '/a.mdx',
    headingIds: ['a'],
  });
});

it('treats reference pages as neither drafts nor unlisted', () => {
  const reference: Node = { ...guide, __typename: 'Reference' };
  expect(readDocs({ allDoc: { nodes: [reference] } })[0]).toMatchObject({
    type: 'Reference',
    draft: false,
    unlisted: false,
    mdxPath: null,
  });
});

it('treats a problem with unknown severity as an error', () => {
  const problem = { file: 'a.md', line: null, message: 'm' };
  expect(
    read({
      problems: [
        { ...problem, severity: 'warning' },
        { ...problem, severity: '?' },
      ],
    })?.problems,
  ).toEqual([
    { file: 'a.md', message: 'm', severity: 'warning' },
    { file: 'a.md', message: 'm', severity: 'error' },
  ]);
});

it('redirects the address without src/ to a package page, unless it is a page', () => {
  const reference = (slug: string): Node => ({ ...guide, __typename: 'Reference', slug });
  const slugs = ['/api/', '/api/errors/', '/api/errors/src/', '/api/clients/vat/src/', '/api/mail/src/'];
  const docs = readDocs({
    allDoc: { nodes: [...slugs, '/api/mail/src/classes/Mail/', '/api/mail/changes/'].map(reference) },
  });
  expect(docs.flatMap(({ slug, redirects }) => redirects.map((from) => [from, slug]))).toEqual([
    ['/api/clients/vat/', '/api/clients/vat/src/'],
    ['/api/mail/', '/api/mail/src/'],
  ]);
});
