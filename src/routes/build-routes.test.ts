import fs from 'node:fs';
import { localeCodes } from '../locales/locales';
import { localePath } from '../model/docs/addresses';
import { buildRoutes, type RoutableDoc, type Route } from './build-routes';
import { siteFiles } from './check-links';
import { toPage } from './to-page';

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

const inAll = (slug: string) => localeCodes.map((code) => localePath(slug, code));

describe('buildRoutes', () => {
  it('creates a route for every doc in every locale, with the default locale at the root', () => {
    expect(paths([doc('en', 'intro'), doc('uk', 'intro'), doc('en', 'faq'), doc('uk', 'faq')])).toEqual([
      ...inAll('/'),
      ...inAll('/faq/'),
    ]);
  });

  it('falls back to the default language when a translation is missing', () => {
    const { routes } = buildRoutes([doc('en', 'faq')], options);
    expect(routes.find(({ path }) => path === '/uk/faq/')).toMatchObject({
      docNodeId: 'en:faq',
      fallbackLocale: 'en',
      translations: ['en'],
    });
  });

  it('falls back to the only available language', () => {
    const { routes } = buildRoutes([doc('uk', 'faq')], options);
    expect(routes.find(({ path }) => path === '/faq/')).toMatchObject({
      docNodeId: 'uk:faq',
      fallbackLocale: 'uk',
      translations: ['uk'],
    });
  });

  it('keeps uppercase letters in slugs', () => {
    const slug = '/api/persistence-api/src/interfaces/LimitOptions/';
    expect(paths([doc('en', 'x', { slug, pageType: 'reference' })])).toEqual(inAll(slug));
  });

  it('adds alias routes with the slug of the main route', () => {
    const { routes } = buildRoutes([doc('en', 'api', { pageType: 'reference' })], options);
    expect(routes.filter(({ aliasOf }) => aliasOf === '/api/').map(({ path }) => path)).toEqual(
      inAll('/api/docs/'),
    );
  });

  it('skips drafts unless they are enabled', () => {
    expect(paths([doc('en', 'faq', { draft: true })])).toEqual([]);
    expect(paths([doc('en', 'faq', { draft: true })], { drafts: true })).toEqual(inAll('/faq/'));
    const { routes } = buildRoutes([doc('en', 'faq', { draft: true })], { ...options, drafts: true });
    expect(toPage(routes[0] as Route, { templates: '' }).context).toMatchObject({ draft: true });
  });

  it('warns about two docs with the same route and shows the first one', () => {
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
          'two docs use the path /uk/faq/: content/uk/faq.md, content/uk/faq/index.md. The first is shown. Move or delete the other one.',
        severity: 'warning',
      },
    ]);
    expect(routes.find(({ path }) => path === '/uk/faq/')?.docNodeId).toBe('a');
  });

  it.each([
    ...fs
      .readdirSync('src/pages')
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => name.replace('.tsx', '')),
    'search/en/names.json',
    'page-data/app-data.json',
    'social/a',
    'sitemap.xml',
    'Robots.txt',
    'llms.txt/a',
    'favicon.svg',
    'faq/index.md',
  ])('reports a guide at %s, which is a page, file, or folder of the site', (docId) => {
    const docs = [doc('en', docId), doc('uk', docId)];
    expect(buildRoutes(docs, { ...options, files: siteFiles(['favicon.svg']) }).problems).toEqual(
      docs.map(({ slug, sourcePath }) => ({
        file: sourcePath,
        message: `the address ${slug} belongs to another page, file, or folder of the site. Rename the guide or its folder.`,
        severity: 'error',
      })),
    );
  });

  it('reports a guide whose address would be among those of another language', () => {
    const { problems } = buildRoutes([doc('en', 'uk/faq'), doc('uk', 'faq')], options);
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'content/en/uk/faq.md',
        message: expect.stringContaining('/uk/faq/ belongs to the pages in the language "uk"'),
      }),
    ]);
  });

  it.each(['searching', 'how-to/search', 'social-media', 'ukraine/faq'])('accepts a guide at %s', (docId) => {
    expect(buildRoutes([doc('en', docId)], { ...options, files: siteFiles([]) }).problems).toEqual([]);
  });

  it('reports routes that differ only in case', () => {
    const { problems } = buildRoutes([doc('en', 'Config'), doc('en', 'config')], options);
    expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining('differs from') }]);
  });
});
