import { HASHED_FILE, createHostFiles, type HostRules } from './host-files';
import { searchOrigins } from '../../options';
import { CACHE_FOREVER, securityHeaders } from './security-headers';

const headers = securityHeaders({ scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"], connect: [] });
const policy = headers[0]?.value ?? '';

describe('the policy', () => {
  it('allows inline scripts and styles only by hash, and no other host', () => {
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).toContain("style-src 'self' 'sha256-b';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('forbids other sites to embed this one in a frame', () => {
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('allows requests to the search service if it is configured', () => {
    const [{ value } = { value: '' }] = securityHeaders({
      scriptHashes: [],
      styleHashes: [],
      connect: ['https://x-dsn.algolia.net'],
    });
    expect(value).toContain("connect-src 'self' https://x-dsn.algolia.net;");
  });
});

describe('the host files', () => {
  const write = (rules: Partial<HostRules> = {}) =>
    createHostFiles({
      base: '/docs',
      headers,
      hashedFiles: [],
      redirects: [{ fromPath: '/old/', toPath: '/new/' }],
      notFoundLocales: ['uk'],
      asksForFeedback: false,
      ...rules,
    });

  it('contain the same headers', () => {
    const { _headers: file, 'nginx.conf.snippet': nginx } = write();
    for (const { name, value } of headers) {
      expect(file).toContain(`  ${name}: ${value}\n`);
      expect(nginx).toContain(`add_header ${name} "${value}" always;`);
    }
  });

  it('let browsers cache only files with a content hash', () => {
    const { _headers: file = '' } = write({
      hashedFiles: ['b-0123456789abcdef0123.js', 'a-0123456789abcdef0123.js'],
    });
    expect(file.match(new RegExp(CACHE_FOREVER, 'g'))).toHaveLength(3);
    expect(file.indexOf('/docs/a-')).toBeLessThan(file.indexOf('/docs/b-'));
  });

  it.each([
    ['app-25a159814817da247bbe.js', true],
    ['styles.efc93102720fe6a6ef52.css', true],
    ['styles-code.efc93102720fe6a6ef52.css', true],
    ['component---src-templates-guide-tsx-25a159814817da247bbe.js', true],
    ['sw.js', false],
    ['chunk-map.json', false],
    ['app-25a159814817da247bbe.js.map', false],
  ])('recognize the content hash in %s: %s', (name, expected) => {
    expect(HASHED_FILE.test(name)).toBe(expected);
  });

  it('set no headers in an nginx location, which would drop the others', () => {
    const lines = (write()['nginx.conf.snippet'] ?? '').split('\n');
    const locations = lines.slice(lines.findIndex((line) => line.startsWith('location')));
    expect(locations.length).toBeGreaterThan(3);
    expect(locations.join('\n')).not.toContain('add_header');
  });

  it('let nginx serve compressed copies without modules that it may lack, except one that can be deleted', () => {
    const lines = (write()['nginx.conf.snippet'] ?? '').split('\n');
    const at = lines.indexOf('gzip_static on;');
    expect(lines[at - 1]).toContain('delete the next line');
    expect(lines.filter((line) => line.includes('brotli_static'))).toEqual(['# brotli_static on;']);
    expect(lines).toContain('gzip on;');
  });

  it('are not served by nginx', () => {
    const files = write();
    const hidden =
      /location ~ "([^"]+)" \{ return 404; \}/.exec(files['nginx.conf.snippet'] ?? '')?.[1] ?? '';
    for (const name of Object.keys(files)) expect(`/docs/${name}`).toMatch(new RegExp(hidden));
    expect('/docs/robots.txt').not.toMatch(new RegExp(hidden));
  });

  it('redirect with and without a trailing slash, and set the not-found page of each language', () => {
    expect(write()['_redirects']?.split('\n')).toEqual([
      '/docs/old/ /docs/new/ 301',
      '/docs/old /docs/new/ 301',
      '/docs/uk/* /docs/uk/404/ 404',
      '',
    ]);
    expect(write()['nginx-redirects.conf.snippet']).toContain(
      'location = "/docs/old" { return 301 /docs/new/$is_args$args; }',
    );
  });
});

describe('paths with signs that mean something to a host', () => {
  const path = `/it's/"a"/$host;b/:c/*/{d}/\\e\nf/`;
  const files = createHostFiles({
    base: '',
    headers: [{ name: 'X', value: 'a "b" \\c' }],
    hashedFiles: ["a b;$c'-0123456789abcdef0123.js"],
    redirects: [{ fromPath: path, toPath: path }],
    notFoundLocales: [],
    asksForFeedback: false,
  });
  const encoded = '/it%27s/%22a%22/%24host%3Bb/%3Ac/%2A/%7Bd%7D/%5Ce%0Af/';

  it('are encoded for Netlify and Cloudflare', () => {
    expect(files['_redirects']).toBe(`${encoded} ${encoded} 301\n${encoded.slice(0, -1)} ${encoded} 301\n`);
    expect(files['_headers']).toContain('\n/a%20b%3B%24c%27-0123456789abcdef0123.js\n');
  });

  it('are quoted or encoded for nginx', () => {
    expect(files['nginx-redirects.conf.snippet']?.split('\n')[1]).toBe(
      `location = "/it's/\\"a\\"/$host;b/:c/*/{d}/\\\\e\\nf/" { return 301 ${encoded}$is_args$args; }`,
    );
    expect(files['nginx.conf.snippet']).toContain('add_header X "a \\"b\\" \\\\c" always;');
  });
});

it('allows the search hosts only if search is configured', () => {
  expect(searchOrigins('AB12')).toEqual([
    'https://ab12-dsn.algolia.net',
    'https://ab12-1.algolianet.com',
    'https://ab12-2.algolianet.com',
    'https://ab12-3.algolianet.com',
  ]);
  expect(searchOrigins(null)).toEqual([]);
});

describe('the newest deployment', () => {
  it('shares the version list and the page lists with other hosts, and no other file', () => {
    const files = createHostFiles({
      base: '/docs',
      headers,
      hashedFiles: [],
      redirects: [],
      notFoundLocales: [],
      asksForFeedback: false,
    });
    expect(files['_headers']?.match(/^.+(?=\n {2}Access-Control-Allow-Origin: \*$)/gm)).toEqual([
      '/docs/versions.json',
      '/docs/page-list/*',
    ]);
    const [, pattern = ''] =
      /"([^"]+)"\) \{ set \$site_shared "\*"/.exec(files['nginx.conf.snippet'] ?? '') ?? [];
    const shared = ['/docs/versions.json', '/docs/page-list/uk.json', '/docs/index.html', '/versions.json'];
    expect(shared.map((path) => new RegExp(pattern).test(path))).toEqual([true, true, false, false]);
  });
});

it('answers feedback with an empty response in nginx, only if it is asked for', () => {
  const nginx = (asksForFeedback: boolean) =>
    createHostFiles({
      base: '/docs',
      headers: [],
      hashedFiles: [],
      redirects: [],
      notFoundLocales: [],
      asksForFeedback,
    })['nginx.conf.snippet'];
  expect(nginx(true)).toContain('\nlocation = /docs/feedback/ { return 204; }\n');
  expect(nginx(false)).not.toContain('feedback');
});
