import { defaultLocale, langOf } from '../locales/locales';
import { localePath } from '../model/docs/addresses';

/** The doc fields that the sidebar uses. */
export interface SidebarDoc {
  docId: string;
  locale: string;
  slug: string;
  /** Navigation label: the doc's short title if it has one, else its title. */
  label: string;
  unlisted: boolean;
  /** Position among the pages of its folder, from the original's front matter; null if it has none. */
  position: number | null;
  /** Sections of an overview page that group the docs below it in the sidebar. */
  groups?: readonly { title: string; slugs: readonly string[] }[];
}

/**
 * A top-level entry: a doc's ID, followed in the sidebar by the docs in its folder; a doc with
 * other docs below it; or the API reference, which adds its own entries.
 */
export type SidebarEntry = string | { doc: string; items: readonly string[] } | { reference: string };

/** A sidebar node, ready to render. */
export interface SidebarNode {
  docId: string;
  path: string;
  label: string;
  /** The label's language if it differs from the sidebar's, else null. */
  lang: string | null;
  items: SidebarNode[];
  /** Title of the group, shown above its first node. */
  group?: string;
  /** Set if the node's children are hidden here and shown only on its own page. */
  folded?: true;
}

/** Returns all doc IDs in sidebar entries. */
export function idsOfSidebar(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    if ('doc' in entry) return [entry.doc, ...entry.items];
    return [entry.reference];
  });
}

/**
 * Builds the sidebar for a locale. Untranslated docs keep their original label.
 *
 * @param entries - Top-level entries. Docs in other folders come last.
 * @param docs - All docs with a route, in all languages.
 * @param locale - Sidebar language.
 * @returns The sidebar nodes. Unlisted and missing docs are skipped, but not their children.
 */
export function buildSidebar(
  entries: readonly SidebarEntry[],
  docs: readonly SidebarDoc[],
  locale: string,
): SidebarNode[] {
  const byId = new Map<string, SidebarDoc>();
  for (const doc of docs) {
    const match = byId.get(doc.docId);
    if (!match || doc.locale === locale || (match.locale !== locale && doc.locale === defaultLocale))
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
        lang: doc.locale === locale ? null : langOf(doc.locale),
        items,
      },
    ];
  };
  const below = childrenByFolder(docs, idsOfSidebar(entries));
  const withChildren = (docId: string): SidebarNode[] => {
    const items = (below.get(docId) ?? []).flatMap(withChildren);
    return toNode(docId, grouped(items, byId.get(docId)?.groups ?? [], locale));
  };
  const nodes = entries.flatMap((entry): SidebarNode[] => {
    if (typeof entry === 'string') return withChildren(entry);
    if ('doc' in entry)
      return toNode(
        entry.doc,
        entry.items.flatMap((docId) => toNode(docId, [])),
      );
    return toNode(entry.reference, []).map((node) => ({ ...node, folded: true }));
  });
  return [...nodes, ...(below.get(ROOT) ?? []).flatMap(withChildren)];
}

/** ID of the content folder. */
const ROOT = '';

/**
 * Sorts docs by position and ID, and groups them by the closest folder above that has a page.
 *
 * @param listed - Docs with their own place in the sidebar.
 */
function childrenByFolder(docs: readonly SidebarDoc[], listed: readonly string[]): Map<string, string[]> {
  const positions = new Map<string, number>();
  for (const { docId, locale, position } of docs)
    if (locale === defaultLocale || !positions.has(docId)) positions.set(docId, position ?? Infinity);
  const ids = [...positions.keys()].filter((docId) => !listed.includes(docId));
  const positionOf = (docId: string) => positions.get(docId) ?? Infinity;
  // Infinity minus Infinity is not a number.
  ids.sort((a, b) => (positionOf(a) === positionOf(b) ? (a < b ? -1 : 1) : positionOf(a) - positionOf(b)));
  const parentOf = (docId: string): string => {
    const parent = docId.slice(0, Math.max(docId.lastIndexOf('/'), 0));
    return parent === ROOT || positions.has(parent) ? parent : parentOf(parent);
  };
  const children = new Map<string, string[]>();
  for (const docId of ids) {
    const parent = parentOf(docId);
    children.set(parent, [...(children.get(parent) ?? []), docId]);
  }
  return children;
}

/** Sorts nodes by group. Those in no group are last. */
function grouped(
  nodes: readonly SidebarNode[],
  groups: NonNullable<SidebarDoc['groups']>,
  locale: string,
): SidebarNode[] {
  const rest = new Set(nodes);
  const inGroups = groups.flatMap(({ title, slugs }) =>
    slugs.flatMap((slug) => {
      const node = [...rest].find(({ path }) => path === localePath(slug, locale));
      if (!node) return [];
      rest.delete(node);
      return [{ ...node, group: title }];
    }),
  );
  return [...inGroups, ...rest];
}

/** Returns the nodes from the top level to a doc, or an empty array if it isn't in the sidebar. */
export function trailTo(nodes: readonly SidebarNode[], docId: string): SidebarNode[] {
  for (const node of nodes) {
    if (node.docId === docId) return [node];
    const below = trailTo(node.items, docId);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Copies the nodes and replaces one node's children. */
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

/** Returns all nodes in reading order. */
export function flattenSidebar(nodes: readonly SidebarNode[]): SidebarNode[] {
  return nodes.flatMap((node) => [node, ...flattenSidebar(node.items)]);
}

/** A page before or after another one in reading order. */
export interface Neighbor extends SidebarNode {
  /**
   * The parent node, or null if readers don't need it: the page is in the current page's section,
   * and no other page has the same label.
   */
  section: Pick<SidebarNode, 'label' | 'lang'> | null;
}

/** Returns the nodes before and after a doc in reading order. */
export function neighbors(
  nodes: readonly SidebarNode[],
  docId: string,
): { previous: Neighbor | null; next: Neighbor | null } {
  const flat = flattenSidebar(nodes);
  const index = flat.findIndex((node) => node.docId === docId);
  if (index < 0) return { previous: null, next: null };
  const currentTrail = trailTo(nodes, docId);
  const toNeighbor = (node: SidebarNode | undefined): Neighbor | null => {
    if (!node) return null;
    const parent = trailTo(nodes, node.docId).at(-2) ?? null;
    const isClear =
      currentTrail.some(({ docId: id }) => id === parent?.docId) &&
      flat.filter(({ label }) => label === node.label).length === 1;
    return { ...node, section: isClear ? null : parent };
  };
  return { previous: toNeighbor(flat[index - 1]), next: toNeighbor(flat[index + 1]) };
}
