/** A page of the site that shows a Doc, with what the feeds need to know of both. */
export interface FeedPage {
  /** URL path without path prefix. */
  path: string;
  slug: string;
  locale: string;
  /** Locales that have the doc of their own. */
  translations: readonly string[];
  /** True where the doc is shown at its own URL, in its own language, for everyone to find. */
  listed: boolean;
  doc: FeedDoc;
}

/** The Doc behind a page. */
export interface FeedDoc {
  type: 'Guide' | 'Reference';
  docId: string;
  locale: string;
  title: string;
  description: string;
  /** Shorter title, where it has one. */
  sidebarLabel: string | null;
  /** Path of the source from the root of the site. */
  sourcePath: string;
  digest: string;
  /** ISO date of the last change, or null when it is not known. */
  lastUpdated: string | null;
  links: readonly FeedLink[];
  /** Compiled body; its pictures have the addresses they are served at. */
  html: string | null;
  /** API package of a reference page, and the symbol it is about. */
  package: string | null;
  symbol: string | null;
  /** JSON of what TypeDoc knows of the symbol. */
  facts: string | null;
}

/** Where a link of a body leads, by what its author wrote. */
export interface FeedLink {
  written: string;
  slug: string;
  hash: string | null;
}

interface PageLike {
  path: string;
  context?: Record<string, unknown> | undefined;
}

type NodeLike = Record<string, unknown> & { internal: { type: string; contentDigest: string } };

/**
 * Puts Gatsby's pages and nodes together. Pages that show no Doc (not found, search) are left out.
 *
 * @param getNode - Finds a node by its id.
 */
export function readFeedPages(
  pages: Iterable<PageLike>,
  getNode: (id: string) => NodeLike | undefined,
): FeedPage[] {
  const docs = new Map<string, FeedDoc>();
  const result: FeedPage[] = [];
  for (const { path, context = {} } of pages) {
    const id = context['docNodeId'];
    if (typeof id !== 'string') continue;
    const node = docs.has(id) ? undefined : getNode(id);
    if (node) docs.set(id, toFeedDoc(node));
    const doc = docs.get(id);
    if (!doc) continue;
    result.push({
      path,
      slug: String(context['slug']),
      locale: String(context['language']),
      translations: context['translations'] as string[],
      listed: context['fallbackLocale'] === null && context['aliasOf'] === null && !context['unlisted'],
      doc,
    });
  }
  return result.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function toFeedDoc(node: NodeLike): FeedDoc {
  const text = (key: string) => (typeof node[key] === 'string' ? node[key] : null);
  return {
    type: node.internal.type === 'Reference' ? 'Reference' : 'Guide',
    docId: text('docId') ?? '',
    locale: text('locale') ?? '',
    title: text('title') ?? '',
    description: text('description') ?? '',
    sidebarLabel: text('sidebarLabel'),
    sourcePath: text('sourcePath') ?? '',
    digest: node.internal.contentDigest,
    lastUpdated: (node['lastUpdated'] as { date: string } | null | undefined)?.date ?? null,
    links: (node['links'] as FeedLink[] | undefined) ?? [],
    html: text('html'),
    package: text('package'),
    symbol: text('symbol'),
    facts: text('facts'),
  };
}
