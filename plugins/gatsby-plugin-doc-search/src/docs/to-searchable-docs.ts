import type {
  RemovedName,
  SearchableDoc,
  SearchableRelease,
} from '../../../../src/search/records/searchable-doc';
import type { DocNodes, GuideSearchFields, ReferenceSearchFields } from './search-fields';
import { groupChanges, readHistoryName } from '../../../../src/model/reference/history';
import { findKind } from '../../../../src/model/reference/kinds';
import { readTexts } from '../../../../src/locales/read-messages';
import { localePath, readReferenceSlug, releaseId } from '../../../../src/model/docs/addresses';
import { claimRoutes } from '../../../../src/model/docs/route-claims';

/** Options for the searchable docs. */
export interface SearchableDocsOptions {
  version: string;
  /** IDs of guides for contributors. */
  contributorGuides: readonly string[];
}

/**
 * Checks for a package's main page. Reference pages without a symbol and package, such as the root,
 * count as guides in search.
 */
const isPackagePage = ({ slug }: ReferenceSearchFields): boolean => readReferenceSlug(slug)?.symbol === null;

/** Returns a function that lists a doc's parent labels, outermost first. */
function createBreadcrumbs({ guides, references }: DocNodes): (locale: string, docId: string) => string[] {
  const labels = new Map<string, string>();
  for (const { locale, docId, title } of references) labels.set(`${locale} ${docId}`, title);
  for (const { locale, docId, title, sidebarLabel } of guides)
    labels.set(`${locale} ${docId}`, sidebarLabel ?? title);
  return (locale, docId) => {
    const segments = docId.split('/');
    return segments
      .slice(1)
      .flatMap((_, depth) => labels.get(`${locale} ${segments.slice(0, depth + 1).join('/')}`) ?? []);
  };
}

/** Returns search keywords for a changes page, such as "changelog", and its package's versions. */
function changesKeywords(node: ReferenceSearchFields): string[] {
  const t = readTexts(node.locale, 'reference');
  return [
    ...t('changes.keywords').split(', '),
    // "Migrate" is a keyword for the page about all packages only. On the page of one package, it
    // would suggest database migrations.
    ...(isPackagePage(node)
      ? node.releases.map(({ version }) => version)
      : t('changes.all.keywords').split(', ')),
  ];
}

/** Returns a package's releases, each with the names that changed. */
function namedReleases({ locale, releases }: ReferenceSearchFields): SearchableRelease[] {
  const t = readTexts(locale, 'api');
  return releases.map(({ importName, version, changes }) => ({
    title: `${importName} ${version}`,
    anchor: releaseId(version),
    text:
      groupChanges(changes)
        .map(({ change, changes: changesOfKind }) => {
          const names = changesOfKind.map(({ name }) => readHistoryName(name).label);
          return `${t(`changes.${change}`)}: ${names.join(', ')}.`;
        })
        .join(' ') || t('changes.quiet'),
    isQuiet: changes.length === 0,
  }));
}

/** Returns a package's removed names, each with the last release that removed it. */
function removedNames({ locale, releases }: ReferenceSearchFields): RemovedName[] {
  const t = readTexts(locale, 'reference');
  const removed = new Map<string, RemovedName>();
  for (const { importName, version, changes } of releases) {
    for (const { change, name, slug, successor } of changes) {
      if (change !== 'removed' || slug !== null) continue;
      const { symbol, member, label } = readHistoryName(name);
      const removedIn = t('changes.removedIn', { package: importName, version });
      const text = successor
        ? `${removedIn} ${successor.before}${successor.label}${successor.after}.`
        : removedIn;
      // Releases are sorted from newest to oldest.
      if (!removed.has(label)) removed.set(label, { symbol, member, anchor: releaseId(version), text });
    }
  }
  return [...removed.values()];
}

/**
 * Returns the docs that a production build shows. The result is the same for docs from Gatsby's
 * pages and from a GraphQL query.
 */
function shownDocs({ guides, references }: DocNodes): DocNodes {
  const { bySlug } = claimRoutes([...guides, ...references], { drafts: false });
  const isShown = (doc: GuideSearchFields | ReferenceSearchFields) =>
    bySlug.get(doc.slug)?.get(doc.locale) === doc;
  return { guides: guides.filter(isShown), references: references.filter(isShown) };
}

/**
 * Converts a build's nodes to docs for search. Drafts, unlisted guides, and docs whose URL belongs
 * to another doc are skipped. Pages that show a doc in another language have no node, so they are
 * never included.
 *
 * @param all - Docs in all languages.
 * @param options - Documentation version, and which guides rank lower.
 * @returns Docs in no particular order; `toSearchRecords` sorts them.
 */
export function toSearchableDocs(
  all: DocNodes,
  { version, contributorGuides }: SearchableDocsOptions,
): SearchableDoc[] {
  const nodes = shownDocs(all);
  const breadcrumb = createBreadcrumbs(nodes);
  const common = ({
    docId,
    locale,
    slug,
    title,
    description,
  }: GuideSearchFields | ReferenceSearchFields) => ({
    docId,
    locale,
    version,
    path: localePath(slug, locale),
    title,
    description,
    keywords: [],
    questions: [],
    isForContributors: contributorGuides.includes(docId),
    breadcrumb: breadcrumb(locale, docId),
  });
  const guides = nodes.guides
    .filter(({ unlisted }) => !unlisted)
    .map(
      (node): SearchableDoc => ({
        ...common(node),
        kind: 'guide',
        keywords: node.keywords,
        questions: node.questions,
        sections: node.sections,
      }),
    );
  const references = nodes.references.map((node): SearchableDoc => {
    const { sections, summary } = node;
    if (node.pageKind === 'changes')
      return {
        ...common(node),
        kind: isPackagePage(node) ? 'reference' : 'guide',
        keywords: changesKeywords(node),
        // The changes are in each release's record.
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
        // A symbol without a comment and members is found by the text of its page.
        summary: isBare ? text : summary,
      },
    };
  });
  return [...guides, ...references];
}
