import { alternatePath, localePath, splitPath } from './locale-path';

const LOCALES = ['en', 'uk'];

it.each([
  ['/', 'en', '/'],
  ['/', 'uk', '/uk/'],
  ['/faq/', 'en', '/faq/'],
  ['/faq/', 'uk', '/uk/faq/'],
])('%s stands in %s at %s', (slug, locale, path) => {
  expect(localePath(slug, locale, 'en')).toBe(path);
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
])('%s parts into %o', (path, parts) => {
  expect(splitPath(path, LOCALES, 'en')).toEqual(parts);
});

it.each([
  [{ pathname: '/faq/', search: '?q=a', hash: '#b' }, 'uk', '/uk/faq/?q=a#b'],
  [{ pathname: '/uk/faq/', hash: '#b' }, 'en', '/faq/#b'],
  [{ pathname: '/uk/' }, 'en', '/'],
  [{ pathname: '/uk/faq/' }, 'uk', '/uk/faq/'],
  // A route that has the letters of a locale in it keeps them.
  [{ pathname: '/guides/environment/' }, 'uk', '/uk/guides/environment/'],
])('%o keeps page, query and anchor in %s', (location, locale, path) => {
  expect(alternatePath(location, locale, LOCALES, 'en')).toBe(path);
});
