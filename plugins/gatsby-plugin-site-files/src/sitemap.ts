import { defaultLocale, locales } from '../../../src/locales/locales';
import { escapeHtml } from '../../../src/model/text/text';
import type { OutputDoc, OutputPage } from './output-page';

/** A sitemap can contain 50,000 URLs. Some crawlers stop a little earlier. */
const PAGES_PER_SITEMAP = 45_000;

/** A file in the site folder. */
export interface TextFile {
  name: string;
  content: string;
}

/** The page fields that a sitemap uses. */
export type SitemapPage = Pick<OutputPage, 'path' | 'slug' | 'locale' | 'translations' | 'isIndexed'> & {
  doc: Pick<OutputDoc, 'lastUpdated'>;
};

/**
 * Builds the sitemap with all indexed pages, their translations, and the last change date, if known.
 * Above `pagesPerFile` pages, `sitemap.xml` becomes an index of numbered files.
 *
 * @param pages - All pages.
 * @param root - The site's root URL, without a trailing slash.
 * @param pagesPerFile - Maximum number of pages in a file.
 */
export function buildSitemap(
  pages: readonly SitemapPage[],
  root: string,
  pagesPerFile = PAGES_PER_SITEMAP,
): TextFile[] {
  const indexedPages = pages.filter((page) => page.isIndexed);
  const pathOf = new Map(indexedPages.map(({ slug, locale, path }) => [`${locale} ${slug}`, path]));
  const entries = indexedPages.map((page) => toEntry(page, pathOf, root));
  if (entries.length <= pagesPerFile) return [{ name: 'sitemap.xml', content: urlSet(entries) }];
  const files = Array.from({ length: Math.ceil(entries.length / pagesPerFile) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    content: urlSet(entries.slice(index * pagesPerFile, (index + 1) * pagesPerFile)),
  }));
  const index = files.map(({ name }) => `<sitemap><loc>${escapeHtml(`${root}/${name}`)}</loc></sitemap>\n`);
  return [
    {
      name: 'sitemap.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${index.join('')}</sitemapindex>\n`,
    },
    ...files,
  ];
}

/** Builds a robots.txt that allows all crawlers and links to the sitemap. */
export function buildRobots(root: string): TextFile {
  return { name: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${root}/sitemap.xml\n` };
}

function toEntry(
  { path, slug, translations, doc }: SitemapPage,
  pathOf: ReadonlyMap<string, string>,
  root: string,
): string {
  const address = (urlPath: string) => escapeHtml(root + encodeURI(urlPath));
  const link = (lang: string, urlPath: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(urlPath)}"/>`;
  const others = locales.flatMap(({ code, lang }) => {
    const urlPath = translations.includes(code) ? pathOf.get(`${code} ${slug}`) : undefined;
    if (urlPath === undefined) return [];
    return code === defaultLocale ? [link(lang, urlPath), link('x-default', urlPath)] : [link(lang, urlPath)];
  });
  const lastmod = doc.lastUpdated ? `<lastmod>${escapeHtml(doc.lastUpdated.date)}</lastmod>` : '';
  return `<url><loc>${address(path)}</loc>${lastmod}${others.join('')}</url>\n`;
}

function urlSet(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}
