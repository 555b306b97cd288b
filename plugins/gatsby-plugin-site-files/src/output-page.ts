import type { ReferencePackage, ReferenceRelease } from '../../../src/model/docs/doc';
import type { ComponentUse } from '../../../src/model/docs/mdx-components';
import type { ReferencePageKind } from '../../../src/model/reference/kinds';
import type { CompiledBlock } from '../../../src/model/reference/reference-blocks';
import type { StatePage } from '../../shared/gatsby-state';

/** A page that shows a doc, with the data for the output files. */
export interface OutputPage {
  path: string;
  slug: string;
  locale: string;
  /** Locales in which the doc itself exists. */
  translations: readonly string[];
  /** False for aliases and unlisted pages. */
  isCanonical: boolean;
  /** True if the page shows the doc at its own URL and in its own language, and isn't unlisted. */
  isIndexed: boolean;
  /** Guide sections that use the page's symbol. */
  usedIn: readonly { path: string; title: string; section: string | null; sectionId?: string }[];
  doc: OutputDoc;
}

/** The doc that a page shows. */
export interface OutputDoc {
  type: 'Guide' | 'Reference';
  docId: string;
  slug: string;
  locale: string;
  title: string;
  description: string;
  /** Shorter title, if there is one. */
  sidebarLabel: string | null;
  position: number | null;
  digest: string;
  /** Last change as an ISO date, or null if unknown. */
  lastUpdated: string | null;
  /** The body as plain Markdown; in an MDX guide, with components in between. */
  markdown: readonly (string | ComponentUse)[];
  /** A sentence about a guide's last test, or null. */
  followed: string | null;
  /** The command that starts a guide's finished project, or null. */
  projectCommand: string | null;
  /** A reference page's package and symbol. */
  package: string | null;
  symbol: string | null;
  /** The package's import name, on reference pages. */
  importName: string | null;
  /** Reference page type, or null for guides. */
  pageKind: ReferencePageKind | null;
  /** What a symbol's page shows. */
  content: readonly CompiledBlock[];
  /** Releases, on pages with changes. */
  releases: readonly ReferenceRelease[];
  /** Where a symbol is defined. */
  source: { file: string; line: number; url: string | null } | null;
  /** Packages, on the reference root page. */
  packages: readonly ReferencePackage[];
}

type NodeLike = Record<string, unknown> & { internal: { type: string; contentDigest: string } };

/**
 * Combines Gatsby's pages with their docs. Pages without a doc, such as the search page, are
 * skipped.
 *
 * @param pages - Pages in Gatsby's state.
 * @param getNode - Returns the node with this ID.
 * @returns Pages sorted by path.
 */
export function readOutputPages(pages: Iterable<StatePage>, getNode: (id: string) => unknown): OutputPage[] {
  const docs = new Map<string, OutputDoc>();
  const result: OutputPage[] = [];
  for (const { path, context = {} } of pages) {
    const id = context['docNodeId'];
    if (typeof id !== 'string') continue;
    const node = docs.has(id) ? undefined : (getNode(id) as NodeLike | undefined);
    if (node) docs.set(id, toOutputDoc(node));
    const doc = docs.get(id);
    if (!doc) continue;
    const isCanonical = context['aliasOf'] === null && !context['unlisted'];
    result.push({
      path,
      slug: String(context['slug']),
      locale: String(context['language']),
      translations: context['translations'] as string[],
      isCanonical,
      isIndexed: isCanonical && context['fallbackLocale'] === null,
      usedIn: (context['usedIn'] as OutputPage['usedIn'] | undefined) ?? [],
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
    position: typeof node['position'] === 'number' ? node['position'] : null,
    digest: node.internal.contentDigest,
    lastUpdated: (node['lastUpdated'] as { date: string } | null | undefined)?.date ?? null,
    markdown: (node['mdx'] as { parts: OutputDoc['markdown'] } | null | undefined)?.parts ?? [
      text('markdown') ?? '',
    ],
    followed: text('followed'),
    projectCommand: (node['project'] as { command: string } | null | undefined)?.command ?? null,
    package: text('package'),
    symbol: text('symbol'),
    importName: text('importName'),
    pageKind: text('pageKind') as ReferencePageKind | null,
    source: (node['source'] as OutputDoc['source'] | undefined) ?? null,
    content: (node['content'] as CompiledBlock[] | undefined) ?? [],
    releases: (node['releases'] as ReferenceRelease[] | undefined) ?? [],
    packages: (node['packages'] as ReferencePackage[] | undefined) ?? [],
  };
}
