import { defaultLocale, localeCodes } from '../locales/locales';
import {
  API_SLUG,
  apiLlmsPath,
  changesDataPath,
  symbolPagesPath,
  changesFeedPath,
  fullTextPath,
  llmsPath,
  SEARCH_SLUG,
} from '../model/docs/addresses';
import { didYouMean, suggestion } from '../model/text/nearest';
import type { Problem } from '../model/text/problem';
import type { Route } from './build-routes';

type DocLink = Readonly<{ slug: string; hash: string | null; written: string; file: string; line: number }>;

/** The doc fields that `checkLinks` uses. */
export interface LinkingDoc {
  nodeId: string;
  locale: string;
  slug: string;
  draft: boolean;
  sourcePath: string;
  headingIds: readonly string[];
  links: readonly DocLink[];
}

/** Returns the paths that links can lead to in addition to docs. */
export function siteFiles(staticFiles: readonly string[]): Set<string> {
  const written = localeCodes.flatMap((locale) =>
    [changesFeedPath, changesDataPath, symbolPagesPath, llmsPath, apiLlmsPath, fullTextPath].map((pathOf) =>
      pathOf(locale),
    ),
  );
  return new Set([
    SEARCH_SLUG,
    '/sitemap.xml',
    '/robots.txt',
    ...written,
    ...staticFiles.map((file) => `/${file}`),
  ]);
}

/**
 * Reports links to missing pages, headings, and files. A broken link to an address, such as
 * `/faq/`, is a warning because another deployment may serve that page. A broken link to a
 * Markdown file is an error.
 *
 * @param docs - All docs with their links.
 * @param routes - All routes.
 * @param files - The result of `siteFiles`.
 * @returns One problem per broken link.
 */
export function checkLinks(
  docs: readonly LinkingDoc[],
  routes: readonly Route[],
  files: ReadonlySet<string> = new Set(),
): Problem[] {
  const byRoute = new Map(routes.map((route) => [`${route.locale} ${route.slug}`, route]));
  const byNode = new Map(docs.map((doc) => [doc.nodeId, doc]));
  const moved = findMoved(docs, routes);
  const targets = new Set([...routes.map(({ slug }) => slug), ...files]);
  const findDraft = (slug: string, locale: string) => {
    const drafts = docs.filter((doc) => doc.draft && doc.slug === slug);
    return drafts.find((doc) => doc.locale === locale) ?? drafts[0];
  };
  /** Describes the target of a broken link; null if the link works. */
  const describeBroken = (doc: LinkingDoc, { slug, hash }: DocLink): string | null => {
    const route = byRoute.get(`${doc.locale} ${slug}`);
    if (route) return missingHeading(hash, byNode.get(route.docNodeId));
    if (files.has(slug)) return null;
    const draft = findDraft(slug, doc.locale);
    if (!draft) return missingPage(slug, targets, moved(slug));
    if (doc.draft) return null;
    return `${slug}, which is a draft (${draft.sourcePath}). Remove "draft: true" there, or the link here.`;
  };
  return docs.flatMap((doc) =>
    doc.links.flatMap((link): Problem[] => {
      const target = describeBroken(doc, link);
      if (target === null) return [];
      const isAddress = /^(?:\/|https?:)(?!.*\.mdx?(?:[?#]|$))/i.test(link.written);
      const message = `the link "${link.written}" points to ${target}`;
      const { file, line } = link;
      return [{ file, line, message, severity: isAddress ? 'warning' : 'error' }];
    }),
  );
}

function missingHeading(hash: string | null, target: LinkingDoc | undefined): string | null {
  if (!hash || !target || target.headingIds.includes(hash)) return null;
  const renamed = didYouMean(hash, target.headingIds);
  // Only guides have front matter.
  const old = target.slug.startsWith(API_SLUG)
    ? ''
    : ` If you renamed it, add "${hash}: ${renamed}" to its "anchors".`;
  const advice = renamed ? ` Did you mean #${renamed}?${old}` : ' Fix the anchor, or add the heading.';
  return `#${hash}, but ${target.sourcePath} has no such heading.${advice}`;
}

/**
 * Finds the page that a missing one became: the only one in its folder that has all headings that links to the
 * missing page name, or else that no link leads to.
 */
function findMoved(
  docs: readonly LinkingDoc[],
  routes: readonly Route[],
): (slug: string) => LinkingDoc | undefined {
  const byNode = new Map(docs.map((doc) => [doc.nodeId, doc]));
  const links = docs.flatMap((doc) => doc.links);
  const linked = new Set(links.map(({ slug }) => slug));
  const folderOf = (slug: string) => slug.replace(/[^/]+\/$/, '');
  return (missing) => {
    const wanted = links.flatMap(({ slug, hash }) => (slug === missing && hash ? [hash] : []));
    const siblings = routes
      .filter(({ slug, locale }) => folderOf(slug) === folderOf(missing) && locale === defaultLocale)
      .flatMap(({ docNodeId }) => byNode.get(docNodeId) ?? [])
      .filter(({ headingIds }) => wanted.every((id) => headingIds.includes(id)));
    const unlinked = siblings.filter(({ slug }) => !linked.has(slug));
    const [moved, ...others] = wanted.length > 0 && siblings.length === 1 ? siblings : unlinked;
    return folderOf(missing) !== '/' && others.length === 0 ? moved : undefined;
  };
}

function missingPage(slug: string, targets: Iterable<string>, moved: LinkingDoc | undefined): string {
  if (moved)
    return `${slug}, which does not exist. Has the page moved to ${moved.slug}? Then correct the link, and add ${slug} to "redirects" in ${moved.sourcePath}.`;
  const isFile = !slug.endsWith('/');
  const pageSlug = slug.replace(/(?:\/index)?\.(?:mdx?|html?)$/i, '/');
  const advice =
    suggestion(pageSlug, targets, (target) => target) ||
    ` Fix the path, or add the ${isFile ? 'file' : 'page'}.`;
  return `${slug}, which does not exist${isFile ? ' in static/' : ''}.${advice}`;
}
