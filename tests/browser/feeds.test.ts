import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBuiltSite } from '../support/built-site';
import { LOCALES } from '../support/browser';
import type { Site } from '../support/server';

const PUBLIC = path.resolve('public');
const read = (file: string) => fs.readFileSync(path.join(PUBLIC, file), 'utf8');
const isFile = (file: string) => fs.existsSync(path.join(PUBLIC, decodeURI(file)));
const root = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(read('robots.txt'))?.[1] ?? '';
const below = (url: string) => {
  expect(url.startsWith(`${root}/`)).toBe(true);
  return url.slice(root.length);
};

let site: Site;
let browser: Browser;

openBuiltSite((opened) => ({ site, browser } = opened));

describe('the sitemap', () => {
  const entries = [...read('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(.*)<\/url>/g)].map(
    ([, loc = '', rest = '']) => ({
      loc,
      alternates: [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, lang, href]) => `${lang} ${href}`,
      ),
    }),
  );

  it('is well-formed XML', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/robots.txt`);
    const result = await page.evaluate(async () => {
      const text = await (await fetch('/sitemap.xml')).text();
      const document = new DOMParser().parseFromString(text, 'application/xml');
      return [document.querySelectorAll('parsererror').length, document.querySelectorAll('url > loc').length];
    });
    expect(result).toEqual([0, entries.length]);
    await page.close();
  });

  it('lists only existing pages, without duplicates', () => {
    expect(entries.length).toBeGreaterThan(500);
    expect(entries.filter(({ loc }) => !isFile(`${below(loc)}index.html`))).toEqual([]);
    expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
  });

  it('leaves out aliases, not-found pages, and pages excluded from indexing', () => {
    const paths = entries.map(({ loc }) => below(loc));
    expect(paths.filter((each) => /^(?:\/uk)?\/(?:api\/docs|404|dev-404-page)\//.test(each))).toEqual([]);
    expect(paths.filter((each) => read(`${each}index.html`).includes('content="noindex"'))).toEqual([]);
  });

  it('lists the same translations for all pages in a translation group', () => {
    const byLoc = new Map(entries.map((entry) => [entry.loc, entry.alternates.join(' ')]));
    for (const { loc, alternates } of entries) {
      expect(alternates.some((each) => each.endsWith(` ${loc}`))).toBe(true);
      for (const each of alternates) expect(byLoc.get(each.split(' ')[1] ?? '')).toBe(alternates.join(' '));
    }
  });
});

describe.each(LOCALES)('in %s', (lang, prefix) => {
  it.each(['/', '/libraries/mail/usage/', '/api/redis/src/classes/RedisConfig/', '/api/docs/'])(
    'the head of %s has the metadata for link previews, search engines, and agents',
    async (slug) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(site.origin + prefix + slug);
      const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name);
      const h1 = (await page.locator('h1').first().innerText()).trim();
      const canonical = await attribute('link[rel=canonical]', 'href');

      expect(canonical).toBe(root + prefix + slug.replace('/docs/', '/'));
      expect(await attribute('meta[property="og:url"]', 'content')).toBe(canonical);
      expect(await attribute('meta[property="og:locale"]', 'content')).toBe(
        lang === 'uk' ? 'uk_UA' : 'en_US',
      );
      expect(await attribute('meta[property="og:title"]', 'content')).not.toBe('');
      expect(await attribute('meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
      expect(await attribute('meta[name="theme-color"]', 'content')).toMatch(/^#/);
      const generators = page.locator('meta[name="generator"]');
      expect(await generators.evaluateAll((all) => all.map((each) => each.getAttribute('content')))).toEqual([
        expect.stringMatching(/^Gatsby 5\./),
        'softkit-docs 3.0.1',
      ]);
      const languages = await page.locator('link[rel=alternate][hreflang]').count();
      expect(languages).toBe(slug === '/api/docs/' ? 0 : 3);

      const image = below((await attribute('meta[property="og:image"]', 'content')) ?? '');
      const png = fs.readFileSync(path.join(PUBLIC, image));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(40_000);

      const markdown = (await attribute('link[rel=alternate][type="text/markdown"]', 'href')) ?? '';
      expect(markdown).toBe(`${prefix}${slug}index.md`);
      expect(read(markdown)).toContain(`# ${h1.split('\n')[0]}`);

      const trails = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(trails).toHaveLength(slug === '/' ? 0 : 1);
      for (const trail of trails) {
        const { itemListElement } = JSON.parse(trail) as { itemListElement: { item?: string }[] };
        expect(itemListElement.length).toBe(slug.split('/').filter(Boolean).length === 2 ? 2 : 4);
        for (const { item } of itemListElement.slice(0, -1))
          expect(isFile(`${below(item ?? '')}index.html`)).toBe(true);
      }
      await page.close();
    },
  );

  it('the release feed is a linked Atom feed, newest first, with working links to the releases', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.origin}${prefix}/api/typeorm/changes/`);
    const feed = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]');
      const text = await (await fetch(link?.getAttribute('href') ?? '')).text();
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      const texts = (selector: string) =>
        [...xml.querySelectorAll(selector)].map((each) => each.textContent ?? '');
      return {
        root: [xml.documentElement.namespaceURI, xml.documentElement.getAttribute('xml:lang')],
        of: texts('feed > id, feed > title, feed > updated, feed > author > name').length,
        ids: texts('entry > id'),
        days: texts('entry > updated'),
        titles: texts('entry > title'),
        contents: texts('entry > content'),
        links: [...xml.querySelectorAll('entry > link')].map((each) => each.getAttribute('href') ?? ''),
      };
    });
    expect(feed.root).toEqual(['http://www.w3.org/2005/Atom', lang]);
    expect(feed.of).toBe(4);
    expect(feed.days.length).toBeGreaterThan(20);
    expect(feed.days).toEqual([...feed.days].sort().reverse());
    expect(new Set(feed.ids).size).toBe(feed.days.length);
    expect(feed.titles.filter((title) => !/^@softkit\/[\w-]+ \d+\.\d+\.\d+$/.test(title))).toEqual([]);
    expect(feed.contents.filter((content) => !content.startsWith('<h2>'))).toEqual([]);
    for (const link of feed.links) {
      const [address = '', id] = link.split('#');
      expect(read(`${below(address)}index.html`)).toContain(`id="${id}"`);
    }
    await page.close();
  });

  it('llms.txt has a title, a summary, and sections with working links', () => {
    const text = read(`${prefix}/llms.txt`);
    expect(text).toMatch(/^# .+\n\n> .+\n\n/);
    expect(text.match(/^## /gm)?.length).toBeGreaterThan(2);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => below(url));
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((each) => !isFile(each))).toEqual([]);
    expect(links.every((each) => each.startsWith(`${prefix}/`))).toBe(true);
  });

  it('llms-full.txt contains the text of every page once', () => {
    const text = read(`${prefix}/llms-full.txt`);
    const sources = [...text.matchAll(/^<(https?:[^>]+)>$/gm)].map(([, url = '']) => url);
    expect(sources.length).toBeGreaterThan(200);
    expect(new Set(sources).size).toBe(sources.length);
    expect(text.match(/^# /gm)).toHaveLength(1);
  });
});

describe('the Markdown versions', () => {
  const versions = fs
    .readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.md');

  it('exist for every guide and reference page', () => {
    expect(versions.length).toBeGreaterThan(1000);
    expect(versions.filter((file) => !isFile(file.replace(/md$/, 'html')))).toEqual([]);
  });

  it('contain no directives, components, or broken links', () => {
    const problems: string[] = [];
    for (const file of versions) {
      const text = read(file)
        .replace(/^([\s>]*)(`{3,}|~{3,})[^]*?^[\s>]*\2`*\s*$/gm, '')
        .replace(/`[^`\n]*`/g, '');
      if (/^\s*:::?|\{#[\w-]+\}|\]\(api:|^\s*<\/?[A-Z]/m.test(text)) problems.push(file);
      for (const [, url = ''] of text.matchAll(/\]\(([^()\s]+)\)/g)) {
        if (/^(?:https?:|mailto:|#)/.test(url)) continue;
        if (!url.startsWith('/') || !isFile(url.replace(/#.*$/, ''))) problems.push(`${file}: ${url}`);
      }
    }
    expect(problems).toEqual([]);
  });
});
