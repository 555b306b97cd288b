import { defaultLocale, type Locale } from '../../src/locales/locales';
import { changesDataPath, pageListPath, symbolPagesPath } from '../../src/model/docs/addresses';
import type { PackageReleases } from '../../src/model/docs/doc';
import type { SymbolPage } from '../../src/model/reference/symbol-page';
import { isRecord } from '../../src/model/text/is-record';
import { checkReleases } from '../../src/model/reference/list-upgrades';
import type { Site } from './read-site';

/**
 * Reads a file. Returns null if only the file is missing, and throws if the whole site can't be read.
 */
export async function readFile(site: Site, file: string): ReturnType<Site['read']> {
  const content = await site.read(file);
  if (content === null) await readPageList(site, defaultLocale);
  return content;
}

/**
 * Reads the list of a locale's pages. Throws if there is none, because each build of this documentation
 * has one.
 */
export async function readPageList(site: Site, locale: Locale): Promise<[slug: string, title: string][]> {
  const file = pageListPath(locale);
  const content = await site.read(file);
  const list = content && parse(content.text);
  if (!Array.isArray(list) || !list.every(isPageLink))
    throw new Error(
      `${site.root} doesn't look like this documentation: ${file} isn't a list of pages. Check the address or the folder that this program was started with, including its path prefix.`,
    );
  return list;
}

/**
 * Reads the releases of all packages, newest first.
 *
 * @throws If the site doesn't publish them.
 */
export async function readReleases(site: Site, locale: Locale): Promise<PackageReleases[]> {
  const file = changesDataPath(locale);
  const content = await readFile(site, file);
  if (content === null) throw new Error(`${site.root} doesn't publish its packages' changes.`);
  return checkReleases(parse(content.text), site.root + file);
}

/**
 * Reads the parts of the symbol pages that have changed, by slug.
 *
 * @throws If the site doesn't publish them.
 */
export async function readSymbolPages(site: Site, locale: Locale): Promise<Record<string, SymbolPage>> {
  const content = await readFile(site, symbolPagesPath(locale));
  const pages = content && parse(content.text);
  if (!isRecord(pages)) throw new Error(`${site.root} doesn't publish its symbols' pages as data.`);
  return pages as Record<string, SymbolPage>;
}

const isPageLink = (link: unknown): link is [slug: string, title: string] =>
  Array.isArray(link) && typeof link[0] === 'string' && typeof link[1] === 'string';

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
