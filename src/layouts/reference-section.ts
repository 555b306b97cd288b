import { REFERENCE_KINDS, type SymbolKind } from '../model/kinds';
import type { ListedPackage, ListedSymbol } from '../components/reference/filter-packages';
import { defaultLocale } from '../locales/locales';
import { neighbours, type SidebarNode } from '../routes/build-sidebar';
import {
  API_SLUG,
  byPackageLabel,
  changesSlug,
  ERRORS_SLUG,
  localePath,
  packageLabel,
  referenceSlug,
} from '../model/addresses';

interface Input {
  reference: { docId: string; package: string | null };
  /** Names of all packages. */
  packages: readonly string[];
  /** Symbols of the current package, as the TypeDoc theme writes them: `classes/Page`. */
  symbols: readonly string[];
  language: string;
  /** Whether the current package, or the reference where there is none, has a page of changes. */
  hasChanges: boolean;
  /** What navigation calls pages of changes. */
  changesLabel: string;
  /** What navigation calls the page of error messages; null when there is none. */
  errorsLabel: string | null;
  /** The word for the symbols of a kind. */
  kindLabel: (kind: SymbolKind) => string;
}

/** The part of the sidebar that only reference pages have, and the way through it. */
interface ReferenceSection {
  docId: string;
  nodes: SidebarNode[];
  neighbours: { previous: SidebarNode | null; next: SidebarNode | null };
}

/** All packages, the symbols of the current one by kind, and the neighbors of the page in its package. */
export function referenceSection({
  reference,
  packages,
  symbols,
  language,
  hasChanges,
  changesLabel,
  errorsLabel,
  kindLabel,
}: Input): ReferenceSection {
  const node = (slug: string, label: string, items: SidebarNode[] = []): SidebarNode => ({
    docId: slug.slice(1, -1),
    label,
    items,
    lang: null,
    path: localePath(slug, language),
  });
  const ownSlug = (symbol?: string) => referenceSlug(reference.package ?? '', symbol);
  const groups = REFERENCE_KINDS.flatMap(({ directory, kind }) => {
    const items = symbols
      .filter((place) => place.startsWith(`${directory}/`))
      .map((place) => node(ownSlug(pathOf(place)), nameOf(place)));
    const group = node(`${ownSlug()}#${directory}/`, kindLabel(kind), items);
    return items.length > 0 ? [{ ...group, path: group.path.replace(/\/$/, '') }] : [];
  });
  const changes = (packageName?: string) => node(changesSlug(packageName), changesLabel);
  const packageNodes = [...packages].sort(byPackageLabel).map((name): SidebarNode => {
    const isOpen = name === reference.package && groups.length > 0;
    const items = isOpen ? [...(hasChanges ? [changes(name)] : []), ...groups] : [];
    return { ...node(referenceSlug(name), packageLabel(name), items), ...(!isOpen && { folded: true }) };
  });
  const own = packageNodes.find(({ docId }) => `/${docId}/` === ownSlug());
  // The neighbors of a package are packages; those of a symbol are symbols of its package.
  const around =
    own && own.docId !== reference.docId
      ? [{ ...own, items: [] }, ...groups.flatMap(({ items }) => items)]
      : [node(API_SLUG, ''), ...packageNodes.map((each) => ({ ...each, items: [] }))];
  return {
    docId: reference.docId,
    nodes: [
      // Where one package has a page of changes, all of them together have one.
      ...(hasChanges ? [changes()] : []),
      ...(errorsLabel !== null ? [node(ERRORS_SLUG, errorsLabel)] : []),
      ...packageNodes,
    ],
    neighbours: withoutLabelless(neighbours(around, reference.docId)),
  };
}

/** The root of the reference starts the sequence of packages, but gets no pager link. */
function withoutLabelless({
  previous,
  next,
}: ReferenceSection['neighbours']): ReferenceSection['neighbours'] {
  return { previous: previous?.label ? previous : null, next };
}

/** The symbols of a package as its card lists them. */
function listedSymbols(packageName: string, symbols: readonly string[], language: string): ListedSymbol[] {
  return REFERENCE_KINDS.flatMap(({ directory, kind }) =>
    symbols
      .filter((place) => place.startsWith(`${directory}/`))
      .map((place) => ({
        name: nameOf(place),
        kind,
        path: localePath(referenceSlug(packageName, pathOf(place)), language),
      })),
  );
}

/** The packages as the root of the reference lists them. */
export function listedPackages(
  packages: readonly {
    readonly name: string;
    readonly importName: string;
    readonly summary: string;
    readonly translated: boolean;
    readonly symbols: readonly string[];
  }[],
  language: string,
): ListedPackage[] {
  const listed = [...packages].sort((a, b) => byPackageLabel(a.name, b.name));
  return listed.map(({ name, importName, summary, translated, symbols }) => ({
    name,
    importName,
    summary,
    path: localePath(referenceSlug(name), language),
    lang: translated ? null : defaultLocale,
    symbols: listedSymbols(name, symbols, language),
  }));
}

function pathOf(place: string): string {
  return place.split(' ')[0] ?? place;
}

function nameOf(place: string): string {
  const [path = '', name] = place.split(' ');
  return name ?? path.slice(path.lastIndexOf('/') + 1);
}
