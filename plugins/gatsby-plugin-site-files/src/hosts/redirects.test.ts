import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removePathPrefix, writeRedirectPages } from './redirects';

const options = { base: '/docs', siteUrl: 'https://example.com' };
const redirect = { fromPath: '/old/', toPath: '/new/' };
const publicDir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
afterAll(() => fs.rmSync(publicDir, { recursive: true }));
const page = (name: string) => path.join(publicDir, name, 'index.html');

/** Writes a redirect's page and returns its HTML. */
function writtenPage(given: typeof redirect): string {
  writeRedirectPages(publicDir, [given], options);
  return fs.readFileSync(page(given.fromPath), 'utf8');
}

it('writes redirect pages that work without scripts or server rules', () => {
  const html = writtenPage(redirect);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/new/">');
  expect(html).toContain('<link rel="canonical" href="https://example.com/docs/new/">');
  expect(html).toContain('<a href="/docs/new/">');
  expect(html).not.toContain('<script');
});

it('escapes paths in redirect pages', () => {
  expect(writtenPage({ fromPath: '/a/', toPath: '/"><script>x/' })).not.toContain('<script');
});

it('removes the path prefix that Gatsby adds', () => {
  expect(removePathPrefix([{ fromPath: '/docs/old/', toPath: '/docs/new/' }], '/docs')).toEqual([redirect]);
  expect(removePathPrefix([redirect], '')).toEqual([redirect]);
});

it('deletes the page of a removed redirect unless it is a real page now', () => {
  const gone = { fromPath: '/gone/', toPath: '/new/' };
  const real = { fromPath: '/real/', toPath: '/new/' };
  writeRedirectPages(publicDir, [redirect, gone, real], options);
  fs.writeFileSync(
    path.join(publicDir, '_redirects'),
    ['old', 'gone', 'real'].map((name) => `/docs/${name}/ /docs/new/ 301\n`).join(''),
  );
  fs.writeFileSync(page('real'), '<!DOCTYPE html><html lang="en">');
  writeRedirectPages(publicDir, [redirect], options);
  expect(['old', 'gone', 'real'].filter((name) => fs.existsSync(page(name)))).toEqual(['old', 'real']);
});
