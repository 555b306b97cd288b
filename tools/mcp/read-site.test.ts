import fs from 'node:fs';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { markdownPath, pageListPath, searchPartPath } from '../../src/model/docs/addresses';
import { openDocs } from './docs';
import { openSite } from '../shared/read-site';

const files: Record<string, string> = {
  [pageListPath('en')]: '[["/faq/","FAQ"],["/api/Page/","Page"]]',
  [markdownPath('/faq/')]: '# FAQ',
  [markdownPath('/api/Page/')]: '# Page',
  [searchPartPath('en', 'names')]: '{"part":',
};

let server: http.Server | undefined;
async function serve(listener: RequestListener): Promise<string> {
  server = http.createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const respond =
  (status: number, type: string, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
const serveFiles =
  (prefix = ''): RequestListener =>
  ({ url = '' }, response) => {
    const file = files[url.slice(prefix.length)];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  };
/** Calls of all functions that read from a site. */
const calls = (root: string) => {
  const docs = openDocs(openSite(root));
  return [
    () => docs.getPage('/faq/'),
    () => docs.search('redis', 'en', 3),
    () => docs.explainError('No access token', 'en'),
    () => docs.findByType('string -> string', 'en', 3),
    () => docs.listChanges('{}', 'en'),
    () => docs.check(),
  ];
};

it.each<[string, RequestListener, RegExp]>([
  ['returns status 500', respond(500, 'text/plain', ''), /returned status 500/],
  ['asks for a password', respond(401, 'text/plain', ''), /returned status 401/],
  ['returns a web page for every address', respond(200, 'text/html', '<p>'), /returned a web page/],
  ['is empty', respond(404, 'text/html', '<p>'), /doesn't look like this documentation/],
  ['returns broken JSON', respond(200, 'application/json', '{"a'), /isn't a list|damaged|must contain/],
  ['has another path prefix', serveFiles('/docs'), /doesn't look like this documentation/],
])("says which site can't be read when it %s", async (_, listener, reason) => {
  const root = await serve(listener);
  // Skip the page: it can contain any text, and only JSON files can be damaged.
  for (const call of calls(root).slice(reason.test('damaged') ? 1 : 0)) {
    const error = await call().then(
      () => new Error('no error'),
      (thrown: Error) => thrown,
    );
    expect(error.message).toMatch(reason);
    expect(error.message).toContain(root);
  }
});

it("says which site can't be reached", async () => {
  const root = await serve(serveFiles());
  await new Promise((resolve) => server?.close(resolve));
  for (const call of calls(root)) await expect(call()).rejects.toThrow(`${root}/`);
});

it.each<[string, RequestListener]>([
  ['does not respond', () => undefined],
  ['stops in the middle of a file', (_, response) => response.writeHead(200).write('[')],
])(
  'gives up on a site that %s, after one file',
  async (_, listener) => {
    let requests = 0;
    const root = await serve((request, response) => {
      requests++;
      listener(request, response);
    });
    const [getPage, search] = calls(root);
    await Promise.all([
      expect(getPage?.()).rejects.toThrow("didn't respond within 2 seconds"),
      expect(search?.()).rejects.toThrow(`${root}/search/`),
    ]);
    expect(requests).toBe(2);
  },
  15_000,
);

it('finds a site below a path, and pages by URL, file name, and similar spelling', async () => {
  const root = `${await serve(serveFiles('/docs'))}/docs`;
  const docs = openDocs(openSite(`${root}/`));
  for (const address of [
    '/faq/',
    'faq',
    'faq.md',
    '/faq/index.html',
    '/faq/?x=1',
    '/FAQ/',
    `${root}/faq/`,
    '/docs/faq/',
  ])
    expect([address, await docs.getPage(address)]).toEqual([address, '# FAQ']);
  expect(await docs.getPage('/API/page/')).toBe('# Page');
  for (const address of ['https://evil.example/docs/faq/', 'http://[', 'ftp://127.0.0.1/docs/faq/'])
    await expect(docs.getPage(address)).rejects.toThrow(`${address} isn't an address of ${root}`);
  await expect(docs.getPage('/faq/#a')).rejects.toThrow(`The search index of ${root} is missing or damaged`);
  await expect(docs.getPage('/fag/')).rejects.toThrow('There is no page /fag/. Did you mean /faq/?');
  await expect(docs.listChanges('{}', 'en')).rejects.toThrow("doesn't publish");
});

it.each(['', ' ', 'http://', 'https://[', 'http://site.example/?a=1', '/nope', __dirname])(
  'refuses the location "%s"',
  (location) => expect(() => openSite(location)).toThrow(/Pass/),
);

it('never reads a file outside of its folder', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  fs.mkdirSync(path.join(folder, 'search'));
  fs.writeFileSync(`${folder}.txt`, 'secret');
  const site = openSite(folder);
  expect(await site.read(`/../${path.basename(folder)}.txt`)).toBeNull();
  expect(await site.read('/../../../../etc/passwd')).toBeNull();
  fs.rmSync(folder, { recursive: true });
  fs.rmSync(`${folder}.txt`);
  await expect(site.read('/faq/index.md')).rejects.toThrow(folder);
});
