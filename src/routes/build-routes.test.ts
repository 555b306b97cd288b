import { buildRoutes, type RoutableDoc } from './build-routes';

const options = {
  drafts: false,
  aliases: [{ slug: '/api/docs/', docId: 'api' }],
};

function doc(locale: string, docId: string, more: Partial<RoutableDoc> = {}): RoutableDoc {
  return {
    nodeId: `${locale}:${docId}`,
    docId,
    locale,
    slug: docId === 'intro' ? '/' : `/${docId}/`,
    sourcePath: `content/${locale}/${docId}.md`,
    pageType: 'guide',
    mdxPath: null,
    draft: false,
    unlisted: false,
    ...more,
  };
}

const paths = (docs: RoutableDoc[], more = {}) =>
  buildRoutes(docs, { ...options, ...more }).routes.map(({ path }) => path);

describe('buildRoutes', () => {
  it('gives every doc a route in every locale, with the default locale at the root', () => {
    expect(paths([doc('en', 'intro'), doc('uk', 'intro'), doc('en', 'faq'), doc('uk', 'faq')])).toEqual([
      '/',
      '/uk/',
      '/faq/',
      '/uk/faq/',
    ]);
  });

  it('shows the default language where a translation is missing, and says so', () => {
    const { routes } = buildRoutes([doc('en', 'faq')], options);
    expect(routes.find(({ path }) => path === '/uk/faq/')).toMatchObject({
      docNodeId: 'en:faq',
      fallbackLocale: 'en',
      translations: ['en'],
    });
  });

  it('shows a doc that exists only in another language in that language', () => {
    const { routes } = buildRoutes([doc('uk', 'faq')], options);
    expect(routes.find(({ path }) => path === '/faq/')).toMatchObject({
      docNodeId: 'uk:faq',
      fallbackLocale: 'uk',
      translations: ['uk'],
    });
  });

  it('keeps the case of names', () => {
    const slug = '/api/persistence-api/src/interfaces/LimitOptions/';
    expect(paths([doc('en', 'x', { slug, pageType: 'reference' })])).toEqual([slug, `/uk${slug}`]);
  });

  it('adds alias routes that know the doc’s own route', () => {
    const { routes } = buildRoutes([doc('en', 'api', { pageType: 'reference' })], options);
    expect(routes.filter(({ aliasOf }) => aliasOf === '/api/').map(({ path }) => path)).toEqual([
      '/api/docs/',
      '/uk/api/docs/',
    ]);
  });

  it('leaves drafts out unless drafts are wanted', () => {
    expect(paths([doc('en', 'faq', { draft: true })])).toEqual([]);
    expect(paths([doc('en', 'faq', { draft: true })], { drafts: true })).toEqual(['/faq/', '/uk/faq/']);
  });

  it('warns of two docs for one route, names both files and shows the first', () => {
    const { routes, problems } = buildRoutes(
      [
        doc('uk', 'faq', { nodeId: 'b', sourcePath: 'content/uk/faq/index.md' }),
        doc('uk', 'faq', { nodeId: 'a', sourcePath: 'content/uk/faq.md' }),
      ],
      options,
    );
    expect(problems).toEqual([
      {
        file: 'content/uk/faq/index.md',
        message:
          'two docs use the path /uk/faq/: content/uk/faq.md, content/uk/faq/index.md. The first is shown. Keep one.',
        severity: 'warning',
      },
    ]);
    expect(routes.find(({ path }) => path === '/uk/faq/')?.docNodeId).toBe('a');
  });

  it('refuses routes that differ only by case', () => {
    const { problems } = buildRoutes([doc('en', 'Config'), doc('en', 'config')], options);
    expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining('differs from') }]);
  });
});
