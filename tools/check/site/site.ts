import fs from 'node:fs';
import path from 'node:path';
import { readPage, type Page } from './read-page';
import { listFiles } from '../../../src/node/files';

/** A built site, as read from its folder. */
export interface BuiltSite {
  /** By URL path. */
  pages: ReadonlyMap<string, Page>;
  /** All files in `public/`, as relative paths with forward slashes. */
  files: ReadonlySet<string>;
  /** Sitemap URLs, or `null` without a sitemap. */
  sitemap: readonly string[] | null;
}

/** A problem in the built site. */
export interface Finding {
  /** A source file relative to the repository root, or a built file relative to `public/`. */
  file: string;
  what: string;
}

/** A rule checks the whole site and returns all problems that it finds. */
export type Rule = (site: BuiltSite, settings: SiteSettings) => Finding[];

/** Data that rules need in addition to the built files. */
export interface SiteSettings {
  /** Prefix for every URL path, such as `/docs`, or an empty string. */
  pathPrefix: string;
  /** URL prefix for edit links; the rest is a path in the repository. */
  editPrefix: string;
  /** The Content-Security-Policy. */
  policy: string;
  /** All files that an edit link may point to. */
  sources: ReadonlySet<string>;
}

/** Reads a build. Files that aren't pages are only listed. */
export function readSite(directory: string): BuiltSite {
  const files = listFiles(directory);
  const pages = new Map<string, Page>();
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
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

/**
 * Creates a rule that checks each page on its own.
 *
 * @param pagesOf - Selects the pages to check.
 * @param check - Returns what is wrong with a page; `false` and `null` are skipped.
 */
export function pageRule(
  pagesOf: (site: BuiltSite) => Page[],
  check: (page: Page, site: BuiltSite, settings: SiteSettings) => readonly (string | false | null)[],
): Rule {
  return (site, settings) =>
    pagesOf(site).flatMap((page) =>
      check(page, site, settings)
        .filter((what) => what !== false && what !== null)
        .map((what) => ({ file: page.file, what })),
    );
}

/** Returns all pages, including redirects and not-found pages. */
export function allPages(site: BuiltSite): Page[] {
  return [...site.pages.values()];
}

/** Returns all pages except redirects and not-found pages. */
export function contentPages(site: BuiltSite): Page[] {
  return [...site.pages.values()].filter((page) => page.refresh === null && !isNotFound(page));
}

/** Checks whether a page is one that hosts serve for unknown paths. */
export function isNotFound({ file }: Page): boolean {
  return /(?:^|\/)404(?:\.html|\/index\.html)$/.test(file);
}
