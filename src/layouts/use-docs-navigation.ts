import { useMemo } from 'react';
import { baseSidebar } from '../config/sidebar';
import { useNavigationDocs } from '../data/use-navigation-docs';
import {
  buildSidebar,
  neighbors,
  trailTo,
  withItems,
  type Neighbor,
  type SidebarDoc,
  type SidebarNode,
} from '../routes/build-sidebar';
import { localePath } from '../model/docs/addresses';
import { pruneSidebar } from '../routes/prune-sidebar';
import type { PageContext } from '../routes/to-page';

/** Larger sidebars show only the current doc's branch. Only the reference is that large. */
const MAX_COMPLETE_SIDEBAR = 200;

/** Additional sidebar nodes on reference pages, with the previous and next page. */
export interface SidebarSection {
  docId: string;
  nodes: SidebarNode[];
  neighbors: { previous: Neighbor | null; next: Neighbor | null };
}

export interface DocsNavigation {
  nodes: readonly SidebarNode[];
  currentId: string;
  /** Nodes from the top level down to the current doc. */
  trail: readonly SidebarNode[];
  openIds: readonly string[];
  previous: Neighbor | null;
  next: Neighbor | null;
  homePath: string;
  /** Returns a doc's label and path in the page language, or undefined for an unknown ID. */
  docOf: (docId: string) => { label: string; path: string } | undefined;
}

/**
 * Returns a page's sidebar, breadcrumb trail, and neighbors.
 *
 * @param context - The page's language and doc ID.
 * @param section - Additional nodes on reference pages.
 */
export function useDocsNavigation(
  { language, docId }: Pick<PageContext, 'language' | 'docId'>,
  section: SidebarSection | undefined,
): DocsNavigation {
  const docs = useNavigationDocs();
  return useMemo(() => {
    const guides = guideSidebar(docs, language);
    const sidebar = section ? withItems(guides, 'api', section.nodes) : guides;
    const currentId = section?.docId ?? docId;
    const trail = trailTo(sidebar, currentId);
    const openIds = trail.map((node) => node.docId);
    const docOf = (id: string) => {
      const translations = docs.filter((doc) => doc.docId === id);
      const doc = translations.find(({ locale }) => locale === language) ?? translations[0];
      return doc && { label: doc.label, path: localePath(doc.slug, language) };
    };
    return {
      nodes: pruneSidebar(sidebar, openIds, MAX_COMPLETE_SIDEBAR),
      currentId,
      trail,
      openIds,
      ...(section?.neighbors ?? neighbors(sidebar, currentId)),
      homePath: localePath('/', language),
      docOf,
    };
  }, [docs, language, docId, section]);
}

const cachedSidebars = new WeakMap<readonly SidebarDoc[], Map<string, readonly SidebarNode[]>>();

/** Returns the sidebar without the reference section, which is the same on all pages. */
function guideSidebar(docs: readonly SidebarDoc[], language: string): readonly SidebarNode[] {
  const byLanguage = cachedSidebars.get(docs) ?? new Map<string, readonly SidebarNode[]>();
  const nodes = byLanguage.get(language) ?? buildSidebar(baseSidebar, docs, language);
  cachedSidebars.set(docs, byLanguage.set(language, nodes));
  return nodes;
}
