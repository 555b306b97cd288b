import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { createHostFiles } from '../../plugins/gatsby-plugin-site-files/src/hosts/host-files';
import { serveWithNginx } from '../support/nginx';
import type { Site } from '../support/server';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

const LONG = 'Text. '.repeat(500);

let site: Site;
let prefixedSite: Site;
let folder = '';

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prefixed-'));
  const files = {
    ...createHostFiles({
      base: '/docs',
      headers: [{ name: 'X-Test', value: 'yes' }],
      hashedFiles: [],
      redirects: [],
      notFoundLocales: ['uk'],
      asksForFeedback: false,
    }),
    'docs/404.html': 'Not found',
    'docs/uk/404/index.html': 'Не знайдено',
    'docs/index.html': '<p>Home',
    'docs/index.md': '# Home',
    'docs/uk/faq/index.html': '<p>Питання',
    'docs/uk/faq/index.md': '# Питання',
    'docs/search/index.html': '<p>Search',
    'docs/static/a.txt': 'a',
    'docs/static/long.txt': LONG,
    'docs/static/copy.txt': LONG,
    'docs/static/copy.txt.gz': zlib.gzipSync('compressed by the build'),
    'docs/index.html.gz': zlib.gzipSync('<p>Home'),
    'docs/index.md.gz': zlib.gzipSync('# Home'),
    'docs/uk/404/index.html.gz': zlib.gzipSync('Не знайдено'),
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  [site, prefixedSite] = await Promise.all([serveWithNginx(), serveWithNginx(folder)]);
});

afterAll(async () => {
  await Promise.all([site?.close(), prefixedSite?.close()]);
  fs.rmSync(folder, { recursive: true, force: true });
});

async function get({ origin }: Site, address: string, accept: string) {
  const response = await fetch(origin + address, { redirect: 'manual', headers: { Accept: accept } });
  const { status, headers } = response;
  return { status, headers, type: headers.get('content-type')?.split(';')[0], text: await response.text() };
}

describe.each(['/', '/faq/', '/api/', '/uk/', '/uk/faq/', '/uk/api/changes/'])('%s', (address) => {
  it('is the Markdown copy for agents, and HTML for browsers', async () => {
    const copy = await get(site, address, 'text/markdown');
    const page = await get(site, address, BROWSER);
    expect([copy.status, copy.type]).toEqual([200, 'text/markdown']);
    expect(copy.text).toBe(fs.readFileSync(`public${address}index.md`, 'utf8'));
    expect([page.status, page.type]).toEqual([200, 'text/html']);
    expect(page.text).toBe(fs.readFileSync(`public${address}index.html`, 'utf8'));
    for (const { headers } of [copy, page]) {
      expect(headers.get('vary')?.split(/, */).sort()).toEqual(['Accept', 'Accept-Encoding']);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    }
  });
});

it.each([
  ['text/markdown', 'text/markdown'],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
  ['text/markdown, text/html, */*', 'text/markdown'],
  ['text/html;q=0.8,text/markdown;q=0.85', 'text/markdown'],
  ['Text/Markdown; charset=utf-8; q=0.2', 'text/markdown'],
  ['text/html, text/markdown;q=0.9', 'text/html'],
  ['text/markdown;q=0.5,text/html;q=0.9', 'text/html'],
  ['text/markdown;q=0.90, text/html;q=0.91', 'text/html'],
  ['text/markdown;q=0.9, text/html;q=0.95', 'text/html'],
  ['text/markdown;q=1.0, text/html;q=1', 'text/markdown'],
  ['text/markdown;q=0', 'text/html'],
  ['text/markdown;q=0.000, */*', 'text/html'],
  ['text/markdown-like', 'text/html'],
  ['application/x-text/markdown', 'text/html'],
  ['*/*', 'text/html'],
  ['', 'text/html'],
  [BROWSER, 'text/html'],
])('Accept: %s returns %s', async (accept, type) => {
  expect((await get(prefixedSite, '/docs/', accept)).type).toBe(type);
});

describe('below a path prefix', () => {
  it.each([
    ['/docs/', 200, '# Home'],
    ['/docs/index.md', 200, '# Home'],
    ['/docs/uk/faq/', 200, '# Питання'],
    // A page without a copy.
    ['/docs/search/', 200, '<p>Search'],
    ['/docs/nope/', 404, 'Not found'],
    ['/docs/uk/nope/', 404, 'Не знайдено'],
    ['/docs/nope.md', 404, 'Not found'],
    // A folder without a page.
    ['/docs/static/', 404, 'Not found'],
    ['/docs/static/a.txt', 200, 'a'],
  ])('%s returns %d for Markdown', async (address, status, text) => {
    const response = await get(prefixedSite, address, 'text/markdown');
    expect([response.status, response.text]).toEqual([status, text]);
    expect(response.headers.get('x-test')).toBe('yes');
  });

  it('redirects to the slash at the end, and varies only pages', async () => {
    const { status, headers } = await get(prefixedSite, '/docs/uk/faq', 'text/markdown');
    expect([status, headers.get('location')]).toEqual([301, '/docs/uk/faq/']);
    expect((await get(prefixedSite, '/docs/static/a.txt', BROWSER)).headers.get('vary')).toBeNull();
  });
});

describe.each([
  ['the build has compressed', '/docs/static/copy.txt', 'compressed by the build'],
  ['has no copy', '/docs/static/long.txt', LONG],
])('a text file that %s', (_, address, text) => {
  it('is compressed if the client accepts it', async () => {
    const response = await fetch(prefixedSite.origin + address, { headers: { 'Accept-Encoding': 'gzip' } });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    expect(await response.text()).toBe(text);
  });

  it('is not compressed otherwise', async () => {
    const response = await fetch(prefixedSite.origin + address, {
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, LONG]);
  });
});

it('pages, their Markdown copies, and not-found pages are served from the compressed copies', async () => {
  for (const [address, accept] of [
    ['/docs/', BROWSER],
    ['/docs/', 'text/markdown'],
    ['/docs/uk/nope/', BROWSER],
  ] as const) {
    const { headers } = await get(prefixedSite, address, accept);
    // nginx weakens the entity tag of what it compresses itself.
    expect([headers.get('content-encoding'), headers.get('etag')]).toEqual([
      'gzip',
      expect.stringMatching(/^"/),
    ]);
  }
});
