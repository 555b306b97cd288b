import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { splitFrontMatter } from '../../../packages/guide-files/front-matter';
import { defaultLocale, localeCodes, type Locale } from '../../../src/locales/locales';
import type { Translate } from '../../../src/locales/messages';
import {
  apiLlmsPath,
  changesDataPath,
  fullTextPath,
  llmsPath,
  markdownPath,
  pageListPath,
  symbolPagesPath,
} from '../../../src/model/docs/addresses';
import { COMMON_CODE, deleteStaleFiles, digestSources, type Memory } from '../../../src/node/files';
import { changesData } from './changes-data';
import { buildChangesFeed } from './changes-feed';
import { buildLlms, buildSymbolList, inReadingOrder, toFullPart, type OutlineNode } from './llms';
import type { OutputDoc, OutputPage } from './output-page';
import { buildPageMarkdown, type PageMarkdownOptions } from './page-markdown';
import { buildRobots, buildSitemap, type TextFile } from './sitemap';
import { symbolPages } from './symbol-pages';

/** Folders with the code and the texts that a page's Markdown depends on. */
const MARKDOWN_CODE = [
  'plugins/gatsby-plugin-site-files/src',
  'src/components/mdx',
  'src/locales',
  ...COMMON_CODE,
];

export interface OutputOptions extends Pick<PageMarkdownOptions, 'printComponent' | 'data'> {
  title: string;
  siteUrl: string;
  /** The name of the documented version. */
  version: string;
  texts: Readonly<Record<Locale, Translate<'api' | 'feeds' | 'home' | 'markdown'>>>;
  /** Builds the navigation for a language from its docs. */
  outline: (docs: readonly OutputDoc[], locale: string) => readonly OutlineNode[];
}

interface OutputFolder {
  /** The site's folder. */
  root: string;
  /** The built site's folder. */
  target: string;
  /** Path prefix, such as `/docs`, or an empty string. */
  prefix: string;
  cache: Memory;
}

/**
 * Writes the sitemap, robots.txt, page lists, release feeds and data, llms.txt, and every page's Markdown.
 * Markdown is written only if its page has changed or the file is missing, and deleted if the page
 * no longer exists.
 *
 * @param pages - All pages that show a doc.
 * @param options - Site data and interface messages.
 * @param place - Where to write.
 * @returns The number of Markdown files that were written.
 */
export async function writeOutputs(
  pages: readonly OutputPage[],
  options: OutputOptions,
  place: OutputFolder,
): Promise<number> {
  const root = options.siteUrl.replace(/\/+$/, '') + place.prefix;
  const hasChanges = pages.some(({ doc }) => doc.pageKind === 'changes');
  const markdownOptions = (locale: string): PageMarkdownOptions => ({
    t: options.texts[locale as Locale],
    printComponent: options.printComponent,
    data: options.data,
    hasChanges,
    root,
    version: options.version,
  });
  const lists = localeCodes.map((locale) => ({
    name: pageListPath(locale),
    content: JSON.stringify(listPages(pages, locale)),
  }));
  const feeds = pages
    .filter(({ doc, isCanonical }) => isCanonical && doc.pageKind === 'changes' && doc.package === null)
    .flatMap(({ doc }) => {
      const t = options.texts[doc.locale as Locale];
      return buildChangesFeed(doc, { root, title: options.title, t }) ?? [];
    });
  const changes = localeCodes.map((locale) => ({
    name: changesDataPath(locale),
    content: JSON.stringify(changesData(pages, locale)),
  }));
  const symbols = localeCodes.map((locale) => ({
    name: symbolPagesPath(locale),
    content: symbolPages(pages, locale, markdownOptions(locale)),
  }));
  const data = [...lists, ...feeds, ...changes, ...symbols];
  for (const file of [...buildSitemap(pages, root), buildRobots(root), ...data]) await writeFile(file, place);
  const written = await writeMarkdown(pages, markdownOptions, place);
  for (const locale of localeCodes) await writeLlms(locale, pages, root, options, place);
  return written;
}

/**
 * Lists the pages of one locale. The not-found page searches this list for similar URLs. A page
 * without a translation has its original title.
 *
 * @param pages - All pages.
 * @param locale - Locale code.
 * @returns Pairs of slug and title, sorted by slug.
 */
function listPages(pages: readonly OutputPage[], locale: string): [slug: string, title: string][] {
  return pages
    .filter((page) => page.isCanonical && page.locale === locale)
    .map(({ slug, doc }): [string, string] => [slug, doc.title])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

async function writeMarkdown(
  pages: readonly OutputPage[],
  optionsIn: (locale: string) => PageMarkdownOptions,
  place: OutputFolder,
): Promise<number> {
  const before = ((await place.cache.get('markdown')) ?? {}) as Record<string, string>;
  const after: Record<string, string> = {};
  const { data, ...options } = optionsIn(defaultLocale);
  const settings = digestSources(place.root, MARKDOWN_CODE, options);
  const dataDigest = digest(data);
  let written = 0;
  for (const page of pages) {
    const { doc } = page;
    const name = markdownPath(page.path);
    const shown = doc.markdown.some((part) => typeof part !== 'string') ? dataDigest : '';
    const version = `${settings} ${doc.digest} ${page.translations.join(' ')}${shown} ${JSON.stringify(page.usedIn)}`;
    after[name] = version;
    if (before[name] === version && (await exists(path.join(place.target, name)))) continue;
    await writeFile({ name, content: buildPageMarkdown(page, optionsIn(doc.locale)) }, place);
    written++;
  }
  await deleteStaleFiles(place.target, after, 'markdown', place.cache);
  return written;
}

const digest = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('hex');

async function writeLlms(
  locale: Locale,
  pages: readonly OutputPage[],
  root: string,
  { title, texts, outline: toOutline }: OutputOptions,
  place: OutputFolder,
): Promise<void> {
  const indexedPages = pages.filter((page) => page.isIndexed && page.locale === locale);
  if (indexedPages.length === 0) return;
  const outline = toOutline(
    indexedPages.map(({ doc }) => doc),
    locale,
  );
  const summary = indexedPages.find(({ slug }) => slug === '/')?.doc.description ?? title;
  const reference = indexedPages.find(({ doc }) => doc.pageKind === 'root')?.doc;
  const symbols = buildSymbolList(indexedPages, {
    title: `${title}: ${texts[locale]('llms.symbols')}`,
    summary: reference?.description ?? title,
    root,
  });
  if (symbols !== '') await writeFile({ name: apiLlmsPath(locale), content: symbols }, place);
  const content = buildLlms(indexedPages, {
    title,
    summary,
    generalLabel: texts[locale]('llms.general'),
    outline,
    root,
    symbols:
      symbols === '' ? null : { label: texts[locale]('llms.symbols'), url: root + apiLlmsPath(locale) },
    fullUrl: root + fullTextPath(locale),
    fullLabel: texts[locale]('llms.full'),
    others: localeCodes
      .filter((code) => code !== locale && pages.some((page) => page.isIndexed && page.locale === code))
      .map((code) => ({ label: texts[code]('llms.language'), url: root + llmsPath(code) })),
  });
  await writeFile({ name: llmsPath(locale), content }, place);

  const full = await fs.open(path.join(place.target, fullTextPath(locale)), 'w');
  try {
    await full.write(`# ${title}\n\n> ${summary}\n\n`);
    for (const { path: pagePath } of inReadingOrder(indexedPages, outline)) {
      const markdown = await fs.readFile(path.join(place.target, markdownPath(pagePath)), 'utf8');
      await full.write(toFullPart(splitFrontMatter(markdown).body, root + encodeURI(pagePath)));
    }
  } finally {
    await full.close();
  }
}

async function writeFile({ name, content }: TextFile, { target }: OutputFolder): Promise<void> {
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
