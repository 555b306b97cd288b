import { readReferenceSlug, API_SLUG } from '../model/addresses';
import type { LinkingDoc } from './check-links';
import type { RedirectingDoc } from './build-redirects';
import type { DocUse, PageType } from '../model/doc';
import type { Problem } from '../model/problem';
import type { RoutableDoc } from './build-routes';
import type { UsingDoc } from './guide-usages';

/** Result of the `Routes` query in gatsby-node.ts. */
export interface RoutesQuery {
  allDoc: {
    nodes: {
      __typename: string;
      pageType: string;
      id: string;
      docId: string;
      locale: string;
      slug: string;
      sourcePath: string;
      title: string;
      headings: { id: string; title: string }[];
      links: { slug: string; hash: string | null; written: string; line: number }[];
      problems: { file: string; line: number | null; message: string; severity: string }[];
      mdxPath?: string | null;
      draft?: boolean;
      unlisted?: boolean;
      redirects?: string[];
      uses?: DocUse[];
    }[];
  };
}

/**
 * Converts the query result to the input of the route functions. Package pages get a redirect from
 * the address without `src/`, unless that address is a page.
 */
export function readDocs(
  data: RoutesQuery,
): (RoutableDoc & LinkingDoc & UsingDoc & RedirectingDoc & { problems: Problem[] })[] {
  const slugs = new Set(data.allDoc.nodes.map(({ slug }) => slug));
  const shortSlugs = (slug: string) => {
    const target = readReferenceSlug(slug);
    const short = `${API_SLUG}${target?.package}/`;
    return slug === `${short}src/` && !slugs.has(short) ? [short] : [];
  };
  return data.allDoc.nodes.map((node) => ({
    nodeId: node.id,
    docId: node.docId,
    locale: node.locale,
    slug: node.slug,
    sourcePath: node.sourcePath,
    type: node.__typename === 'Reference' ? 'Reference' : 'Guide',
    pageType: node.pageType as PageType,
    mdxPath: node.mdxPath ?? null,
    draft: node.draft ?? false,
    unlisted: node.unlisted ?? false,
    title: node.title,
    headings: node.headings,
    redirects: node.redirects ?? shortSlugs(node.slug),
    uses: node.uses ?? [],
    headingIds: node.headings.map(({ id }) => id),
    links: node.links,
    problems: node.problems.map(({ file, line, message, severity }) => ({
      file,
      ...(line === null ? {} : { line }),
      message,
      severity: severity === 'warning' ? 'warning' : 'error',
    })),
  }));
}
