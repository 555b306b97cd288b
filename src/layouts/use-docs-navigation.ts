import { useMemo } from 'react';
import { baseSidebar } from '../config/sidebar';
import { useNavigationDocs } from '../data/use-navigation-docs';
import {
  buildSidebar,
  neighbours,
  trailTo,
  withItems,
  type SidebarDoc,
  type SidebarNode,
} from '../routes/build-sidebar';
import { localePath } from '../model/addresses';
import { pruneSidebar } from '../routes/prune-sidebar';
import type { PageContext } from '../routes/to-page';

/** From this number of nodes on, the sidebar shows only the branch of the current doc. Only the reference is that large. */
const WHOLE_SIDEBAR = 150;

/** Further entries below the current one of the sidebar, and the pager that goes with them. */
export interface SidebarSection {
  docId: string;
  nodes: SidebarNode[];
  neighbours: { previous: SidebarNode | null; next: SidebarNode | null };
}

export interface DocsNavigation {
  nodes: readonly SidebarNode[];
  currentId: string;
  /** From the top of the sidebar to the current doc, itself included. */
  trail: readonly SidebarNode[];
  openIds: readonly string[];
  previous: SidebarNode | null;
  next: SidebarNode | null;
  homePath: string;
  /** What a doc is called, and its path in the language of the page; undefined for an id that no doc has. */
  docOf: (docId: string) => { label: string; path: string } | undefined;
}

/** The place of a page among the docs: its sidebar, its breadcrumbs, its neighbors. */
export function useDocsNavigation(
  { language, docId }: Pick<PageContext, 'language' | 'docId'>,
  section: SidebarSection | undefined,
): DocsNavigation {
  const docs = useNavigationDocs();
  return useMemo(() => {
    const base = sidebarOf(docs, language);
    const all = section ? withItems(base, 'api', section.nodes) : base;
    const currentId = section?.docId ?? docId;
    const trail = trailTo(all, currentId);
    const openIds = trail.map((node) => node.docId);
    const docOf = (id: string) => {
      const inAnyLanguage = docs.filter((each) => each.docId === id);
      const doc = inAnyLanguage.find(({ locale }) => locale === language) ?? inAnyLanguage[0];
      return doc && { label: doc.label, path: localePath(doc.slug, language) };
    };
    return {
      nodes: pruneSidebar(all, openIds, WHOLE_SIDEBAR),
      currentId,
      trail,
      openIds,
      ...(section?.neighbours ?? neighbours(all, currentId)),
      homePath: localePath('/', language),
      docOf,
    };
  }, [docs, language, docId, section]);
}

const known = new WeakMap<readonly SidebarDoc[], Map<string, readonly SidebarNode[]>>();

/** The sidebar of a language without the lists of the reference, made once for all pages. */
function sidebarOf(docs: readonly SidebarDoc[], language: string): readonly SidebarNode[] {
  const byLanguage = known.get(docs) ?? new Map<string, readonly SidebarNode[]>();
  const nodes = byLanguage.get(language) ?? buildSidebar(baseSidebar, docs, language);
  known.set(docs, byLanguage.set(language, nodes));
  return nodes;
}
