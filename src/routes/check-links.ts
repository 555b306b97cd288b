import { localeCodes } from '../locales/locales';
import { apiLlmsPath, changesDataPath, changesFeedPath, fullTextPath, llmsPath } from '../model/addresses';
import { suggestion } from '../model/nearest';
import type { Problem } from '../model/problem';
import type { Route } from './build-routes';

/** The doc fields that `checkLinks` uses. */
export interface LinkingDoc {
  nodeId: string;
  locale: string;
  slug: string;
  draft: boolean;
  sourcePath: string;
  headingIds: readonly string[];
  links: readonly { slug: string; hash: string | null; written: string; line: number }[];
}

/** Returns the paths that links can lead to in addition to docs. */
export function siteFiles(staticFiles: readonly string[]): Set<string> {
  const written = localeCodes.flatMap((locale) =>
    [changesFeedPath, changesDataPath, llmsPath, apiLlmsPath, fullTextPath].map((pathOf) => pathOf(locale)),
  );
  return new Set([
    '/search/',
    '/sitemap.xml',
    '/robots.txt',
    ...written,
    ...staticFiles.map((file) => `/${file}`),
  ]);
}

/**
 * Reports links to missing pages, headings, and files. A link that names an address of the site, such as
 * `/faq/`, is a warning, because it may lead to a page that another deployment serves. A link to a
 * Markdown file can't.
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
  const findDraft = (slug: string, locale: string) => {
    const drafts = docs.filter((doc) => doc.draft && doc.slug === slug);
    return drafts.find((doc) => doc.locale === locale) ?? drafts[0];
  };
  const targets = new Set([...routes.map(({ slug }) => slug), ...files]);
  const missing = (slug: string) => {
    const isFile = !slug.endsWith('/');
    const pageSlug = slug.replace(/(?:\/index)?\.(?:mdx?|html?)$/i, '/');
    const advice =
      suggestion(pageSlug, targets, (target) => target) ||
      ` Fix the path, or add the ${isFile ? 'file' : 'page'}.`;
    return `${slug}, which does not exist${isFile ? ' in static/' : ''}.${advice}`;
  };
  const problems: Problem[] = [];
  const reportLink = (doc: LinkingDoc, { line, written }: LinkingDoc['links'][number], target: string) =>
    problems.push({
      file: doc.sourcePath,
      line,
      message: `the link "${written}" points to ${target}`,
      severity: /^(?:\/|https?:)(?!.*\.mdx?(?:[?#]|$))/i.test(written) ? 'warning' : 'error',
    });
  for (const doc of docs) {
    for (const link of doc.links) {
      const route = byRoute.get(`${doc.locale} ${link.slug}`);
      if (!route) {
        const draft = findDraft(link.slug, doc.locale);
        if (!files.has(link.slug) && !(draft && doc.draft))
          reportLink(
            doc,
            link,
            draft
              ? `${link.slug}, which is a draft (${draft.sourcePath}). Remove "draft: true" there, or the link here.`
              : missing(link.slug),
          );
        continue;
      }
      const target = byNode.get(route.docNodeId);
      if (link.hash === null || link.hash === '' || !target || target.headingIds.includes(link.hash))
        continue;
      const advice =
        suggestion(link.hash, target.headingIds, (id) => `#${id}`) || ' Fix the anchor, or add the heading.';
      reportLink(doc, link, `#${link.hash}, but ${target.sourcePath} has no such heading.${advice}`);
    }
  }
  return problems;
}
