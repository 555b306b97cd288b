import {
  docIdOf,
  isNotFoundPath,
  joinHash,
  localePath,
  markdownPath,
  readReferenceSlug,
  referenceSlug,
  slugOf,
  slugOfFile,
  socialImagePath,
  splitHash,
  splitPath,
} from './addresses';

it.each([
  ['/', 'en', '/'],
  ['/', 'uk', '/uk/'],
  ['/faq/', 'en', '/faq/'],
  ['/faq/', 'uk', '/uk/faq/'],
  ['/faq/', 'pt-BR', '/pt-BR/faq/'],
])('builds the path of %s in %s: %s', (slug, locale, path) => {
  expect(localePath(slug, locale)).toBe(path);
});

it.each([
  ['/', { locale: 'en', slug: '/' }],
  ['', { locale: 'en', slug: '/' }],
  ['/uk/', { locale: 'uk', slug: '/' }],
  ['/uk', { locale: 'uk', slug: '/' }],
  ['/uk/faq/', { locale: 'uk', slug: '/faq/' }],
  ['/ukrainian/', { locale: 'en', slug: '/ukrainian/' }],
  // The default locale has no prefix, so that "en" is a page like any other.
  ['/en/faq/', { locale: 'en', slug: '/en/faq/' }],
])('splits %s into %o', (path, parts) => {
  expect(splitPath(path)).toEqual(parts);
});

it.each([
  ['/404/', true],
  ['/404.html', true],
  ['/docs/uk/404/', true],
  ['/faq/', false],
  ['/404/faq/', false],
])('recognizes %s as a not-found page: %s', (path, is) => {
  expect(isNotFoundPath(path)).toBe(is);
});

it.each([
  ['index.md', 'intro', '/'],
  ['intro.mdx', 'intro', '/'],
  ['faq.md', 'faq', '/faq/'],
  ['libraries/index.md', 'libraries', '/libraries/'],
  [
    'libraries/typeorm/getting-started.md',
    'libraries/typeorm/getting-started',
    '/libraries/typeorm/getting-started/',
  ],
  ['how-to/reindex.md', 'how-to/reindex', '/how-to/reindex/'],
  ['typeorm/src/classes/Page.md', 'typeorm/src/classes/Page', '/typeorm/src/classes/Page/'],
])('maps %s to doc %s at %s', (file, docId, slug) => {
  expect([docIdOf(file), slugOf(docId), slugOfFile(file)]).toEqual([docId, slug, slug]);
});

it.each([
  ['/api/mail/src/', 'mail', null],
  ['/api/clients/platform-client/src/classes/AuthApi/', 'clients/platform-client', 'classes/AuthApi'],
  ['/api/a/src/namespaces/N/variables/v/', 'a', 'namespaces/N/variables/v'],
])('parses %s as %s, %s and builds it again', (slug, packageName, symbol) => {
  expect(readReferenceSlug(slug)).toEqual({ package: packageName, symbol });
  expect(referenceSlug(packageName, symbol ?? undefined)).toBe(slug);
});

it.each(['/api/', '/api/docs/', '/libraries/mail/src/', '/'])(
  'does not parse %s as a package page',
  (slug) => {
    expect(readReferenceSlug(slug)).toBeNull();
  },
);

it.each([
  ['/', '/index.md'],
  ['/uk/', '/uk/index.md'],
  ['/uk/faq/', '/uk/faq/index.md'],
])('returns the Markdown path of %s: %s', (path, expected) => {
  expect(markdownPath(path)).toBe(expected);
});

it.each([
  [{ docId: 'intro', locale: 'en', package: null }, '/social/en/intro.png'],
  [{ docId: 'libraries/mail', locale: 'uk', package: null }, '/social/uk/libraries/mail.png'],
  [{ docId: 'api', locale: 'uk', package: null }, '/social/uk/api.png'],
  [
    { docId: 'api/clients/platform-client/src/classes/X', locale: 'en', package: 'clients/platform-client' },
    '/social/en/api/clients/platform-client.png',
  ],
])('returns the social image of %j: %s', (doc, expected) => {
  expect(socialImagePath(doc)).toBe(expected);
});

it.each([
  ['/faq/#install', '/faq/', 'install'],
  ['typeorm/classes/DbConfig#host', 'typeorm/classes/DbConfig', 'host'],
  ['/faq/', '/faq/', null],
])('splits %s into %s and %s and joins them again', (address, path, hash) => {
  expect(splitHash(address)).toEqual({ path, hash });
  expect(joinHash(path, hash)).toBe(address);
});

it('drops an empty hash', () => expect(splitHash('/faq/#')).toEqual({ path: '/faq/', hash: null }));
