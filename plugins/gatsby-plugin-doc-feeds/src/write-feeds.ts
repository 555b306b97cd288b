import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FeedDoc, FeedPage } from './feed-page';
import { buildLlms, inReadingOrder, toFullPart, type OutlineNode } from './llms';
import { buildRobots, buildSitemap, type TextFile } from './sitemap';
import { buildTwin, type TwinOptions } from './twin';

/** Changes whenever twins are written in another way, so that those of earlier builds are written anew. */
const TWIN_FORMAT = 2;

/** Words of one language. */
export type FeedLabels = TwinOptions['labels'] & { general: string; full: string };

export interface FeedOptions {
  title: string;
  siteUrl: string;
  locales: readonly { code: string; lang: string }[];
  labels: Readonly<Record<string, FeedLabels>>;
  twinPath: (path: string) => string;
  localePath: (slug: string, locale: string) => string;
  outline: (docs: readonly (FeedDoc & { slug: string })[], locale: string) => readonly OutlineNode[];
}

export interface FeedPlace {
  /** Root of the site's sources. */
  root: string;
  /** Folder that is served. */
  target: string;
  /** Path prefix, such as `/docs`, or nothing. */
  prefix: string;
  cache: { get: (key: string) => Promise<unknown>; set: (key: string, value: unknown) => Promise<unknown> };
}

/**
 * Writes all feeds. Twins are written only when their page changed or their file is gone; those of pages that are gone are deleted.
 *
 * @returns How many pages there are, and how many twins were written.
 * @throws When a source cannot be read.
 */
export async function writeFeeds(
  pages: readonly FeedPage[],
  options: FeedOptions,
  place: FeedPlace,
): Promise<{ pages: number; written: number }> {
  const root = options.siteUrl.replace(/\/+$/, '') + place.prefix;
  for (const file of [...buildSitemap(pages, { ...options, root }), buildRobots(root)])
    await put(file, place);
  const written = await writeTwins(pages, options, place);
  for (const { code } of options.locales) await writeLlms(code, pages, root, options, place);
  return { pages: pages.length, written };
}

async function writeTwins(
  pages: readonly FeedPage[],
  options: FeedOptions,
  place: FeedPlace,
): Promise<number> {
  const before = ((await place.cache.get('twins')) ?? {}) as Record<string, string>;
  const after: Record<string, string> = {};
  const settings = createHash('sha1')
    .update(JSON.stringify([TWIN_FORMAT, options.labels, place.prefix]))
    .digest('hex');
  let written = 0;
  for (const page of pages) {
    const name = options.twinPath(page.path);
    const version = `${settings} ${page.doc.digest}`;
    after[name] = version;
    if (before[name] === version && (await exists(path.join(place.target, name)))) continue;
    const { locale, sourcePath } = page.doc;
    const labels = options.labels[locale];
    if (!labels)
      throw new Error(`The feeds have no labels for the language "${locale}". Add them to their options.`);
    const source = await fs.readFile(path.resolve(place.root, sourcePath), 'utf8');
    const content = buildTwin(page, source, {
      labels,
      twinPath: options.twinPath,
      pathOf: (slug) => options.localePath(slug, locale),
      prefix: place.prefix,
    });
    await put({ name, content }, place);
    written++;
  }
  for (const name of Object.keys(before)) {
    if (!(name in after)) await fs.rm(path.join(place.target, name), { force: true });
  }
  await place.cache.set('twins', after);
  return written;
}

async function writeLlms(
  locale: string,
  pages: readonly FeedPage[],
  root: string,
  options: FeedOptions,
  place: FeedPlace,
): Promise<void> {
  const own = pages.filter((page) => page.listed && page.locale === locale);
  const labels = options.labels[locale];
  if (own.length === 0 || !labels) return;
  const home = options.localePath('/', locale);
  const outline = options.outline(
    own.map(({ doc, slug }) => ({ ...doc, slug })),
    locale,
  );
  const twinUrl = (at: string) => root + encodeURI(options.twinPath(at));
  const summary = own.find(({ slug }) => slug === '/')?.doc.description ?? options.title;
  const content = buildLlms(own, {
    title: options.title,
    summary,
    generalLabel: labels.general,
    outline,
    twinUrl,
    fullUrl: `${root}${home}llms-full.txt`,
    fullLabel: labels.full,
  });
  await put({ name: `${home}llms.txt`, content }, place);

  const full = await fs.open(path.join(place.target, home, 'llms-full.txt'), 'w');
  try {
    await full.write(`# ${options.title}\n\n> ${summary}\n\n`);
    for (const { path: at } of inReadingOrder(own, outline)) {
      const twin = await fs.readFile(path.join(place.target, options.twinPath(at)), 'utf8');
      await full.write(toFullPart(twin, root + encodeURI(at)));
    }
  } finally {
    await full.close();
  }
}

async function put({ name, content }: TextFile, { target }: FeedPlace): Promise<void> {
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
