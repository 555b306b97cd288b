import type { Problem } from '../model/problem';
import type { Route } from './build-routes';

/** What `checkLinks` needs of a Doc. */
export interface LinkingDoc {
  nodeId: string;
  locale: string;
  sourcePath: string;
  headingIds: readonly string[];
  links: readonly { slug: string; hash: string | null; written: string; line: number }[];
}

/** Every link of a body that leads to no page or to no heading of its page, each with the nearest that exists. */
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
        const meant = nearest(link.slug, new Set(routes.map(({ slug }) => slug)));
        problems.push({
          file: doc.sourcePath,
          line: link.line,
          message: `the link "${link.written}" points to ${link.slug}, which does not exist.${meant ? ` Did you mean ${meant}?` : ' Fix the path, or write the page.'}`,
          severity: 'error',
        });
        continue;
      }
      const target = byNode.get(route.docNodeId);
      if (link.hash === null || link.hash === '' || !target || target.headingIds.includes(link.hash))
        continue;
      const meant = nearest(link.hash, target.headingIds);
      problems.push({
        file: doc.sourcePath,
        line: link.line,
        message: `the link "${link.written}" points to #${link.hash}, but ${target.sourcePath} has no such heading.${meant ? ` Did you mean #${meant}?` : ''}`,
        severity: 'error',
      });
    }
  }
  return problems;
}
