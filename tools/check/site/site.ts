import fs from 'node:fs';
import path from 'node:path';
import { readPage, type Page } from './read-page';
import { listFiles } from '../../../src/model/files';

/** The built site as the checks see it. */
export interface BuiltSite {
  /** By URL path. */
  pages: ReadonlyMap<string, Page>;
  /** All files of `public/`, as relative paths with forward slashes. */
  files: ReadonlySet<string>;
  /** Addresses the sitemap lists, or null without a sitemap. */
  sitemap: readonly string[] | null;
}

/** One thing wrong with the built site. */
export interface Finding {
  /** The file it is found in, from the root of the repository where it is a source, else of `public/`. */
  file: string;
  what: string;
}

/** A rule looks at the whole site and answers everything it has against it. */
export type Rule = (site: BuiltSite, facts: SiteFacts) => Finding[];

/** What the rules have to know beside the files. */
export interface SiteFacts {
  localeCodes: readonly string[];
  defaultLocale: string;
  /** Prefix of every URL path, such as `/docs`, or the empty string. */
  pathPrefix: string;
  /** Start of the address of an edit link; what follows is a path in the repository. */
  editPrefix: string;
  /** All files an edit link may point to. */
  sources: ReadonlySet<string>;
}

/** Reads a build. Files that are not pages are only listed. */
export function readSite(directory: string): BuiltSite {
  const files = listFiles(directory);
  const pages = new Map<string, Page>();
  for (const file of files) {
    if (!file.endsWith('.html') || file.startsWith('_gatsby/')) continue;
    const page = readPage(file, fs.readFileSync(path.join(directory, file), 'utf8'));
    pages.set(page.path, page);
  }
  const sitemaps = files.filter((file) => /^sitemap[\w-]*\.xml$/.test(file));
  const listed = sitemaps.flatMap((file) =>
    [...fs.readFileSync(path.join(directory, file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => url.replaceAll('&amp;', '&'),
    ),
  );
  return {
    pages,
    files: new Set(files),
    sitemap: sitemaps.length === 0 ? null : listed.filter((url) => !url.endsWith('.xml')),
  };
}

/** The locale a path belongs to. */
export function localeOf(pathname: string, { localeCodes, defaultLocale }: SiteFacts): string {
  const first = pathname.split('/')[1] ?? '';
  return first !== defaultLocale && localeCodes.includes(first) ? first : defaultLocale;
}

/** The path a locale shows a page of another locale at. */
export function pathIn(pathname: string, locale: string, facts: SiteFacts): string {
  const own = localeOf(pathname, facts);
  const slug = own === facts.defaultLocale ? pathname : pathname.slice(own.length + 1);
  return locale === facts.defaultLocale ? slug : `/${locale}${slug}`;
}

/** Pages that show something: neither redirects nor the not-found pages. */
export function contentPages(site: BuiltSite): Page[] {
  return [...site.pages.values()].filter((page) => page.refresh === null && !isNotFound(page));
}

/** The pages a host answers unknown paths with. */
export function isNotFound({ file }: Page): boolean {
  return /(?:^|\/)404(?:\.html|\/index\.html)$/.test(file);
}
