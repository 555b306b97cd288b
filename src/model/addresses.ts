import { defaultLocale, isLocale, translatedLocales, type Locale } from '../locales/locales';

/**
 * The URL path of a route in one locale.
 *
 * @param slug - Route without locale, slashes at both ends.
 */
export function localePath(slug: string, locale: string): string {
  return `${localePrefix(locale)}${slug.slice(1)}`;
}

/** The root of a locale: `/` for the default locale, `/uk/` for another one. */
export function localePrefix(locale: string): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}

/** Splits a URL path (without path prefix) into locale and slug. An unknown first segment belongs to the default locale. */
export function splitPath(pathname: string): { locale: Locale; slug: string } {
  const first = pathname.split('/')[1] ?? '';
  if (isLocale(first) && translatedLocales.includes(first)) {
    return { locale: first, slug: pathname.slice(first.length + 1) || '/' };
  }
  return { locale: defaultLocale, slug: pathname || '/' };
}

/** The id of the doc at the root of each locale. */
export const MAIN_DOC_ID = 'intro';

/**
 * The id a content file gives its doc: its path below the locale folder without extension. `index` names its folder, and the outermost
 * `index` the main doc.
 *
 * @param relativePath - Such as `libraries/typeorm/index.md`.
 */
export function docIdOf(relativePath: string): string {
  return relativePath.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '') || MAIN_DOC_ID;
}

/** The route of a doc without locale: `/` for the main doc, else its id between slashes. */
export function slugOf(docId: string): string {
  return docId === MAIN_DOC_ID ? '/' : `/${docId}/`;
}

/** The route of a content file without locale. */
export function slugOfFile(relativePath: string): string {
  return slugOf(docIdOf(relativePath));
}

/** The root of the reference, without locale. */
export const API_SLUG = '/api/';

/** The page of all error messages, without locale. */
export const ERRORS_SLUG = `${API_SLUG}errors/`;

/**
 * The route of a page of the reference, without locale.
 *
 * @param packageName - Such as `clients/platform-client`.
 * @param symbol - Its place in the package, such as `classes/Page`; without one, the page of the package.
 */
export function referenceSlug(packageName: string, symbol?: string): string {
  return `${API_SLUG}${packageName}/src/${symbol === undefined ? '' : `${symbol}/`}`;
}

/** What a package is called where its scope is not said: `platform-client` for the folder `clients/platform-client`. */
export function packageLabel(packageName: string): string {
  return packageName.slice(packageName.lastIndexOf('/') + 1);
}

/** Orders packages by what they are called. */
export const byPackageLabel = (a: string, b: string): number =>
  packageLabel(a).localeCompare(packageLabel(b), 'en');

/**
 * The page that says what the releases of a package changed, without locale.
 *
 * @param packageName - Without one, the page about all packages.
 */
export function changesSlug(packageName?: string): string {
  return `${API_SLUG}${packageName === undefined ? '' : `${packageName}/`}changes/`;
}

/** Id of the part of such a page that is about one release. */
export function releaseId(version: string, packageName?: string): string {
  return `${packageName === undefined ? '' : `${packageName.replaceAll('/', '-')}-`}v${version}`;
}

/** The feed of the latest releases in one language. */
export function changesFeedPath(locale: string): string {
  return `${localePath(API_SLUG, locale)}changes.xml`;
}

/**
 * Reads a route of the reference.
 *
 * @param slug - Without locale.
 * @returns The package, and the place of the symbol in it (null on the page of the package and that of its changes); null when the slug is not a page of a package.
 */
export function readReferenceSlug(slug: string): { package: string; symbol: string | null } | null {
  const [, packageName, symbol] = /^\/api\/(.+?)\/(?:src\/(?:(.+)\/)?|changes\/)$/.exec(slug) ?? [];
  return packageName === undefined ? null : { package: packageName, symbol: symbol ?? null };
}

/** Whether a path is that of a not-found page. */
export function isNotFoundPath(path: string): boolean {
  return /\/404(\.html|\/)$/.test(path);
}

/** The Markdown form of a page, beside its `index.html`. */
export function markdownPath(path: string): string {
  return `${path}index.md`;
}

/** What the names in the code of a page answer, beside its `index.html`. */
export function pageSamplesPath(path: string): string {
  return `${path}samples.json`;
}

/** The hover cards of the symbols of one package. */
export function symbolCardsPath(locale: string, packageName: string): string {
  return `/api-symbols/${locale}/${packageName}.json`;
}

/** One part of a locale's search index. */
export function searchPartPath(locale: string, part: string): string {
  return `/search/${locale}/${part}.json`;
}

/** The list of a locale's pages, for the not-found page. */
export function pageListPath(locale: string): string {
  return `/page-list/${locale}.json`;
}

/**
 * The picture that links to a page are shown with. Guides have their own; the pages of one API package share one.
 *
 * @param doc - `locale` is that of the content: a page without a translation shows the picture of its original.
 */
export function socialImagePath(doc: { docId: string; locale: string; package: string | null }): string {
  return `/social/${doc.locale}/${doc.package === null ? doc.docId : `api/${doc.package}`}.png`;
}

/** Width and height of every social image, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;
