import type { Route } from './build-routes';
import { toPage } from './to-page';

const options = { templates: '/site/src/templates' };
const route: Route = {
  path: '/uk/faq/',
  locale: 'uk',
  slug: '/faq/',
  docNodeId: 'n1',
  docId: 'faq',
  pageType: 'guide',
  mdxPath: null,
  fallbackLocale: null,
  translations: ['en', 'uk'],
  unlisted: false,
  aliasOf: null,
};

it('keeps the page context small: IDs and flags only', () => {
  const { context } = toPage(route, options);
  expect(JSON.stringify(context).length).toBeLessThan(500);
  expect(context).toMatchObject({
    docNodeId: 'n1',
    language: 'uk',
    package: null,
    translations: ['en', 'uk'],
  });
});

it.each([
  ['uk', '/uk/faq/', true],
  ['en', '/faq/', false],
])('sets the i18n context of a page in %s', (locale, path, routed) => {
  const { context } = toPage({ ...route, locale, path }, options);
  expect(context.i18n).toEqual({
    language: locale,
    languages: [locale],
    defaultLanguage: 'en',
    generateDefaultLanguagePage: false,
    routed,
    originalPath: '/faq/',
    path,
  });
});

it.each([
  ['guide', null, '/site/src/templates/guide.tsx'],
  ['mdx-guide', '/c/a.mdx', '/site/src/templates/mdx-guide.tsx?__contentFilePath=/c/a.mdx'],
  ['reference', null, '/site/src/templates/reference.tsx'],
] as const)('maps %s to its template', (pageType, mdxPath, component) => {
  expect(toPage({ ...route, pageType, mdxPath }, options).component).toBe(component);
});

it.each([
  ['/api/clients/platform-client/src/classes/AuthApi/', 'clients/platform-client'],
  ['/api/typeorm/src/', 'typeorm'],
  ['/api/', null],
])('reads the package from %s: %s', (slug, name) => {
  expect(toPage({ ...route, pageType: 'reference', slug }, options).context.package).toBe(name);
});

it('includes the new paths of moved sections in the page language', () => {
  const moved = { 'run-it': '/how-to/first-service/#run-it' };
  expect(toPage(route, { ...options, moved }).context.movedSections).toEqual({
    'run-it': '/uk/how-to/first-service/#run-it',
  });
});
