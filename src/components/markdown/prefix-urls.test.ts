import { withPrefixedUrls } from './prefix-urls';

afterAll(() => Object.assign(globalThis, { __BASE_PATH__: '' }));

it.each([
  ['/docs', '<a href="/faq/">a</a>', '<a href="/docs/faq/">a</a>'],
  ['/libraries', '<a href="/libraries/redis/">a</a>', '<a href="/libraries/libraries/redis/">a</a>'],
  [
    '/docs',
    '<source srcset="/a.png 640w, /b.png 1030w">',
    '<source srcset="/docs/a.png 640w, /docs/b.png 1030w">',
  ],
  ['/docs', '<a href="https://a.example/">a</a>', '<a href="https://a.example/">a</a>'],
  ['/docs', '<a href="//a.example/">a</a>', '<a href="//a.example/">a</a>'],
  ['/docs', '<code>href="/a/"</code>', '<code>href="/a/"</code>'],
  ['', '<a href="/faq/">a</a>', '<a href="/faq/">a</a>'],
])('with the prefix "%s", %s becomes %s', (prefix, html, expected) => {
  Object.assign(globalThis, { __BASE_PATH__: prefix });
  expect(withPrefixedUrls(html)).toBe(expected);
});
