import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { waitUntilReady, launch, openPage, waitUntilSettled } from '../support/browser';
import { createFixtureSite, type FixtureSite } from '../support/fixture-site';
import { serveSite } from '../support/server';

const guide = (body: string, front = '') => `---\ntitle: T\ndescription: D\n${front}---\n\n${body}\n`;

let site: FixtureSite;
let browser: Browser;
let first: Record<string, string>;

beforeAll(async () => {
  browser = await launch();
  site = createFixtureSite();
  for (const locale of ['en', 'uk']) {
    site.write(`content/${locale}/index.md`, guide('## Start\n\n[FAQ](./faq.md)'));
    site.write(`content/${locale}/faq.md`, guide('## One\n\nText.', 'redirects: [/questions/]\n'));
  }
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output.slice(-5000));
  first = site.digest('public');
}, 600_000);

afterAll(async () => {
  await browser?.close();
  site?.close();
});

const published = (file: string) => site.read(`public/${file}`);

it('publishes redirects as pages and as host rules in every language', () => {
  expect(published('questions/index.html')).toContain('url=/faq/');
  expect(published('uk/questions/index.html')).toContain(
    '<link rel="canonical" href="https://docs.example/uk/faq/">',
  );
  expect(published('_redirects')).toContain('/uk/questions/ /uk/faq/ 301\n');
  expect(published('nginx-redirects.conf.snippet')).toContain('location = "/questions" { return 301 /faq/');
});

it('produces identical files in a second build, without rendering pages', async () => {
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output.slice(-5000));
  expect(site.digest('public')).toEqual(first);
  expect(output).not.toContain('Building static HTML for pages');
}, 600_000);

describe('after a change', () => {
  const pages = () =>
    Object.keys(site.digest('public')).filter((file) =>
      /^(?:uk\/)?(?:faq|api|search|404)\/index\.html$/.test(file),
    );

  it('to one guide, only its page is rendered', async () => {
    site.write('content/en/faq.md', guide('## One\n\nAnother text.', 'redirects: [/questions/]\n'));
    const { code, output } = await site.build();
    if (code !== 0) throw new Error(output.slice(-5000));
    expect(output).toMatch(/Building static HTML for pages - [^\n]* 1\/1 /);
    const now = site.digest('public');
    expect(Object.keys(first).filter((file) => file.endsWith('.html') && now[file] !== first[file])).toEqual([
      'faq/index.html',
    ]);
  }, 600_000);

  it.each([
    [
      'the script that starts the app',
      'src/inline-scripts/boot.js',
      "'pointermove', ",
      "'pointermove', 'marked', ",
    ],
    ['the style sheet', 'src/styles/base.css', '@layer base {', '@layer base { .marked { top: 1px }'],
  ])(
    'to %s, every page contains it, and the Content Security Policy allows it',
    async (_, file, from, to) => {
      expect(site.read(file)).toContain(from);
      site.write(file, site.read(file).replace(from, to));
      const { code, output } = await site.build();
      if (code !== 0) throw new Error(output.slice(-5000));
      expect(pages()).toHaveLength(8);
      expect(pages().filter((page) => !published(page).includes('marked'))).toEqual([]);
      const headers = published('_headers');
      for (const page of pages()) {
        const inline = [...published(page).matchAll(/<(script|style)(?: data-[^>]*)?>([\s\S]+?)<\/\1>/g)];
        expect(inline.length).toBeGreaterThan(2);
        for (const [, , text = ''] of inline)
          expect(headers).toContain(createHash('sha256').update(text).digest('base64'));
      }
      site.write(file, site.read(file).replace(to, from));
    },
    600_000,
  );
});

describe('a failing build', () => {
  beforeAll(() => {
    first = site.digest('public');
  });

  afterAll(() => site.remove('content/en/old.md'));

  it.each([
    [
      'a public admin key',
      () => undefined,
      { GATSBY_ALGOLIA_ADMIN_KEY: 's3cret' },
      'GATSBY_ALGOLIA_ADMIN_KEY: variables with the prefix GATSBY_ are sent to every browser',
    ],
    [
      'an invalid site URL',
      () => undefined,
      { SITE_URL: 'docs.example' },
      'SITE_URL is "docs.example". Set it to a scheme and host',
    ],
    [
      'a page module without a default export',
      () => site.write('src/pages/extra.tsx', 'export const Extra = () => null;\n'),
      {},
      'src/pages/extra.tsx: a page module needs a default export',
    ],
    [
      'a redirect that hides a page',
      () => {
        site.remove('src/pages/extra.tsx');
        site.write('content/en/old.md', guide('Text.', 'redirects: [/faq/]\n'));
      },
      {},
      'content/en/old.md: the redirect /faq/ would hide an existing page (faq)',
    ],
  ])(
    'reports %s, and keeps the last successful build',
    async (_, breakSite, environment, message) => {
      breakSite();
      const { code, output } = await site.build(environment as Record<string, string>);
      expect(output).toContain(message);
      expect(code).toBe(1);
      expect(site.digest('public')).toEqual(first);
    },
    600_000,
  );
});

it('loads all files and navigates with a path prefix', async () => {
  fs.copyFileSync(path.resolve('gatsby-ssr.tsx'), path.join(site.root, 'gatsby-ssr.tsx'));
  const { code, output } = await site.build({ PATH_PREFIX: '/docs' }, ['--prefix-paths']);
  if (code !== 0) throw new Error(output.slice(-5000));
  const host = await serveSite(path.join(site.root, 'public'), { base: '/docs' });
  const { page, problems, close } = await openPage(browser, 'about:blank');
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto(`${host.origin}/docs/uk/`);
  await waitUntilReady(page);
  await page.locator('main').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL(`${host.origin}/docs/uk/faq/`);
  expect(await page.locator('[id="site:base-url-banner"]').isVisible()).toBe(false);
  await page.goto(`${host.origin}/docs/`);
  await waitUntilSettled(page);
  expect(await page.locator('[id="site:base-url-banner"]').isVisible()).toBe(false);
  expect([missing, problems]).toEqual([[], []]);
  const unknown = await page.goto(`${host.origin}/docs/uk/nope/`);
  expect(unknown?.status()).toBe(404);
  await waitUntilReady(page);
  expect(page.url()).toBe(`${host.origin}/docs/uk/nope/`);
  await close();
  await host.close();
}, 600_000);
