import vm from 'node:vm';
import { CLOUDFLARE_WORKER, NETLIFY_FUNCTION } from './edge-functions';

const FILES: Readonly<Record<string, string>> = {
  '/docs/': '<p>',
  '/docs/index.md': '# Start',
  '/docs/search/': '<p>',
  '/docs/a.js': 'a',
};

type Serve = (request: Request) => Promise<Response>;

/** Serves a file, as a host does without a function. */
const serveFile: Serve = ({ url }) => {
  const file = FILES[new URL(url).pathname];
  return Promise.resolve(
    new Response(file ?? 'none', {
      status: file === undefined ? 404 : 200,
      headers: { 'X-Policy': 'self', ...(file === '<p>' && { 'Content-Type': 'text/html' }) },
    }),
  );
};

/** Returns the value that a module exports by default. */
const load = (code: string) =>
  vm.runInNewContext(
    `${code.replace('export default', 'const exported =').replace('export const config', 'const config')}\nexported`,
    { URL, Request, Response, Headers, fetch: (url: URL) => serveFile(new Request(url)) },
  ) as never;

const cloudflare = load(CLOUDFLARE_WORKER) as {
  fetch: (request: Request, env: { ASSETS: { fetch: Serve } }) => Promise<Response>;
};
const netlify = load(NETLIFY_FUNCTION) as (
  request: Request,
  context: { next: () => Promise<Response> },
) => Promise<Response>;

describe.each<[string, Serve]>([
  ['Cloudflare', (request) => cloudflare.fetch(request, { ASSETS: { fetch: serveFile } })],
  ['Netlify', (request) => netlify(request, { next: () => serveFile(request) })],
])('on %s', (_, serve) => {
  const get = async (path: string, accept: string) => {
    const response = await serve(new Request(`https://docs.example${path}`, { headers: { Accept: accept } }));
    const { status, headers } = response;
    expect(headers.get('x-policy')).toBe('self');
    return [status, headers.get('content-type'), headers.get('vary'), await response.text()];
  };
  const copy = [200, 'text/markdown; charset=utf-8', 'Accept', '# Start'];
  const page = [200, 'text/html', 'Accept', '<p>'];

  it.each([
    ['text/markdown', copy],
    ['text/markdown, text/html, */*', copy],
    ['text/html;q=0.8, Text/Markdown;q=0.85', copy],
    ['text/html,application/xhtml+xml,*/*;q=0.8', page],
    ['text/html, text/markdown;q=0.9', page],
    ['text/markdown;q=0', page],
    ['*/*', page],
  ])('a page for %s', async (accept, expected) => {
    expect(await get('/docs/', accept)).toEqual(expected);
  });

  it('a page without a copy stays HTML, and a missing page stays missing', async () => {
    expect(await get('/docs/search/', 'text/markdown')).toEqual(page);
    expect((await get('/docs/nope/', 'text/markdown'))[0]).toBe(404);
  });
});

it('Cloudflare returns other files as they are', async () => {
  const request = new Request('https://docs.example/docs/a.js', { headers: { Accept: 'text/markdown' } });
  const response = await cloudflare.fetch(request, { ASSETS: { fetch: serveFile } });
  expect([await response.text(), response.headers.get('vary')]).toEqual(['a', null]);
});

it('Netlify runs its function only for pages', () => {
  const pattern = new RegExp(/pattern: '([^']+)'/.exec(NETLIFY_FUNCTION)?.[1] ?? 'none');
  expect(['/', '/docs/faq/', '/docs/a.js', '/docs/index.md'].filter((path) => pattern.test(path))).toEqual([
    '/',
    '/docs/faq/',
  ]);
});
