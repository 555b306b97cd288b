import type { ReferencePackage, ReferenceRelease } from '../../../src/model/doc';
import type { ReferencePage } from '../../../src/model/kinds';
import type { StatePage } from '../../shared/gatsby-state';

/** A page of the site that shows a Doc, with what programs need to know of both. */
export interface OutputPage {
  /** URL path without path prefix. */
  path: string;
  slug: string;
  locale: string;
  /** Locales that have the doc of their own. */
  translations: readonly string[];
  /** False for aliases and unlisted pages. */
  shown: boolean;
  /** True where the doc is shown at its own URL, in its own language, for everyone to find. */
  listed: boolean;
  doc: OutputDoc;
}

/** The Doc behind a page. */
export interface OutputDoc {
  type: 'Guide' | 'Reference';
  docId: string;
  slug: string;
  locale: string;
  title: string;
  description: string;
  /** Shorter title, where it has one. */
  sidebarLabel: string | null;
  digest: string;
  /** ISO date of the last change, or null when it is not known. */
  lastUpdated: string | null;
  /** The body as plain Markdown. */
  markdown: string;
  /** API package of a reference page, and the symbol it is about. */
  package: string | null;
  symbol: string | null;
  /** Name by which the package of a reference page is imported. */
  importName: string | null;
  /** Which page of the reference it is; null for guides. */
  page: ReferencePage | null;
  /** On pages of changes. */
  releases: readonly ReferenceRelease[];
  /** On the root of the reference: its packages. */
  packages: readonly ReferencePackage[];
}

type NodeLike = Record<string, unknown> & { internal: { type: string; contentDigest: string } };

/**
 * Joins Gatsby's pages and nodes. Pages that show no Doc (not found, search) are left out.
 *
 * @param getNode - Finds a node by its id.
 * @returns The pages in the order of their paths.
 */
export function readOutputPages(
  pages: Iterable<StatePage>,
  getNode: (id: string) => unknown,
): OutputPage[] {
  const docs = new Map<string, OutputDoc>();
  const result: OutputPage[] = [];
  for (const { path, context = {} } of pages) {
    const id = context['docNodeId'];
    if (typeof id !== 'string') continue;
    const node = docs.has(id) ? undefined : (getNode(id) as NodeLike | undefined);
    if (node) docs.set(id, toOutputDoc(node));
    const doc = docs.get(id);
    if (!doc) continue;
    const shown = context['aliasOf'] === null && !context['unlisted'];
    result.push({
      path,
      slug: String(context['slug']),
      locale: String(context['language']),
      translations: context['translations'] as string[],
      shown,
      listed: shown && context['fallbackLocale'] === null,
      doc,
    });
  }
  return result.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function toOutputDoc(node: NodeLike): OutputDoc {
  const text = (key: string) => (typeof node[key] === 'string' ? node[key] : null);
  return {
    type: node.internal.type === 'Reference' ? 'Reference' : 'Guide',
    docId: text('docId') ?? '',
    slug: text('slug') ?? '',
    locale: text('locale') ?? '',
    title: text('title') ?? '',
    description: text('description') ?? '',
    sidebarLabel: text('sidebarLabel'),
    digest: node.internal.contentDigest,
    lastUpdated: (node['lastUpdated'] as { date: string } | null | undefined)?.date ?? null,
    markdown: text('markdown') ?? '',
    package: text('package'),
    symbol: text('symbol'),
    importName: text('importName'),
    page: text('page') as ReferencePage | null,
    releases: (node['releases'] as ReferenceRelease[] | undefined) ?? [],
    packages: (node['packages'] as ReferencePackage[] | undefined) ?? [],
  };
}
