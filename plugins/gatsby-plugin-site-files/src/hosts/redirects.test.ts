import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toRedirectPage, removePathPrefix, writeRedirectPages } from './redirects';

const options = { base: '/docs', siteUrl: 'https://example.com' };
const redirect = { fromPath: '/old/', toPath: '/new/' };

it('writes redirect pages that work without scripts or server rules', () => {
  const page = toRedirectPage(redirect, options);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/new/">');
  expect(page).toContain('<link rel="canonical" href="https://example.com/docs/new/">');
  expect(page).toContain('<a href="/docs/new/">');
  expect(page).not.toContain('<script');
});

it('escapes paths in redirect pages', () => {
  expect(toRedirectPage({ fromPath: '/a/', toPath: '/"><script>x/' }, options)).not.toContain('<script');
});

it('removes the path prefix that Gatsby adds', () => {
  expect(removePathPrefix([{ fromPath: '/docs/old/', toPath: '/docs/new/' }], '/docs')).toEqual([redirect]);
  expect(removePathPrefix([redirect], '')).toEqual([redirect]);
});

it('deletes the page of a removed redirect unless it is a real page now', () => {
  const publicDir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
  const page = (name: string) => path.join(publicDir, name, 'index.html');
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
  fs.rmSync(publicDir, { recursive: true });
});
