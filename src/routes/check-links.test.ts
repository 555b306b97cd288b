import type { Route } from './build-routes';
import { checkLinks, siteFiles, type LinkingDoc } from './check-links';

const route = (locale: string, slug: string, docNodeId: string): Route => ({
  path: slug,
  locale,
  slug,
  docNodeId,
  docId: slug,
  pageType: 'guide',
  mdxPath: null,
  fallbackLocale: null,
  translations: [locale],
  unlisted: false,
  aliasOf: null,
});

const doc = (
  locale: string,
  links: Partial<LinkingDoc['links'][number]>[] = [],
  headingIds: string[] = [],
): LinkingDoc => ({
  nodeId: `${locale}:faq`,
  locale,
  slug: '/faq/',
  draft: false,
  sourcePath: `content/${locale}/faq.md`,
  headingIds,
  links: links.map((link) => ({
    slug: '/faq/',
    hash: null,
    written: './faq.md',
    file: `content/${locale}/faq.md`,
    line: 7,
    ...link,
  })),
});

const routes = [route('en', '/faq/', 'en:faq'), route('uk', '/faq/', 'uk:faq')];

it('accepts links to existing pages and headings', () => {
  const docs = [doc('en', [{}, { hash: 'a' }, { hash: '' }], ['a']), doc('uk', [{ hash: 'b' }], ['b'])];
  expect(checkLinks(docs, routes)).toEqual([]);
});

it('reports a link to a missing page with its line and the nearest page', () => {
  expect(checkLinks([doc('en', [{ slug: '/faqs/', written: '../faqs.md' }])], routes)).toEqual([
    {
      file: 'content/en/faq.md',
      line: 7,
      message: 'the link "../faqs.md" points to /faqs/, which does not exist. Did you mean /faq/?',
      severity: 'error',
    },
  ]);
});

it.each([
  ['/faqs/', 'warning'],
  ['https://docs.example/faqs/', 'warning'],
  ['./faqs.md', 'error'],
  ['/faqs.md', 'error'],
  ['/faqs.md#a', 'error'],
  ['api:mail/faqs', 'error'],
])('reports the broken link %s as a %s', (written, severity) => {
  expect(checkLinks([doc('en', [{ slug: '/faqs/', written }])], routes)).toMatchObject([{ severity }]);
});

it.each([
  ['/faq/#b', 'warning'],
  ['#b', 'error'],
])('reports the broken anchor of %s as a %s', (written, severity) => {
  expect(checkLinks([doc('en', [{ hash: 'b', written }], ['a'])], routes)).toMatchObject([{ severity }]);
});

it('suggests a fix if no page is similar', () => {
  const [problem] = checkLinks([doc('en', [{ slug: '/zzz/' }])], routes);
  expect(problem?.message).toContain('Fix the path, or add the page.');
});

it('checks anchors in the page of the same language', () => {
  const docs = [
    doc('en', [], ['usage']),
    doc('uk', [{ hash: 'usage', written: './faq.md#usage' }], ['usages']),
  ];
  expect(checkLinks(docs, routes)).toMatchObject([
    {
      file: 'content/uk/faq.md',
      line: 7,
      message: expect.stringMatching(
        /content\/uk\/faq\.md has no such heading\. Did you mean #usages\? If you renamed it, add "usage: usages" to its "anchors"\.$/,
      ),
    },
  ]);
});

it('checks anchors to an untranslated page in the fallback page', () => {
  const fallback = [
    route('en', '/faq/', 'en:faq'),
    { ...route('uk', '/faq/', 'en:faq'), fallbackLocale: 'en' },
  ];
  const from = { ...doc('uk', [{ hash: 'usage' }]), nodeId: 'uk:other' };
  expect(checkLinks([doc('en', [], ['usage']), from], fallback)).toEqual([]);
});

describe('a link to a file', () => {
  const messages = (locale: string, slugs: string[]) =>
    checkLinks(
      [
        doc(
          locale,
          slugs.map((slug) => ({ slug, written: slug })),
        ),
      ],
      routes,
      siteFiles(['guide.pdf', 'files/a.zip']),
    ).map(({ file, line, message }) => `${file}:${line}: ${message}`);

  it.each(['en', 'uk'])('is accepted if the site has it (%s)', (locale) => {
    const written = ['/search/', '/llms.txt', '/uk/llms-full.txt', '/api/changes.xml', '/sitemap.xml'];
    const forPrograms = ['/api/llms.txt', '/api/changes.json'];
    expect(messages(locale, ['/guide.pdf', '/files/a.zip', ...written, ...forPrograms])).toEqual([]);
  });

  it.each([
    ['/guide.pfd', 'Did you mean /guide.pdf?'],
    ['/faq.md', 'Did you mean /faq/?'],
    ['/faq/index.html', 'Did you mean /faq/?'],
    ['/faq.html', 'Did you mean /faq/?'],
    ['/zzz.zzz', 'Fix the path, or add the file.'],
  ])('is reported if it is missing: %s', (slug, fix) => {
    expect(messages('uk', [slug])).toEqual([
      `content/uk/faq.md:7: the link "${slug}" points to ${slug}, which does not exist in static/. ${fix}`,
    ]);
  });
});

describe('a link to a draft', () => {
  const draft = {
    ...doc('en'),
    nodeId: 'en:draft',
    slug: '/draft/',
    sourcePath: 'content/en/draft.md',
    draft: true,
  };
  const links = [{ slug: '/draft/', written: './draft.md' }];

  it('is reported as such', () => {
    const other = { ...draft, locale: 'de', sourcePath: 'content/de/draft.md' };
    expect(checkLinks([{ ...doc('de', links), locale: 'en' }, other, draft], routes)).toMatchObject([
      { message: expect.stringContaining('(content/en/draft.md)') },
    ]);
    expect(checkLinks([doc('uk', links), draft], routes)).toMatchObject([
      {
        file: 'content/uk/faq.md',
        line: 7,
        message:
          'the link "./draft.md" points to /draft/, which is a draft (content/en/draft.md). Remove "draft: true" there, or the link here.',
      },
    ]);
  });

  it('is accepted if drafts have routes, and in another draft', () => {
    const drafted = [...routes, route('uk', '/draft/', 'en:draft')];
    expect(checkLinks([doc('uk', links), draft], drafted)).toEqual([]);
    expect(checkLinks([{ ...doc('uk', links), draft: true }, draft], routes)).toEqual([]);
  });
});

describe('a page that has moved in its folder', () => {
  const page = (slug: string, headingIds: string[], links: Partial<LinkingDoc['links'][number]>[] = []) => ({
    ...doc('en', links, headingIds),
    nodeId: slug,
    slug,
    sourcePath: `content/en${slug.slice(0, -1)}.md`,
  });
  const check = (pages: LinkingDoc[]) =>
    checkLinks(
      pages,
      pages.map(({ slug }) => route('en', slug, slug)),
    ).map(({ file, line, message }) => `${file}:${line}: ${message}`);
  const link = { slug: '/libraries/mail/usage/', written: './usage.md' };
  const moved =
    'which does not exist. Has the page moved to /libraries/mail/sending/? Then correct the link, and add ' +
    '/libraries/mail/usage/ to "redirects" in content/en/libraries/mail/sending.md.';

  it('is found by the headings that links name', () => {
    const pages = [
      page('/libraries/mail/sending/', ['tests', 'send']),
      page('/libraries/mail/setup/', ['tests']),
      page('/libraries/redis/usage/', ['tests', 'send']),
      page(
        '/faq/',
        [],
        [
          { ...link, hash: 'tests' },
          { ...link, hash: 'send' },
        ],
      ),
    ];
    expect(check(pages)).toEqual([expect.stringContaining(moved), expect.stringContaining(moved)]);
  });

  it('is found as the only page without links, and reported at the source', () => {
    const pages = [
      page('/libraries/mail/sending/', []),
      page('/libraries/mail/setup/', []),
      page('/libraries/redis/usage/', []),
      page('/generated/', [], [{ ...link, file: 'a.yml', line: 3 }, { slug: '/libraries/mail/setup/' }]),
    ];
    expect(check(pages)).toEqual([
      `a.yml:3: the link "./usage.md" points to /libraries/mail/usage/, ${moved}`,
    ]);
  });
});
