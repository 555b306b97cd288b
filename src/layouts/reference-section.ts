import { REFERENCE_KINDS, type SymbolKind } from '../model/reference/kinds';
import type { ReferencePlace } from '../model/docs/doc';
import { neighbors, type SidebarNode } from '../routes/build-sidebar';
import {
  API_SLUG,
  byPackageLabel,
  changesSlug,
  CONFIGURATION_SLUG,
  ERRORS_SLUG,
  localePath,
  packageLabel,
  referenceSlug,
} from '../model/docs/addresses';
import type { SidebarSection } from './use-docs-navigation';

interface Input {
  reference: { docId: string; package: string | null };
  /** All package names. */
  packages: readonly string[];
  /** The current package's symbols. */
  symbols: readonly ReferencePlace[];
  language: string;
  /** Whether the current package, or else the whole reference, has a changes page. */
  hasChanges: boolean;
  /** Label for changes pages. */
  changesLabel: string;
  /** Label for the error messages page; null if there is none. */
  errorsLabel: string | null;
  /** Label for the page of configuration keys; null if there is none. */
  configurationLabel: string | null;
  /** Returns the label for a kind's symbols. */
  kindLabel: (kind: SymbolKind) => string;
}

/** Builds the sidebar section: all packages, and the current package's symbols by kind. */
export function referenceSection({
  reference,
  packages,
  symbols,
  language,
  hasChanges,
  changesLabel,
  errorsLabel,
  configurationLabel,
  kindLabel,
}: Input): SidebarSection {
  const node = (slug: string, label: string, items: SidebarNode[] = []): SidebarNode => ({
    docId: slug.slice(1, -1),
    label,
    items,
    lang: null,
    path: localePath(slug, language),
  });
  const slugOf = (symbol?: string) => referenceSlug(reference.package ?? '', symbol);
  const groups = REFERENCE_KINDS.flatMap(({ directory, kind }) => {
    const items = symbols
      .filter(({ place }) => place.startsWith(`${directory}/`))
      .map(({ name, place }) => node(slugOf(place), name));
    const group = node(`${slugOf()}#${directory}/`, kindLabel(kind), items);
    return items.length > 0 ? [{ ...group, path: group.path.replace(/\/$/, '') }] : [];
  });
  const changes = (packageName?: string) => node(changesSlug(packageName), changesLabel);
  const packageNodes = [...packages].sort(byPackageLabel).map((name): SidebarNode => {
    const isOpen = name === reference.package && groups.length > 0;
    const items = isOpen ? [...(hasChanges ? [changes(name)] : []), ...groups] : [];
    return { ...node(referenceSlug(name), packageLabel(name), items), ...(!isOpen && { folded: true }) };
  });
  const currentPackage = packageNodes.find(({ docId }) => `/${docId}/` === slugOf());
  // The pager leads from package to package, and from symbol to symbol within a package.
  const isSymbol = currentPackage && currentPackage.docId !== reference.docId;
  const sequence = isSymbol
    ? [{ ...currentPackage, items: [] }, ...groups.flatMap(({ items }) => items)]
    : packageNodes.map((packageNode) => ({ ...packageNode, items: [] }));
  const [first] = packageNodes;
  return {
    docId: reference.docId,
    nodes: [
      // If a package has a changes page, there is also one for all packages.
      ...(hasChanges ? [changes()] : []),
      ...(errorsLabel !== null ? [node(ERRORS_SLUG, errorsLabel)] : []),
      ...(configurationLabel !== null ? [node(CONFIGURATION_SLUG, configurationLabel)] : []),
      ...packageNodes,
    ],
    neighbors:
      `/${reference.docId}/` === API_SLUG
        ? { previous: null, next: first ? { ...first, section: null } : null }
        : neighbors(sequence, reference.docId),
  };
}
