import type { MarkdownInput, PageLink } from '../../model/docs/mdx-components';
import { findPages } from './find-pages';

/** A section of the overview that links to libraries. */
interface LibraryArea extends PageLink {
  id: string;
  summary: string;
  libraries: PageLink[];
}

/**
 * Lists the libraries that each section of a page links to.
 *
 * @param overview - The page's slug.
 */
export function libraryAreas({ guides }: Queries.MdxDataQuery, overview = '', locale: string): LibraryArea[] {
  const [page] = findPages(guides.nodes, [overview], locale);
  const areas = (page?.linkGroups ?? []).map(({ id, title, summary, slugs }) => ({
    ...{ id, title, summary, slug: page?.slug ?? '/' },
    libraries: findPages(guides.nodes, slugs, locale)
      .filter(({ docId }) => /^libraries\/[^/]+$/.test(docId))
      .map(({ label, slug }) => ({ title: label, slug })),
  }));
  return areas.filter(({ libraries }) => libraries.length > 0);
}

export function printLibraryAreas({ attributes, guide, data, link }: MarkdownInput): string {
  return [
    `## ${attributes['title'] ?? ''}`,
    ...libraryAreas(data, attributes['overview'], guide.locale).flatMap(({ title, summary, libraries }) => [
      `### ${title}`,
      ...(summary ? [summary.replaceAll('\u00a0', ' ')] : []),
      libraries.map((library) => `- ${link(library)}`).join('\n'),
    ]),
  ].join('\n\n');
}
