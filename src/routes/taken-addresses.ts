import { localeCodes, translatedLocales } from '../locales/locales';
import { splitPath } from '../model/docs/addresses';

/** Folders that the build fills. */
const GENERATED = /^(?:_[^/]*|static|page-data|page-list|api-symbols|social|~partytown|404)$/;
/** Files that the build writes for pages. */
const PAGE_FILE = /^(?:index\.(?:html|md)|samples\.json|404\.html)$/;

/**
 * Returns a function that checks whether an address belongs to a file of the site or a page in
 * `src/pages/`, or would need a folder of a file's name.
 *
 * @param files - The site's other files and pages, from `siteFiles`.
 */
export function takenAddresses(files: ReadonlySet<string>): (path: string) => boolean {
  const fileNames = new Set([...files].map((file) => file.toLowerCase().replace(/^\/|\/$/g, '')));
  return (path) => {
    const all = path.toLowerCase().split('/').filter(Boolean);
    return [all, localeCodes.some((code) => code.toLowerCase() === all[0]) ? all.slice(1) : all].some(
      (parts) =>
        GENERATED.test(parts[0] ?? '') ||
        // `/search/` is a page, and its subfolders contain the search index.
        parts[0] === 'search' ||
        parts.some((part, at) => PAGE_FILE.test(part) || fileNames.has(parts.slice(0, at + 1).join('/'))),
    );
  };
}

/**
 * Returns the language whose URL prefix a slug starts with, such as `uk` for `/uk/faq/`; null for
 * none.
 */
export function languageOfSlug(slug: string): string | null {
  const { locale } = splitPath(slug.toLowerCase());
  return translatedLocales.includes(locale) ? locale : null;
}
