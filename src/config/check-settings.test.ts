import { checkSettings } from './check-settings';

const check = (environment: Record<string, string>, prefixed = true) =>
  checkSettings(environment, { isFolder: (path) => path === 'content', prefixed });

it.each<Record<string, string>>([
  {},
  { SITE_URL: 'https://docs.example.com' },
  { SITE_URL: 'http://localhost:9000/', PATH_PREFIX: '', CONTENT_DIR: '' },
  { PATH_PREFIX: '/docs', CONTENT_DIR: 'content' },
  { PATH_PREFIX: '/softkit.docs/v1' },
  { GATSBY_ALGOLIA_APP_ID: '', GATSBY_ALGOLIA_SEARCH_KEY: '', GATSBY_ALGOLIA_INDEX_NAME: '' },
  { GATSBY_ALGOLIA_APP_ID: 'A', GATSBY_ALGOLIA_SEARCH_KEY: 'b', GATSBY_ALGOLIA_INDEX_NAME: 'c' },
])('accepts %j', (environment) => {
  expect(check(environment)).toEqual([]);
});

it.each<[Record<string, string>, RegExp]>([
  [{ SITE_URL: 'docs.example.com' }, /^SITE_URL is "docs\.example\.com".* such as https:/],
  [{ SITE_URL: 'https://docs.example.com/docs' }, /^SITE_URL is .*PATH_PREFIX/],
  [{ SITE_URL: '' }, /^SITE_URL is ""/],
  [{ PATH_PREFIX: 'docs' }, /^PATH_PREFIX is "docs".* such as \/docs/],
  [{ PATH_PREFIX: '/docs/' }, /^PATH_PREFIX is "\/docs\/"/],
  [{ CONTENT_DIR: 'contents' }, /^CONTENT_DIR is "contents", but that folder doesn't exist/],
])('reports %j as an error with the variable and how to fix it', (environment, message) => {
  expect(check(environment)).toEqual([{ message: expect.stringMatching(message), severity: 'error' }]);
});

it('reports all errors together', () => {
  expect(check({ SITE_URL: 'x', PATH_PREFIX: 'x', CONTENT_DIR: 'x' })).toHaveLength(3);
});

it.each<[Record<string, string>, RegExp]>([
  [{ PATH_PREFIX: '/docs' }, /^PATH_PREFIX is "\/docs", but .*--prefix-paths/],
  [
    { GATSBY_ALGOLIA_APP_ID: 'A', GATSBY_ALGOLIA_INDEX_NAME: 'c' },
    /^GATSBY_ALGOLIA_SEARCH_KEY is not set, so the site uses its built-in search/,
  ],
])('reports %j as a warning', (environment, message) => {
  expect(check(environment, false)).toEqual([
    { message: expect.stringMatching(message), severity: 'warning' },
  ]);
});
