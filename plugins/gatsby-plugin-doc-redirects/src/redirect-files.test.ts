import {
  isRedirectPage,
  readRedirectsFile,
  toNginxRedirects,
  toRedirectPage,
  toRedirectsFile,
} from './redirect-files';

const options = { base: '/docs', siteUrl: 'https://example.com', notFoundLocales: ['uk'] };
const redirect = { fromPath: '/old/', toPath: '/new/' };

it('a redirect is a page that works without scripts and rules', () => {
  const page = toRedirectPage(redirect, options);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/new/">');
  expect(page).toContain('<link rel="canonical" href="https://example.com/docs/new/">');
  expect(page).toContain('<a href="/docs/new/">');
  expect(page).not.toContain('<script');
});

it('a path cannot break out of its page', () => {
  expect(toRedirectPage({ fromPath: '/a/', toPath: '/"><script>x/' }, options)).not.toContain('<script');
});

it('a redirect is a rule for hosts, with and without a slash at its end', () => {
  expect(toRedirectsFile([redirect], options).split('\n')).toEqual([
    '/docs/old/ /docs/new/ 301',
    '/docs/old /docs/new/ 301',
    '/docs/uk/* /docs/uk/404/ 404',
    '',
  ]);
  expect(toNginxRedirects([redirect], options)).toContain(
    'location = "/docs/old" { return 301 /docs/new/$is_args$args; }',
  );
});

it('the rules tell the next build which pages to take away', () => {
  expect(readRedirectsFile(toRedirectsFile([redirect], options), '/docs')).toEqual(['/old/']);
  expect(isRedirectPage(toRedirectPage(redirect, options))).toBe(true);
});
