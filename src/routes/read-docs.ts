import { readReferenceSlug, API_SLUG } from '../model/docs/addresses';
import type { LinkingDoc } from './check-links';
import type { RedirectingDoc } from './build-redirects';
import type { PageType } from '../model/docs/doc';
import type { Problem } from '../model/text/problem';
import type { RoutableDoc } from './build-routes';
import type { UsingDoc } from './guide-usages';

/**
 * Converts the result of the `Routes` query in gatsby-node.ts to the input of the route functions.
 * Package pages get a redirect from the address without `src/`, unless that address is a page.
 */
export function readDocs(
  data: Queries.RoutesQuery,
): (RoutableDoc & LinkingDoc & UsingDoc & RedirectingDoc & { problems: Problem[] })[] {
  const slugs = new Set(data.allDoc.nodes.map(({ slug }) => slug));
  const shortSlugs = (slug: string) => {
    const short = `${API_SLUG}${readReferenceSlug(slug)?.package}/`;
    return slug === `${short}src/` && !slugs.has(short) ? [short] : [];
  };
  return data.allDoc.nodes.map((node) => {
    const guide = node.__typename === 'Guide' ? node : null;
    return {
      nodeId: node.id,
      docId: node.docId,
      locale: node.locale,
      slug: node.slug,
      sourcePath: node.sourcePath,
      type: node.__typename,
      pageType: node.pageType as PageType,
      mdxPath: guide?.mdxPath ?? null,
      draft: guide?.draft ?? false,
      unlisted: guide?.unlisted ?? false,
      title: node.title,
      headings: node.headings,
      redirects: guide?.redirects ?? shortSlugs(node.slug),
      anchors: (guide?.anchors ?? {}) as Record<string, string>,
      uses: guide?.uses ?? [],
      headingIds: node.headings.map(({ id }) => id),
      links: node.links,
      problems: node.problems.map(({ file, line, message, severity }) => ({
        file,
        ...(line === null ? {} : { line }),
        message,
        severity: severity === 'warning' ? 'warning' : 'error',
      })),
    };
  });
}
