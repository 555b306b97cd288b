import { defaultLocale, isLocale, translatedLocales, type Locale } from '../../locales/locales';

/**
 * Returns a page's URL path in one locale.
 *
 * @param slug - Path without locale, with slashes at both ends.
 * @param locale - Locale code.
 */
export function localePath(slug: string, locale: string): string {
  return `${localePrefix(locale)}${slug.slice(1)}`;
}

/** Returns a locale's root path: `/` for the default locale, `/uk/` for another one. */
export function localePrefix(locale: string): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}

/**
 * Splits a URL path without path prefix into locale and slug. If the first segment isn't a locale,
 * the path belongs to the default locale.
 */
export function splitPath(pathname: string): { locale: Locale; slug: string } {
  const first = pathname.split('/')[1] ?? '';
  if (isLocale(first) && translatedLocales.includes(first)) {
    return { locale: first, slug: pathname.slice(first.length + 1) || '/' };
  }
  return { locale: defaultLocale, slug: pathname || '/' };
}

/** Appends an element's ID to an address, if there is one. */
export function joinHash(address: string, hash: string | null): string {
  return hash ? `${address}#${hash}` : address;
}

/** Splits an address such as `/faq/#install` at its `#`. Without an ID, `hash` is null. */
export function splitHash(address: string): { path: string; hash: string | null } {
  const [path = '', hash = ''] = address.split('#');
  return { path, hash: hash || null };
}

/** Home page doc ID in each locale. */
const MAIN_DOC_ID = 'intro';

/**
 * Returns a content file's doc ID: its path in the locale folder without extension. An `index` file
 * gets its folder's ID, and the top-level `index` is the main doc. Letters with separate accents, as in
 * file names from some macOS tools, become what a keyboard types.
 *
 * @param relativePath - Path such as `libraries/typeorm/index.md`.
 */
export function docIdOf(relativePath: string): string {
  return (
    relativePath
      .normalize('NFC')
      .replace(/\.mdx?$/, '')
      .replace(/(^|\/)index$/, '') || MAIN_DOC_ID
  );
}

/** Returns a doc's slug: `/` for the main doc, or else its ID between slashes. */
export function slugOf(docId: string): string {
  return docId === MAIN_DOC_ID ? '/' : `/${docId}/`;
}

/** Returns a content file's slug. */
export function slugOfFile(relativePath: string): string {
  return slugOf(docIdOf(relativePath));
}

/** The API reference's slug. */
export const API_SLUG = '/api/';

/** The search page. */
export const SEARCH_SLUG = '/search/';

/** Slug for the page with all error messages. */
export const ERRORS_SLUG = `${API_SLUG}errors/`;

/** Slug for the page with all configuration keys. */
export const CONFIGURATION_SLUG = `${API_SLUG}configuration/`;

/**
 * Returns a reference page's slug.
 *
 * @param packageName - Name such as `clients/platform-client`.
 * @param symbol - Symbol path in the package, such as `classes/Page`. Without it, the package page.
 */
export function referenceSlug(packageName: string, symbol?: string): string {
  return `${API_SLUG}${packageName}/src/${symbol === undefined ? '' : `${symbol}/`}`;
}

/**
 * Returns a package's short name without its folder: `platform-client` for
 * `clients/platform-client`.
 */
export function packageLabel(packageName: string): string {
  return packageName.slice(packageName.lastIndexOf('/') + 1);
}

/** Compares packages by their short names, for sorting. */
export const byPackageLabel = (a: string, b: string): number =>
  packageLabel(a).localeCompare(packageLabel(b), 'en');

/**
 * Returns the slug for the page with the changes in a package's releases.
 *
 * @param packageName - Without it, the page about all packages.
 */
export function changesSlug(packageName?: string): string {
  return `${API_SLUG}${packageName === undefined ? '' : `${packageName}/`}changes/`;
}

/** Returns a release's element ID on a changes page. */
export function releaseId(version: string, packageName?: string): string {
  return `${packageName === undefined ? '' : `${packageName.replaceAll('/', '-')}-`}v${version}`;
}

/** Returns the release feed path in one language. */
export function changesFeedPath(locale: string): string {
  return `${localePath(API_SLUG, locale)}changes.xml`;
}

/** Returns the path to a language's list of all pages for assistants. */
export function llmsPath(locale: string): string {
  return `${localePrefix(locale)}llms.txt`;
}

/** Returns the path to a language's list of all reference pages for assistants. */
export function apiLlmsPath(locale: string): string {
  return `${localePath(API_SLUG, locale)}llms.txt`;
}

/** Returns the path to all pages of a language in one file. */
export function fullTextPath(locale: string): string {
  return `${localePrefix(locale)}llms-full.txt`;
}

/** Returns the path to all packages' releases as JSON, in one language. */
export function changesDataPath(locale: string): string {
  return `${localePath(API_SLUG, locale)}changes.json`;
}

/** Returns the path to the parts of the symbol pages that have changed, as JSON, in one language. */
export function symbolPagesPath(locale: string): string {
  return `${localePath(API_SLUG, locale)}symbol-pages.json`;
}

/**
 * Parses a reference page's slug.
 *
 * @param slug - Path without locale.
 * @returns The package and the symbol path (null on the package page and its changes page).
 *   Null when the slug isn't a package's page.
 */
export function readReferenceSlug(slug: string): { package: string; symbol: string | null } | null {
  const [, packageName, symbol] = /^\/api\/(.+?)\/(?:src\/(?:(.+)\/)?|changes\/)$/.exec(slug) ?? [];
  return packageName === undefined ? null : { package: packageName, symbol: symbol ?? null };
}

/** Checks whether a path belongs to a not-found page. */
export function isNotFoundPath(path: string): boolean {
  return /\/404(\.html|\/)$/.test(path);
}

/** Returns the path to a page's Markdown file, next to its `index.html`. */
export function markdownPath(path: string): string {
  return `${path}index.md`;
}

/**
 * Returns the URL of a page's Markdown file.
 *
 * @param siteRoot - The site's root URL.
 * @param address - A page's path, with an element's ID or without.
 */
export function markdownUrl(siteRoot: string, address: string): string {
  const { path, hash } = splitHash(address);
  return joinHash(siteRoot + encodeURI(markdownPath(path)), hash);
}

/** Returns the hover data path for a page's code samples, next to its `index.html`. */
export function hoverDataPath(path: string): string {
  return `${path}hovers.json`;
}

/** Returns the hover card path for one package. */
export function symbolCardsPath(locale: string, packageName: string): string {
  return `/api-symbols/${locale}/${packageName}.json`;
}

/** Returns the path to a locale's packages and their symbols, which the list of packages loads. */
export function packageListPath(locale: string): string {
  return `/api-symbols/${locale}.json`;
}

/** Returns the path to one search index part in a locale. */
export function searchPartPath(locale: string, part: string): string {
  return `/search/${locale}/${part}.json`;
}

/** Returns the path to the locale's page list for the not-found page. */
export function pageListPath(locale: string): string {
  return `/page-list/${locale}.json`;
}

/**
 * Returns the path to the social media preview image. Each guide has its own; pages of an API
 * package share one.
 *
 * @param doc - `locale` is the content language: a page without a translation uses the original
 *   image.
 */
export function socialImagePath(doc: { docId: string; locale: string; package: string | null }): string {
  return `/social/${doc.locale}/${doc.package === null ? doc.docId : `api/${doc.package}`}.png`;
}

/**
 * Path that the feedback buttons request. Hosts return an empty response, and their access logs contain
 * the votes.
 */
export const FEEDBACK_PATH = '/feedback/';

/** Social image size, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;
