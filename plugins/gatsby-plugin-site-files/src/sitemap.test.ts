import { parse } from 'node-html-parser';
import { buildRobots, buildSitemap, type SitemapPage } from './sitemap';

function page(path: string, extra: Partial<SitemapPage> = {}): SitemapPage {
  const locale = path.startsWith('/uk/') ? 'uk' : 'en';
  const slug = locale === 'uk' ? path.slice(3) : path;
  const doc = { lastUpdated: null };
  return { path, locale, slug, translations: ['en', 'uk'], isIndexed: true, doc, ...extra };
}

const ROOT = 'https://docs.example/base';
const only = (pages: SitemapPage[]) => buildSitemap(pages, ROOT)[0]?.content ?? '';

describe('the sitemap', () => {
  it('lists each page with its translations and path prefix', () => {
    const content = only([page('/faq/'), page('/uk/faq/')]);
    expect(content).toContain(
      '<url><loc>https://docs.example/base/faq/</loc>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://docs.example/base/faq/"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://docs.example/base/faq/"/>' +
        '<xhtml:link rel="alternate" hreflang="uk" href="https://docs.example/base/uk/faq/"/></url>',
    );
    expect(parse(content).querySelectorAll('url')).toHaveLength(2);
  });

  it('skips fallback, alias, and unlisted pages', () => {
    const content = only([page('/a/', { translations: ['en'] }), page('/uk/a/', { isIndexed: false })]);
    expect(content).toContain('<loc>https://docs.example/base/a/</loc>');
    expect(content).not.toContain('/uk/a/');
    expect(content).not.toContain('hreflang="uk"');
  });

  it('contains the date of the last change, if known', () => {
    const doc = { lastUpdated: { date: '2025-01-02T03:04:05+02:00', author: 'A' } };
    expect(only([page('/a/', { doc })])).toContain('</loc><lastmod>2025-01-02T03:04:05+02:00</lastmod>');
    expect(only([page('/a/')])).not.toContain('lastmod');
  });

  it('escapes URLs', () => {
    expect(only([page('/a&b/їжак/')])).toContain(
      '<loc>https://docs.example/base/a&amp;b/%D1%97%D0%B6%D0%B0%D0%BA/</loc>',
    );
  });

  it('is split into an index and several files if it is too long', () => {
    const pages = ['/a/', '/b/', '/c/'].map((path) => page(path));
    const files = buildSitemap(pages, ROOT, 2);
    expect(files.map(({ name }) => name)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(files[0]?.content).toContain(
      '<sitemap><loc>https://docs.example/base/sitemap-2.xml</loc></sitemap>',
    );
    expect(files[2]?.content).toContain('/c/');
  });
});

it('allows all crawlers in robots.txt and links to the sitemap', () => {
  expect(buildRobots(ROOT).content).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/base/sitemap.xml\n',
  );
});
