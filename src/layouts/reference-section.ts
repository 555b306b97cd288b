import { defaultLocale } from '../config/locales';
import type { SidebarNode } from '../routes/build-sidebar';
import { localePath } from '../routes/locale-path';

interface Input {
  reference: { docId: string; package: string | null };
  packages: readonly { docId: string; package: string | null }[];
  symbols: readonly { docId: string; title: string }[];
  language: string;
}

/** The part of the sidebar that only reference pages have: all packages, and the symbols of the current one. */
export function referenceSection({ reference, packages, symbols, language }: Input): {
  docId: string;
  nodes: SidebarNode[];
} {
  const node = (docId: string, label: string, items: SidebarNode[]): SidebarNode => ({
    docId,
    label,
    items,
    lang: null,
    path: localePath(`/${docId}/`, language, defaultLocale),
  });
  return {
    docId: reference.docId,
    nodes: packages.map((each) =>
      node(
        each.docId,
        each.package ?? each.docId,
        each.package === reference.package ? symbols.map(({ docId, title }) => node(docId, title, [])) : [],
      ),
    ),
  };
}
