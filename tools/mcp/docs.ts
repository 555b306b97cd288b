import compareVersions from 'semver/functions/compare';
import { defaultLocale, type Locale } from '../../src/locales/locales';
import {
  changesDataPath,
  ERRORS_SLUG,
  localePath,
  markdownPath,
  pageListPath,
  searchPartPath,
  splitPath,
} from '../../src/model/addresses';
import { fencedLines } from '../../src/model/fenced-lines';
import { readHistoryName } from '../../src/model/history';
import { suggestion } from '../../src/model/nearest';
import { decodeUrl, escapeHtml } from '../../src/model/text';
import { createEmbeddedClient } from '../../src/search/client/embedded-client';
import { loadIndex } from '../../src/search/engine/load-index';
import {
  SearchUnavailable,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
} from '../../src/search/client/search-client';
import { checkReleases, listUpgrades, readVersions } from '../../src/page-scripts/releases/upgrades';
import type { Site } from './read-site';

/**
 * Reads and searches a site's documentation. Each function returns Markdown of any length and throws
 * an error that tells the assistant what to do instead.
 *
 * @param site - The site.
 */
export function openDocs(site: Site) {
  const clients = new Map<Locale, SearchClient>();

  /** Reads a file. Null means that the site is there, and the file isn't. */
  async function read(file: string): ReturnType<Site['read']> {
    const content = await site.read(file);
    if (content === null) await pagesIn(defaultLocale);
    return content;
  }

  /** Returns all page links in a locale. Every site has them, so without them this isn't a site. */
  async function pagesIn(locale: Locale): Promise<{ slug: string; title: string }[]> {
    const file = pageListPath(locale);
    const content = await site.read(file);
    const list = content && parse(content.text);
    if (!Array.isArray(list) || !list.every(isPageLink))
      throw new Error(
        `${site.root}${file} isn't a list of pages, so ${site.root} isn't this documentation. Check the address or the folder that this server was started with, including its path prefix.`,
      );
    return list.map(([slug, title]) => ({ slug, title }));
  }

  /** Returns a search client that has loaded its index, or throws why it couldn't. */
  async function clientFor(locale: Locale): Promise<SearchClient> {
    const client =
      clients.get(locale) ??
      createEmbeddedClient({
        partUrl: (part) => searchPartPath(locale, part),
        fetchPart: async (file) => {
          const content = await read(String(file));
          return new Response(content?.text ?? null, { status: content ? 200 : 404 });
        },
      });
    clients.set(locale, client);
    // The names first: a site that can't be read is asked only once.
    await ask(client, '', 1);
    await client.warmUp();
    return client;
  }

  function ask(client: SearchClient, query: string, limit: number): Promise<SearchAnswer> {
    return client.search({ query, filters: {}, limit }).catch((error: unknown) => {
      const cause =
        error instanceof SearchUnavailable && error.reason === 'network' ? error.cause : undefined;
      throw cause instanceof Error
        ? cause
        : new Error(`The search index of ${site.root} is missing or damaged. Build the site again.`, {
            cause: error,
          });
    });
  }

  async function search(query: string, locale: Locale, limit: number): Promise<string> {
    const { hits, total, didYouMean } = await ask(await clientFor(locale), query, limit);
    if (hits.length === 0)
      return `No results for "${short(query)}".${didYouMean ? ` Try "${didYouMean}".` : ' Try fewer or other words.'}`;
    return `${total} results for "${short(query)}":\n\n${hits.map(resultLine).join('\n')}`;
  }

  async function findByType(type: string, locale: Locale, limit: number): Promise<string> {
    const { hits, byType } = await ask(await clientFor(locale), type, limit);
    if (!byType)
      throw new Error(
        `No signature matches "${short(type)}". Write types like "string -> Promise<void>" or "(string, number) => Date", or use search_docs.`,
      );
    return hits
      .map((hit) => `- ${resultName(hit)} ${site.root}${hit.url}\n  \`${hit.signature ?? ''}\``)
      .join('\n');
  }

  async function getPage(address: string): Promise<string> {
    const wanted = readAddress(address, site.root);
    const pathname = await findPage(wanted.pathname);
    const page = await read(markdownPath(pathname));
    if (page === null) throw new Error(`There is no page ${short(pathname)}. Use search_docs to find it.`);
    if (wanted.section === null) return page.text;
    return getSection(pathname, wanted.section, page.text);
  }

  /** Returns the path of the page that a path means: after redirects, and in any case. */
  async function findPage(pathname: string): Promise<string> {
    if (await read(markdownPath(pathname))) return pathname;
    const html = await read(`${pathname}index.html`);
    const target =
      html && (/<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html.text)?.[1] ?? html.path);
    if (target) {
      const { pathname: newPath } = readAddress(target, site.root);
      if (newPath !== pathname && (await read(markdownPath(newPath)))) return newPath;
    }
    const { locale, slug } = splitPath(pathname);
    const slugs = (await pagesIn(locale)).map((page) => page.slug);
    const same = slugs.find((each) => each === slug.toLowerCase());
    if (same !== undefined) return localePath(same, locale);
    const similar = suggestion(slug.slice(0, MAX_QUOTE), slugs, (each) => localePath(each, locale));
    throw new Error(
      `There is no page ${short(pathname)}.${similar} Use search_docs to find the page's address.`,
    );
  }

  async function getSection(pathname: string, id: string, markdown: string): Promise<string> {
    const names = await read(searchPartPath(splitPath(pathname).locale, 'names'));
    const records = (names === null ? [] : loadIndex(names.text).records).filter(
      ({ path }) => path === pathname,
    );
    // Markdown copies have no heading IDs. Other elements, such as code blocks, are in a section.
    const sectionId = records.some(({ anchor }) => anchor === id) ? id : await sectionAround(pathname, id);
    const title = records.find(({ anchor }) => anchor === sectionId)?.heading;
    const section = title ? findSection(markdown, title) : findSection(markdown, id);
    if (section !== null) return section;
    const ids = [...new Set(records.flatMap(({ anchor }) => (anchor === null ? [] : [anchor])))];
    throw new Error(
      `${pathname} has no section "${short(id)}".${suggestion(id.slice(0, MAX_QUOTE), ids)} Pass one of ${short(ids.map((each) => `#${each}`).join(' ')) || 'no fragments'}, or leave out the fragment to read the whole page.`,
    );
  }

  /** Finds the last heading before an element in a page's HTML. */
  async function sectionAround(pathname: string, id: string): Promise<string | null> {
    const html = (await read(`${pathname}index.html`))?.text ?? '';
    const at = html.indexOf(` id="${escapeHtml(id)}"`);
    return [...html.slice(0, Math.max(at, 0)).matchAll(/<h[2-6] id="([^"]+)"/g)].at(-1)?.[1] ?? null;
  }

  async function explainError(message: string, locale: Locale): Promise<string> {
    const { hits } = await ask(await clientFor(locale), message, 5);
    const errors = localePath(ERRORS_SLUG, locale);
    const hit = hits.find((each) => each.path === errors && each.anchor !== null);
    if (!hit)
      return `This message isn't among the errors of Softkit. Related pages:\n\n${hits.map(resultLine).join('\n') || 'none'}`;
    const page = await read(markdownPath(errors));
    const text = page === null ? null : findSection(page.text, hit.title);
    return `${text ?? resultLine(hit)}\n\nSource: ${site.root}${hit.url}`;
  }

  async function listChanges(versionsText: string, locale: Locale): Promise<string> {
    const file = changesDataPath(locale);
    const content = await read(file);
    if (content === null) throw new Error(`${site.root} doesn't publish its packages' changes.`);
    const packages = checkReleases(parse(content.text), site.root + file);
    const ours = packages.map(({ importName }) => importName);
    const { upgrades, problems } = listUpgrades(packages, readVersions(versionsText, ours));
    if (upgrades.length + problems.length === 0)
      throw new Error(
        `No documented package in this text, or no installed version of one. Pass a package.json, or lines such as "${packages[0]?.importName ?? '@softkit/typeorm'}@0.5.0".`,
      );
    return [
      ...upgrades.map(({ importName, from, to, changes }) =>
        [
          `## ${importName}: ${from} → ${to}`,
          compareVersions(from, to) > 0
            ? `${from} is newer than ${to}, the newest release that this site describes.`
            : changes.length === 0
              ? 'No changes.'
              : changes.map(changeLine).join('\n'),
        ].join('\n\n'),
      ),
      ...problems.map(
        ({ importName, version }) => `${importName}: "${short(version)}" isn't a version or a range.`,
      ),
    ].join('\n\n');
  }

  const resultName = ({ title, parent, kind }: SearchHit) =>
    `${parent === null ? title : `${parent} › ${title}`} (${kind})`;

  function resultLine(hit: SearchHit): string {
    const excerpt = hit.snippet ? `\n  ${hit.snippet.text.replace(/\s+/g, ' ')}` : '';
    return `- ${resultName(hit)}: ${site.root}${hit.url}${excerpt}`;
  }

  function changeLine({ version, change, name, breaks, from, to, successor }: ListedChange): string {
    const breaking = breaks === null ? '' : breaks === 'yes' ? ', breaking' : ', maybe breaking';
    const instead = successor ? `. ${successor.before}\`${successor.label}\`${successor.after}` : '';
    const declarations = from && to ? `\n  - \`${from}\`\n  + \`${to}\`` : '';
    return `- ${version}: ${change} \`${readHistoryName(name).label}\`${breaking}${instead}${declarations}`;
  }

  /** Checks that the site can be read. */
  const check = async (): Promise<void> => void (await pagesIn(defaultLocale));

  return { search, findByType, getPage, explainError, listChanges, check };
}

export type Docs = ReturnType<typeof openDocs>;

type ListedChange = ReturnType<typeof listUpgrades>['upgrades'][number]['changes'][number];

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

/** Shortens what the assistant wrote, because answers are short. */
const short = (text: string): string => (text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text);

const isPageLink = (link: unknown): link is [slug: string, title: string] =>
  Array.isArray(link) && typeof link[0] === 'string' && typeof link[1] === 'string';

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

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
