import type {
  RemovedName,
  SearchableDoc,
  SearchableRelease,
} from '../../../../src/search/records/searchable-doc';
import type { DocNodes, GuideNode, ReferenceNode } from './doc-nodes';
import { groupChanges, readHistoryName } from '../../../../src/model/history';
import { findKind } from '../../../../src/model/kinds';
import type { Locale } from '../../../../src/locales/locales';
import { readMessages } from '../../../../src/locales/read-messages';
import { localePath, readReferenceSlug, releaseId } from '../../../../src/model/addresses';
import { claimRoutes } from '../../../../src/model/route-claims';

/** Facts of the site about its docs. */
export interface SearchableDocsOptions {
  version: string;
}

/** Other pages of the reference without a symbol, such as its root, are found like guides. */
const isPackagePage = ({ slug }: ReferenceNode): boolean => readReferenceSlug(slug)?.symbol === null;

/** Labels of the docs whose ids a doc's id begins with, the outermost first. */
function createBreadcrumbs({ guides, references }: DocNodes): (locale: string, docId: string) => string[] {
  const labels = new Map<string, string>();
  for (const { locale, docId, title } of references) labels.set(`${locale} ${docId}`, title);
  for (const { locale, docId, title, sidebarLabel } of guides)
    labels.set(`${locale} ${docId}`, sidebarLabel ?? title);
  return (locale, docId) => {
    const segments = docId.split('/');
    return segments
      .slice(1)
      .flatMap((_, at) => labels.get(`${locale} ${segments.slice(0, at + 1).join('/')}`) ?? []);
  };
}

/** What else a page of changes is called, such as "changelog", and the releases of its package. */
const changesKeywords = (node: ReferenceNode): string[] => [
  ...readMessages(node.locale as Locale, 'reference')['changes.keywords'].split(', '),
  ...(isPackagePage(node) ? node.releases.map(({ version }) => version) : []),
];

/** The releases of a package, each with the names that it changed. */
function namedReleases({ locale, releases }: ReferenceNode): SearchableRelease[] {
  const messages = readMessages(locale as Locale, 'common');
  return releases.map(({ importName, version, changes }) => ({
    title: `${importName} ${version}`,
    anchor: releaseId(version),
    text:
      groupChanges(changes)
        .map(({ change, changes: own }) => {
          const names = own.map(({ name }) => readHistoryName(name).label);
          return `${messages[`changes.${change}`]}: ${names.join(', ')}.`;
        })
        .join(' ') || messages['changes.quiet'],
    isQuiet: changes.length === 0,
  }));
}

/** The names of a package that are gone, with the last release that took each away. */
function removedNames({ locale, releases }: ReferenceNode): RemovedName[] {
  const sentence = readMessages(locale as Locale, 'reference')['changes.removedIn'];
  const removed = new Map<string, RemovedName>();
  for (const { importName, version, changes } of releases) {
    for (const { change, name, slug, successor } of changes) {
      if (change !== 'removed' || slug !== null) continue;
      const { symbol, member, label } = readHistoryName(name);
      const gone = sentence.replace('{package}', importName).replace('{version}', version);
      const text = successor ? `${gone} ${successor.before}${successor.label}${successor.after}.` : gone;
      // The newest release comes first.
      if (!removed.has(label)) removed.set(label, { symbol, member, anchor: releaseId(version), text });
    }
  }
  return [...removed.values()];
}

/** The docs that a build for deployment shows: those of Gatsby's pages and those of a GraphQL query come out the same. */
function shownDocs({ guides, references }: DocNodes): DocNodes {
  const { bySlug } = claimRoutes([...guides, ...references], { drafts: false });
  const isShown = (doc: GuideNode | ReferenceNode) => bySlug.get(doc.slug)?.get(doc.locale) === doc;
  return { guides: guides.filter(isShown), references: references.filter(isShown) };
}

/**
 * Turns the nodes of a build into docs for the search. Drafts, unlisted guides and docs whose route another has are left out. A page that
 * shows a doc of another language has no node of its own, so it is never included.
 *
 * @param all docs of all languages
 * @param options facts of the site about its docs
 * @returns docs in no particular order; `toSearchRecords` sorts them
 */
export function toSearchableDocs(all: DocNodes, { version }: SearchableDocsOptions): SearchableDoc[] {
  const nodes = shownDocs(all);
  const breadcrumb = createBreadcrumbs(nodes);
  const common = ({ docId, locale, slug, title, description }: GuideNode | ReferenceNode) => ({
    docId,
    locale,
    version,
    path: localePath(slug, locale),
    title,
    description,
    keywords: [],
    breadcrumb: breadcrumb(locale, docId),
  });
  const guides = nodes.guides
    .filter(({ unlisted }) => !unlisted)
    .map(
      (node): SearchableDoc => ({
        ...common(node),
        kind: 'guide',
        keywords: node.keywords,
        sections: node.sections,
      }),
    );
  const references = nodes.references.map((node): SearchableDoc => {
    const { sections, summary } = node;
    if (node.page === 'changes')
      return {
        ...common(node),
        kind: isPackagePage(node) ? 'reference' : 'guide',
        keywords: changesKeywords(node),
        // What a release changed is in the record of the release.
        sections: [],
        ...(isPackagePage(node) && { releases: namedReleases(node), removed: removedNames(node) }),
      };
    const kind = findKind(node.kind)?.kind;
    if (!kind || !node.symbol || !node.package)
      return { ...common(node), kind: isPackagePage(node) ? 'reference' : 'guide', sections };
    const isBare = summary === '' && node.members.length === 0;
    const text = [node.description, ...sections.map((section) => section.text)].join('\n');
    return {
      ...common(node),
      kind: 'reference',
      sections: [],
      symbol: {
        ...node,
        package: node.package,
        kind,
        name: node.symbol,
        // Markdown of an unknown TypeDoc theme gives only its text.
        summary: isBare ? text : summary,
      },
    };
  });
  return [...guides, ...references];
}
