import compareVersions from 'semver/functions/compare';
import { defaultLocale, type Locale } from '../../src/locales/locales';
import {
  ERRORS_SLUG,
  localePath,
  markdownPath,
  readReferenceSlug,
  searchPartPath,
  splitPath,
} from '../../src/model/docs/addresses';
import { fencedLines } from '../../src/model/docs/fenced-lines';
import { readHistoryName } from '../../src/model/reference/history';
import { suggestion } from '../../src/model/text/nearest';
import { decodeUrl, escapeHtml } from '../../src/model/text/text';
import { createEmbeddedClient } from '../../src/search/client/embedded-client';
import { unpackNames, type IndexedRecord } from '../../src/search/engine/names-part';
import {
  SearchUnavailable,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
} from '../../src/search/client/search-client';
import { listUpgrades, lowestVersion, readVersions } from '../../src/model/reference/list-upgrades';
import { pageAtVersion, releasesOf } from '../shared/page-at-version';
import type { Site } from '../shared/read-site';
import { readFile, readPageList, readReleases, readSymbolPages } from '../shared/site-data';

/** A site with a search client for each language that was searched. */
interface DocsSite extends Site {
  clients: Map<Locale, SearchClient>;
}

/**
 * Reads and searches a site's documentation. Each function returns Markdown of any length and throws
 * an error that tells the assistant what to do instead.
 *
 * @param files - The site.
 */
export function openDocs(files: Site) {
  const site: DocsSite = { ...files, clients: new Map() };
  return {
    search: search.bind(null, site),
    findByType: findByType.bind(null, site),
    getPage: getPage.bind(null, site),
    explainError: explainError.bind(null, site),
    listChanges: listChanges.bind(null, site),
    /** Checks that the site can be read. */
    check: async (): Promise<void> => void (await readPageList(site, defaultLocale)),
  };
}

export type Docs = ReturnType<typeof openDocs>;

async function search(site: DocsSite, query: string, locale: Locale, limit: number): Promise<string> {
  const { hits, total, didYouMean } = await ask(site, query, locale, limit);
  if (hits.length === 0)
    return `No results for "${short(query)}".${didYouMean ? ` Try "${didYouMean}".` : ' Try fewer or other words.'}`;
  return `${total} results for "${short(query)}":\n\n${resultList(site, hits)}`;
}

async function findByType(site: DocsSite, type: string, locale: Locale, limit: number): Promise<string> {
  const { hits, byType } = await ask(site, type, locale, limit);
  if (!byType)
    throw new Error(
      `No signature matches "${short(type)}". Write types like "string -> Promise<void>" or "(string, number) => Date", or use search_docs.`,
    );
  return hits
    .map((hit) => `- ${resultName(hit)} ${site.root}${hit.url}\n  \`${hit.signature ?? ''}\``)
    .join('\n');
}

async function getPage(site: Site, address: string, version?: string): Promise<string> {
  await checkHost(site, address);
  const wanted = readAddress(address, site.root);
  const pathname = await findPage(site, wanted.pathname);
  const page = await readFile(site, markdownPath(pathname));
  if (page === null) throw new Error(`There is no page ${short(pathname)}. Use search_docs to find it.`);
  const text = version === undefined ? page.text : await atVersion(site, pathname, page.text, version);
  if (wanted.section === null) return text;
  return getSection(site, pathname, wanted.section, text);
}

/** Changes a symbol's Markdown to what it was in a version of its package. */
async function atVersion(site: Site, pathname: string, text: string, version: string): Promise<string> {
  const wanted = lowestVersion(version);
  if (wanted === null) throw new Error(`"${short(version)}" isn't a version. Pass one such as "0.5.0".`);
  const { slug, locale } = splitPath(pathname);
  const { package: packageName, symbol = null } = readReferenceSlug(slug) ?? {};
  if (packageName === undefined || symbol === null)
    return `(Only pages of API symbols differ by version. This page describes the newest release.)\n\n${text}`;
  const releases = releasesOf(await readReleases(site, defaultLocale), packageName);
  if (!releases) throw new Error(`${short(pathname)} belongs to a package without releases.`);
  const pages = await readSymbolPages(site, locale);
  const page = pageAtVersion(text, pages[slug], symbol, releases, wanted);
  if (page !== null) return page;
  throw new Error(
    `${releases.importName} ${wanted} doesn't have ${readHistoryName(symbol).label}. Leave out the version to read the page, or use list_changes.`,
  );
}

async function explainError(site: DocsSite, message: string, locale: Locale): Promise<string> {
  const { hits } = await ask(site, message, locale, 5);
  const errors = localePath(ERRORS_SLUG, locale);
  const hit = hits.find((each) => each.path === errors && each.anchor !== null);
  if (!hit)
    return `This message isn't among the errors of Softkit. Related pages:\n\n${resultList(site, hits) || 'none'}`;
  const page = await readFile(site, markdownPath(errors));
  const text = page === null ? null : findSection(page.text, hit.title);
  return `${text ?? resultList(site, [hit])}\n\nSource: ${site.root}${hit.url}`;
}

async function listChanges(site: Site, versionsText: string, locale: Locale): Promise<string> {
  const packages = await readReleases(site, locale);
  const ours = packages.map(({ importName }) => importName);
  const { upgrades, problems } = listUpgrades(packages, readVersions(versionsText, ours));
  if (upgrades.length + problems.length === 0)
    throw new Error(
      `No documented package in this text, or no installed version of one. Pass a package.json, or lines such as "${packages[0]?.importName ?? '@softkit/typeorm'}@0.5.0".`,
    );
  const problemLines = problems.map(
    ({ importName, version }) => `${importName}: "${short(version)}" isn't a version or a range.`,
  );
  return [...upgrades.map(upgradeSection), ...problemLines].join('\n\n');
}

/** Searches the complete index of a language. */
async function ask(site: DocsSite, query: string, locale: Locale, limit: number): Promise<SearchAnswer> {
  const client = site.clients.get(locale) ?? createClient(site, locale);
  site.clients.set(locale, client);
  const searchFor = (text: string, maximum: number) =>
    client
      .search({ query: text, filters: {}, limit: maximum })
      .catch((error: unknown) => Promise.reject(explainFailure(site, error)));
  // Load the names first. If the site can't be read, this is the only request.
  await searchFor('', 1);
  await client.warmUp();
  return searchFor(query, limit);
}

const createClient = (site: Site, locale: Locale): SearchClient =>
  createEmbeddedClient({
    partUrl: (part) => searchPartPath(locale, part),
    fetchPart: async (file) => {
      const content = await readFile(site, String(file));
      return new Response(content?.text ?? null, { status: content ? 200 : 404 });
    },
  });

/**
 * Converts a failed search to an error: the network error if the site can't be read, or else that its
 * index is missing or damaged.
 */
function explainFailure(site: Site, error: unknown): Error {
  const isUnreachable = error instanceof SearchUnavailable && error.reason === 'network';
  if (isUnreachable && error.cause instanceof Error) return error.cause;
  return new Error(`The search index of ${site.root} is missing or damaged. Build the site again.`, {
    cause: error,
  });
}

function readRecords(site: Site, names: string): IndexedRecord[] {
  try {
    return unpackNames(names).records;
  } catch (error) {
    throw explainFailure(site, error);
  }
}

/**
 * Finds the page for a path: the same one, the one that it redirects to, or one that differs only in
 * case. Throws an error with a similar path if there is none.
 */
async function findPage(site: Site, pathname: string): Promise<string> {
  if (await readFile(site, markdownPath(pathname))) return pathname;
  const newPath = await followRedirect(site, pathname);
  if (newPath !== pathname && (await readFile(site, markdownPath(newPath)))) return newPath;
  const { locale, slug } = splitPath(pathname);
  const slugs = (await readPageList(site, locale)).map(([each]) => each);
  const same = slugs.find((each) => each.toLowerCase() === slug.toLowerCase());
  if (same !== undefined) return localePath(same, locale);
  const similar = suggestion(slug.slice(0, MAX_QUOTE), slugs, (each) => localePath(each, locale));
  throw new Error(
    `There is no page ${short(pathname)}.${similar} Use search_docs to find the page's address.`,
  );
}

/** Returns the path that the page or the host redirects to, or else the same path. */
async function followRedirect(site: Site, pathname: string): Promise<string> {
  const html = await readFile(site, `${pathname}index.html`);
  const target =
    html && (/<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html.text)?.[1] ?? html.path);
  return target ? readAddress(target, site.root).pathname : pathname;
}

async function getSection(site: Site, pathname: string, id: string, markdown: string): Promise<string> {
  const names = await readFile(site, searchPartPath(splitPath(pathname).locale, 'names'));
  const records = (names === null ? [] : readRecords(site, names.text)).filter(
    ({ path }) => path === pathname,
  );
  // Markdown copies have no heading IDs. Other elements, such as code blocks, are in a section.
  const sectionId = records.some(({ anchor }) => anchor === id)
    ? id
    : await sectionAround(site, pathname, id);
  const title = records.find(({ anchor }) => anchor === sectionId)?.heading;
  const section = findSection(markdown, title || id);
  if (section !== null) return section;
  const ids = [...new Set(records.flatMap(({ anchor }) => (anchor === null ? [] : [anchor])))];
  throw new Error(
    `${pathname} has no section "${short(id)}".${suggestion(id.slice(0, MAX_QUOTE), ids)} Pass one of ${short(ids.map((each) => `#${each}`).join(' ')) || 'no fragments'}, or leave out the fragment to read the whole page.`,
  );
}

/** Finds the last heading before an element in a page's HTML. */
async function sectionAround(site: Site, pathname: string, id: string): Promise<string | null> {
  const html = (await readFile(site, `${pathname}index.html`))?.text ?? '';
  const at = html.indexOf(` id="${escapeHtml(id)}"`);
  return [...html.slice(0, Math.max(at, 0)).matchAll(/<h[2-6] id="([^"]+)"/g)].at(-1)?.[1] ?? null;
}

const resultName = ({ title, parent, kind }: SearchHit): string =>
  `${parent === null ? title : `${parent} › ${title}`} (${kind})`;

const resultList = ({ root }: Site, hits: readonly SearchHit[]): string =>
  hits
    .map((hit) => {
      const signature = hit.signature ? `\n  \`${hit.signature}\`` : '';
      const excerpt = hit.snippet ? `\n  ${hit.snippet.text.replace(/\s+/g, ' ')}` : '';
      return `- ${resultName(hit)}: ${root}${hit.url}${signature}${excerpt}`;
    })
    .join('\n');

type ListedUpgrade = ReturnType<typeof listUpgrades>['upgrades'][number];
type ListedChange = ListedUpgrade['changes'][number];

function upgradeSection({ importName, from, to, changes }: ListedUpgrade): string {
  const isNewer = compareVersions(from, to) > 0;
  const text = isNewer
    ? `${from} is newer than ${to}, the newest release that this site describes.`
    : changes.map(changeLine).join('\n') || 'No changes.';
  return `## ${importName}: ${from} → ${to}\n\n${text}`;
}

function changeLine({ version, change, name, breaks, from, to, successor }: ListedChange): string {
  const breaking = breaks === null ? '' : breaks === 'yes' ? ', breaking' : ', maybe breaking';
  const instead = successor ? `. ${successor.before}\`${successor.label}\`${successor.after}` : '';
  const declarations = from && to ? `\n  - \`${from}\`\n  + \`${to}\`` : '';
  return `- ${version}: ${change} \`${readHistoryName(name).label}\`${breaking}${instead}${declarations}`;
}

/**
 * Rejects a URL of another host: its page isn't the one that this site has at the same path. The sitemap names the
 * public address of a preview or a folder.
 */
async function checkHost(site: Site, address: string): Promise<void> {
  const trimmed = address.trim();
  if (!/^[a-z]+:\/\//i.test(trimmed)) return;
  const host = URL.canParse(trimmed) ? new URL(trimmed).host : null;
  if (host !== null && URL.canParse(site.root) && new URL(site.root).host === host) return;
  const sitemap = host === null ? null : await readFile(site, '/sitemap.xml');
  if (sitemap?.text.includes(`//${host}/`)) return;
  throw new Error(`${short(address)} isn't an address of ${site.root}. Pass a path, or use search_docs.`);
}

/**
 * Reads a page's address: a URL on this site or on another copy of it, or a path, such as
 * `/faq/#install`, `faq.md`, or `/faq/index.html?q=1`.
 */
function readAddress(address: string, root: string): { pathname: string; section: string | null } {
  const trimmed = address.trim();
  const url = new URL(
    /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed) ? trimmed : `/${trimmed.replace(/^\/+/, '')}`,
    'http://site',
  );
  const base = URL.canParse(root) ? new URL(root).pathname.replace(/\/$/, '') : '';
  const local = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
  const page = decodeUrl(local).replace(/(?:(?<=\/)index)?\.(?:html|mdx?)$/, '');
  const pathname = `/${page.split('/').filter(Boolean).join('/')}/`;
  return {
    pathname: pathname === '//' ? '/' : pathname,
    section: url.hash ? decodeUrl(url.hash.slice(1)) : null,
  };
}

const MAX_QUOTE = 200;

/**
 * Shortens text from the assistant that a message repeats: the assistant pays for each token.
 */
const short = (text: string): string => (text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text);

/** Returns the section with this title and its subsections. Punctuation and markup don't count. */
function findSection(markdown: string, title: string): string | null {
  const wanted = plain(title);
  const lines = markdown.split('\n');
  const isFenced = fencedLines(lines);
  const start = lines.findIndex(
    (line, at) => !isFenced[at] && /^#{2,6} /.test(line) && plain(line) === wanted,
  );
  if (start < 0) return null;
  const level = lines[start]?.indexOf(' ') ?? 0;
  const end = lines.findIndex(
    (line, at) => at > start && !isFenced[at] && /^#{1,6} /.test(line) && line.indexOf(' ') <= level,
  );
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
