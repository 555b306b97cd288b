import { defaultLocale } from '../locales/locales';
import { localePath } from '../model/addresses';

/** What the sidebar needs of a doc. */
export interface SidebarDoc {
  docId: string;
  locale: string;
  slug: string;
  /** What navigation calls it: its shorter title where it has one. */
  label: string;
  unlisted: boolean;
}

/** The definition, as `src/config/sidebar.ts` writes it. */
export type SidebarDefinition =
  | string
  | { doc: string; items: readonly SidebarDefinition[] }
  | { autogenerate: string }
  | { reference: string };

/** One line of the sidebar, ready to be shown. */
export interface SidebarNode {
  docId: string;
  path: string;
  label: string;
  /** Set when the label is not in the language of the sidebar. */
  lang: string | null;
  items: SidebarNode[];
  /** Set when the doc has entries that are left out here and shown on its own page. */
  folded?: true;
}

/**
 * Makes the sidebar of one locale out of its definition. Docs without a translation keep their title and say its language. Ids without
 * a doc, drafts and unlisted docs are left out.
 */
export function buildSidebar(
  definition: readonly SidebarDefinition[],
  docs: readonly SidebarDoc[],
  locale: string,
): SidebarNode[] {
  const byId = new Map<string, SidebarDoc>();
  for (const doc of docs) {
    const known = byId.get(doc.docId);
    if (!known || doc.locale === locale || (known.locale !== locale && doc.locale === defaultLocale))
      byId.set(doc.docId, doc);
  }
  const toNode = (docId: string, items: SidebarNode[]): SidebarNode[] => {
    const doc = byId.get(docId);
    if (!doc || doc.unlisted) return items;
    return [
      {
        docId,
        path: localePath(doc.slug, locale),
        label: doc.label,
        lang: doc.locale === locale ? null : doc.locale,
        items,
      },
    ];
  };
  const walk = (entries: readonly SidebarDefinition[]): SidebarNode[] =>
    entries.flatMap((entry) => {
      if (typeof entry === 'string') return toNode(entry, []);
      if ('doc' in entry) return toNode(entry.doc, walk(entry.items));
      if ('reference' in entry) return toNode(entry.reference, []).map((node) => ({ ...node, folded: true }));
      return [...byId.keys()]
        .filter((docId) => docId.startsWith(`${entry.autogenerate}/`))
        .flatMap((docId) => toNode(docId, []))
        .sort((a, b) => a.label.localeCompare(b.label, locale));
    });
  return walk(definition);
}

/** The nodes from the top to a doc, itself included; empty when the sidebar does not have it. */
export function trailTo(nodes: readonly SidebarNode[], docId: string): SidebarNode[] {
  for (const node of nodes) {
    if (node.docId === docId) return [node];
    const below = trailTo(node.items, docId);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The same nodes, with other entries below one of them. */
export function withItems(
  nodes: readonly SidebarNode[],
  docId: string,
  items: SidebarNode[],
): readonly SidebarNode[] {
  const trail = new Set(trailTo(nodes, docId));
  const replace = (level: readonly SidebarNode[]): SidebarNode[] =>
    level.map((node) => {
      if (!trail.has(node)) return node;
      return { ...node, items: node.docId === docId ? items : replace(node.items) };
    });
  return replace(nodes);
}

/** All nodes in reading order. */
export function flattenSidebar(nodes: readonly SidebarNode[]): SidebarNode[] {
  return nodes.flatMap((node) => [node, ...flattenSidebar(node.items)]);
}

/** The docs before and after a doc in reading order. */
export function neighbours(
  nodes: readonly SidebarNode[],
  docId: string,
): { previous: SidebarNode | null; next: SidebarNode | null } {
  const flat = flattenSidebar(nodes);
  const index = flat.findIndex((node) => node.docId === docId);
  return index < 0
    ? { previous: null, next: null }
    : { previous: flat[index - 1] ?? null, next: flat[index + 1] ?? null };
}
