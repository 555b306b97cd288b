import { parseEnvironment } from './environment';

const check = (environment: Record<string, string>, prefixed = true) =>
  parseEnvironment(environment, { isFolder: (path) => path === 'content', prefixed }).problems;
const read = (environment: Record<string, string>) => parseEnvironment(environment).settings;

it.each<Record<string, string>>([
  {},
  { SITE_URL: 'https://docs.example.com' },
  { SITE_URL: 'http://localhost:9000/' },
  { GATSBY_ALGOLIA_ADMIN_KEY: '' },
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
  [{ PATH_PREFIX: 'docs' }, /^PATH_PREFIX is "docs".* such as \/docs/],
  [{ PATH_PREFIX: '/docs/' }, /^PATH_PREFIX is "\/docs\/"/],
  [{ CONTENT_DIR: 'contents' }, /^CONTENT_DIR is "contents", but that folder doesn't exist/],
  [
    { ALGOLIA_ADMIN_KEY: 'x' },
    /^ALGOLIA_ADMIN_KEY is set, but GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_INDEX_NAME are not/,
  ],
  [
    {
      GATSBY_ALGOLIA_APP_ID: 'x; script-src *',
      GATSBY_ALGOLIA_SEARCH_KEY: 'k',
      GATSBY_ALGOLIA_INDEX_NAME: 'i',
    },
    /is not a valid application ID/,
  ],
  [{ GATSBY_NEWEST_URL: 'docs.example' }, /^GATSBY_NEWEST_URL is "docs\.example"\. Set it to/],
  [{ GATSBY_NEWEST_URL: '//docs.example' }, /^GATSBY_NEWEST_URL is "\/\/docs\.example"\. Set it to/],
  [{ GATSBY_NEWEST_URL: 'javascript:alert(1)' }, /^GATSBY_NEWEST_URL is "javascript:alert\(1\)"\. Set it to/],
  [{ GATSBY_NEWEST_URL: 'https://' }, /^GATSBY_NEWEST_URL is "https:\/\/"\. Set it to/],
  [
    { GATSBY_ALGOLIA_ADMIN_KEY: 'x' },
    /^GATSBY_ALGOLIA_ADMIN_KEY: variables with the prefix GATSBY_ are sent/,
  ],
  [{ GATSBY_ALGOLIA_ADMIN: 'x' }, /^GATSBY_ALGOLIA_ADMIN: variables with the prefix/],
  [{ GATSBY_API_SECRET: 'x' }, /^GATSBY_API_SECRET: variables with the prefix/],
])('reports %j as an error with the variable and how to fix it', (environment, message) => {
  expect(check(environment)).toEqual([{ message: expect.stringMatching(message), severity: 'error' }]);
});

it('reports all errors together', () => {
  expect(check({ SITE_URL: 'x', PATH_PREFIX: 'x', CONTENT_DIR: 'x', GATSBY_NEWEST_URL: 'x' })).toHaveLength(
    4,
  );
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

it('treats every empty variable as unset', () => {
  const names = [
    'SITE_URL',
    'PATH_PREFIX',
    'CONTENT_DIR',
    'TOOLKIT_DIR',
    'GATSBY_NEWEST_URL',
    'GATSBY_NOINDEX',
    'COMPRESS_FILES',
    'GATSBY_ALGOLIA_APP_ID',
    'GATSBY_ALGOLIA_SEARCH_KEY',
    'GATSBY_ALGOLIA_INDEX_NAME',
    'ALGOLIA_ADMIN_KEY',
    'ALGOLIA_HOST',
  ];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(parseEnvironment(empty)).toEqual(parseEnvironment({}));
  expect(parseEnvironment({})).toMatchObject({
    settings: { siteUrl: 'http://localhost:9000', contentDir: 'content' },
    problems: [],
  });
});

it('searches an Algolia application only if all three variables are set', () => {
  const all = {
    GATSBY_ALGOLIA_APP_ID: 'AB12',
    GATSBY_ALGOLIA_SEARCH_KEY: 'k',
    GATSBY_ALGOLIA_INDEX_NAME: 'docs',
  };
  expect(read(all).searchApp).toBe('AB12');
  for (const name of Object.keys(all)) expect(read({ ...all, [name]: '' }).searchApp).toBeNull();
});

it('pushes to an index only with the write key', () => {
  const index = { GATSBY_ALGOLIA_APP_ID: 'APP', GATSBY_ALGOLIA_INDEX_NAME: 'docs' };
  expect(read(index).push).toBeNull();
  expect(read({ ...index, ALGOLIA_ADMIN_KEY: 'x' }).push).toEqual({
    appId: 'APP',
    apiKey: 'x',
    indexName: 'docs',
    host: null,
  });
});

it('connects to the newest deployment only if it is on another host', () => {
  const origin = (url: string) =>
    read({ SITE_URL: 'https://0.5.docs.example', GATSBY_NEWEST_URL: url }).newestOrigin;
  expect(origin('https://docs.example/latest/')).toBe('https://docs.example');
  expect(['', '/', '/latest/', 'https://0.5.docs.example/'].map(origin)).toEqual([null, null, null, null]);
});
