import type { Locale } from '../../src/locales/locales';
import {
  changesDataPath,
  ERRORS_SLUG,
  localePath,
  markdownPath,
  searchPartPath,
  splitPath,
} from '../../src/model/addresses';
import { fencedLines } from '../../src/model/fenced-lines';
import { readHistoryName } from '../../src/model/history';
import type { PackageReleases } from '../../src/model/doc';
import { decodeUrl } from '../../src/model/text';
import { createEmbeddedClient } from '../../src/search/client/embedded-client';
import { loadIndex } from '../../src/search/engine/load-index';
import type { SearchClient, SearchHit } from '../../src/search/client/search-client';
import { listUpgrades, readVersions } from '../../src/vanilla/upgrades';
import type { Site } from './read-site';

/**
 * Reads and searches a site's documentation. Each function returns Markdown of any length and throws
 * an error that tells the assistant what to do instead.
 *
 * @param site - The site.
 */
export function openDocs(site: Site) {
  const clients = new Map<Locale, SearchClient>();

  function clientFor(locale: Locale): SearchClient {
    const client =
      clients.get(locale) ??
      createEmbeddedClient({
        partUrl: (part) => searchPartPath(locale, part),
        fetchPart: (file) => site.fetch(String(file)),
      });
    clients.set(locale, client);
    return client;
  }

  async function read(file: string): Promise<string | null> {
    const response = await site.fetch(file);
    return response.ok ? response.text() : null;
  }

  async function search(query: string, locale: Locale, limit: number): Promise<string> {
    const client = clientFor(locale);
    await client.warmUp();
    const { hits, total, didYouMean } = await client.search({ query, filters: {}, limit });
    if (hits.length === 0)
      return `No results for "${query}".${didYouMean ? ` Try "${didYouMean}".` : ' Try fewer or other words.'}`;
    return `${total} results for "${query}":\n\n${hits.map(resultLine).join('\n')}`;
  }

  async function findByType(type: string, locale: Locale, limit: number): Promise<string> {
    const { hits, byType } = await clientFor(locale).search({ query: type, filters: {}, limit });
    if (!byType)
      throw new Error(
        `No signature matches "${type}". Write types like "string -> Promise<void>" or "(string, number) => Date", or use search_docs.`,
      );
    return hits
      .map((hit) => `- ${resultName(hit)} ${site.root}${hit.url}\n  \`${hit.signature ?? ''}\``)
      .join('\n');
  }

  async function getPage(address: string): Promise<string> {
    const { pathname, section } = readAddress(address, site.root);
    const markdown = await read(markdownPath(pathname));
    if (markdown === null)
      throw new Error(`There is no page ${pathname}. Use search_docs to find the page's address.`);
    if (section === null) return markdown;
    return findSection(markdown, (await sectionTitle(pathname, section)) ?? section) ?? markdown;
  }

  /** Looks up a section's title in the search index, because Markdown copies have no heading IDs. */
  async function sectionTitle(pathname: string, id: string): Promise<string | null> {
    const names = await read(searchPartPath(splitPath(pathname).locale, 'names'));
    const records = names === null ? [] : loadIndex(names).records;
    return records.find(({ path, anchor }) => path === pathname && anchor === id)?.heading ?? null;
  }

  async function explainError(message: string, locale: Locale): Promise<string> {
    const client = clientFor(locale);
    await client.warmUp();
    const { hits } = await client.search({ query: message, filters: {}, limit: 5 });
    const errors = localePath(ERRORS_SLUG, locale);
    const hit = hits.find((each) => each.path === errors && each.anchor !== null);
    if (!hit)
      return `This message isn't among the errors of Softkit. Related pages:\n\n${hits.map(resultLine).join('\n') || 'none'}`;
    const page = await read(markdownPath(errors));
    const text = page === null ? null : findSection(page, hit.title);
    return `${text ?? resultLine(hit)}\n\nSource: ${site.root}${hit.url}`;
  }

  async function listChanges(versionsText: string, locale: Locale): Promise<string> {
    const json = await read(changesDataPath(locale));
    if (json === null) throw new Error("This site doesn't publish its packages' changes.");
    const packages = JSON.parse(json) as PackageReleases[];
    const ours = packages.map(({ importName }) => importName);
    const { upgrades, problems } = listUpgrades(packages, readVersions(versionsText, ours));
    if (upgrades.length + problems.length === 0)
      throw new Error(
        `No documented package in this text. Pass a package.json, or lines such as "${packages[0]?.importName ?? '@softkit/typeorm'}@0.5.0".`,
      );
    return [
      ...upgrades.map(({ importName, from, to, changes }) =>
        [
          `## ${importName}: ${from} → ${to}`,
          changes.length === 0 ? 'No changes.' : changes.map(changeLine).join('\n'),
        ].join('\n\n'),
      ),
      ...problems.map(({ importName, version }) => `${importName}: "${version}" isn't a version or a range.`),
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

  return { search, findByType, getPage, explainError, listChanges };
}

type ListedChange = ReturnType<typeof listUpgrades>['upgrades'][number]['changes'][number];

/** Reads a page's address: a URL on this site, or a path, both with or without a fragment. */
function readAddress(address: string, root: string): { pathname: string; section: string | null } {
  const [page = '', hash] = address.trim().split('#');
  const local = page.startsWith(root) ? page.slice(root.length) : page.replace(/^https?:\/\/[^/]+/, '');
  const pathname = `/${local.replace(/(?:index\.(?:html|md))?$/, '')}/`.replace(/\/{2,}/g, '/');
  return { pathname, section: hash ? decodeUrl(hash) : null };
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
