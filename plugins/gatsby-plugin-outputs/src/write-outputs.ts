import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { localeCodes, type Locale } from '../../../src/locales/locales';
import { localePrefix, markdownPath, pageListPath } from '../../../src/model/addresses';
import { deleteStaleFiles, type Memory } from '../../../src/model/files';
import { buildChangesFeed } from './changes-feed';
import { buildLlms, inReadingOrder, toFullPart, type OutlineNode } from './llms';
import type { OutputDoc, OutputPage } from './output-page';
import type { OutputLabels } from './output-labels';
import { buildPageMarkdown } from './page-markdown';
import { listPages } from './page-list';
import { buildRobots, buildSitemap, type TextFile } from './sitemap';

/** Increase it when the same page gives another Markdown file. */
const MARKDOWN_FORMAT = 4;

export interface OutputOptions {
  title: string;
  siteUrl: string;
  labels: Readonly<Record<Locale, OutputLabels>>;
  /** The navigation of a language, out of its docs. */
  outline: (docs: readonly OutputDoc[], locale: string) => readonly OutlineNode[];
}

interface Place {
  /** Folder that is served. */
  target: string;
  /** Path prefix, such as `/docs`, or nothing. */
  prefix: string;
  cache: Memory;
}

/**
 * Writes sitemap, robots.txt, the lists of pages, the feeds of releases, the Markdown of every page and llms.txt. Markdown is written only when its page changed or its
 * file is missing; that of pages that no longer exist is deleted.
 *
 * @returns How many Markdown files were written.
 */
export async function writeOutputs(
  pages: readonly OutputPage[],
  options: OutputOptions,
  place: Place,
): Promise<number> {
  const root = options.siteUrl.replace(/\/+$/, '') + place.prefix;
  const lists = localeCodes.map((locale) => ({
    name: pageListPath(locale),
    content: JSON.stringify(listPages(pages, locale)),
  }));
  const feeds = pages
    .filter(({ doc, shown }) => shown && doc.page === 'changes' && doc.package === null)
    .flatMap(({ doc }) => {
      const { history: words } = options.labels[doc.locale as Locale];
      return buildChangesFeed(doc, { root, title: options.title, words }) ?? [];
    });
  for (const file of [...buildSitemap(pages, root), buildRobots(root), ...lists, ...feeds])
    await put(file, place);
  const written = await writeMarkdown(pages, options, place);
  for (const locale of localeCodes) await writeLlms(locale, pages, root, options, place);
  return written;
}

async function writeMarkdown(
  pages: readonly OutputPage[],
  { labels }: OutputOptions,
  place: Place,
): Promise<number> {
  const before = ((await place.cache.get('markdown')) ?? {}) as Record<string, string>;
  const after: Record<string, string> = {};
  const settings = createHash('sha1')
    .update(JSON.stringify([MARKDOWN_FORMAT, labels, place.prefix]))
    .digest('hex');
  let written = 0;
  for (const { path: at, doc } of pages) {
    const name = markdownPath(at);
    const version = `${settings} ${doc.digest}`;
    after[name] = version;
    if (before[name] === version && (await exists(path.join(place.target, name)))) continue;
    const content = buildPageMarkdown(doc, {
      labels: labels[doc.locale as Locale],
      prefix: place.prefix,
    });
    await put({ name, content }, place);
    written++;
  }
  await deleteStaleFiles(place.target, after, 'markdown', place.cache);
  return written;
}

async function writeLlms(
  locale: Locale,
  pages: readonly OutputPage[],
  root: string,
  { title, labels, outline: toOutline }: OutputOptions,
  place: Place,
): Promise<void> {
  const own = pages.filter((page) => page.listed && page.locale === locale);
  if (own.length === 0) return;
  const home = localePrefix(locale);
  const outline = toOutline(
    own.map(({ doc }) => doc),
    locale,
  );
  const summary = own.find(({ slug }) => slug === '/')?.doc.description ?? title;
  const content = buildLlms(own, {
    title,
    summary,
    generalLabel: labels[locale].general,
    outline,
    markdownUrl: (at) => root + encodeURI(markdownPath(at)),
    fullUrl: `${root}${home}llms-full.txt`,
    fullLabel: labels[locale].full,
  });
  await put({ name: `${home}llms.txt`, content }, place);

  const full = await fs.open(path.join(place.target, home, 'llms-full.txt'), 'w');
  try {
    await full.write(`# ${title}\n\n> ${summary}\n\n`);
    for (const { path: at } of inReadingOrder(own, outline)) {
      const markdown = await fs.readFile(path.join(place.target, markdownPath(at)), 'utf8');
      await full.write(toFullPart(markdown, root + encodeURI(at)));
    }
  } finally {
    await full.close();
  }
}

async function put({ name, content }: TextFile, { target }: Place): Promise<void> {
  const file = path.join(target, name);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
