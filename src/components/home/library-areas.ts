import type { MarkdownInput, PageLink } from '../../model/docs/mdx-components';
import { findPages } from '../mdx/find-pages';
import { toolkitOf } from './toolkit-facts';

/** A section of the overview that links to libraries. */
interface LibraryArea extends PageLink {
  id: string;
  summary: string;
  libraries: (PageLink & { description: string; version: string | null })[];
}

/**
 * Lists the libraries that each section of a page links to.
 *
 * @param overview - The page's slug.
 */
export function libraryAreas(
  data: Queries.MdxDataQuery,
  overview: string | undefined,
  locale: string,
): LibraryArea[] {
  const { packages } = toolkitOf(data);
  const [page] = findPages(data.guides.nodes, overview, locale);
  const areas = (page?.linkGroups ?? []).map(({ id, title, summary, slugs }) => ({
    ...{ id, title, summary, slug: page?.slug ?? '/' },
    libraries: findPages(data.guides.nodes, slugs.join(' '), locale)
      .filter(({ docId }) => /^libraries\/[^/]+$/.test(docId))
      .map((library) => ({
        title: library.label,
        slug: library.slug,
        description: purposeIn(library.title),
        version:
          packages.find(({ name }) => name.endsWith(library.docId.replace('libraries/', '/')))?.version ??
          null,
      })),
  }));
  return areas.filter(({ libraries }) => libraries.length > 0);
}

/**
 * Returns a library's purpose, such as `Typed configuration`, from its page title without the
 * package.
 */
function purposeIn(title: string): string {
  const purpose = title.replace(/^@[\w-]+\/[\w-]+: /, '');
  return purpose.charAt(0).toUpperCase() + purpose.slice(1);
}

export function printLibraryAreas({ attributes, guide, data, link }: MarkdownInput): string {
  return [
    `## ${attributes['title'] ?? ''}`,
    ...libraryAreas(data, attributes['overview'], guide.locale).flatMap(({ title, summary, libraries }) => [
      `### ${title}`,
      ...(summary ? [summary.replaceAll('\u00a0', ' ')] : []),
      libraries.map((library) => `- ${link(library)}: ${library.description}`).join('\n'),
    ]),
  ].join('\n\n');
}
