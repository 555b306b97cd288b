import type { Problem } from '../model/problem';
import type { Route } from './build-routes';

/** The doc fields that `checkLinks` uses. */
export interface LinkingDoc {
  nodeId: string;
  locale: string;
  sourcePath: string;
  headingIds: readonly string[];
  links: readonly { slug: string; hash: string | null; written: string; line: number }[];
}

/**
 * Reports links to missing pages and headings.
 *
 * @param docs - All docs with their links.
 * @param routes - All routes.
 * @param nearest - Returns the most similar candidate, which the message suggests.
 * @returns One error per broken link.
 */
export function checkLinks(
  docs: readonly LinkingDoc[],
  routes: readonly Route[],
  nearest: (word: string, candidates: Iterable<string>) => string | undefined,
): Problem[] {
  const byRoute = new Map(routes.map((route) => [`${route.locale} ${route.slug}`, route]));
  const byNode = new Map(docs.map((doc) => [doc.nodeId, doc]));
  const problems: Problem[] = [];
  for (const doc of docs) {
    for (const link of doc.links) {
      const route = byRoute.get(`${doc.locale} ${link.slug}`);
      if (!route) {
        const suggestion = nearest(link.slug, new Set(routes.map(({ slug }) => slug)));
        problems.push({
          file: doc.sourcePath,
          line: link.line,
          message: `the link "${link.written}" points to ${link.slug}, which does not exist.${suggestion ? ` Did you mean ${suggestion}?` : ' Fix the path, or add the page.'}`,
          severity: 'error',
        });
        continue;
      }
      const target = byNode.get(route.docNodeId);
      if (link.hash === null || link.hash === '' || !target || target.headingIds.includes(link.hash))
        continue;
      const suggestion = nearest(link.hash, target.headingIds);
      problems.push({
        file: doc.sourcePath,
        line: link.line,
        message: `the link "${link.written}" points to #${link.hash}, but ${target.sourcePath} has no such heading.${suggestion ? ` Did you mean #${suggestion}?` : ' Fix the anchor, or add the heading.'}`,
        severity: 'error',
      });
    }
  }
  return problems;
}
