import { fence } from '../../model/text/markdown-text';
import type { MarkdownInput, PageLink } from '../../model/docs/mdx-components';
import { findPages } from './find-pages';

/**
 * Returns the pages that a hero links to, and the command that starts the finished project of the first
 * one, if it has one.
 *
 * @param links - Slugs, separated by spaces.
 */
export function heroLinks(
  { guides, reference }: Queries.MdxDataQuery,
  links = '',
  locale: string,
): { links: PageLink[]; command: string | null } {
  const slugs = links.split(' ');
  const [first] = findPages(guides.nodes, slugs.slice(0, 1), locale);
  return {
    links: findPages([...guides.nodes, ...reference.nodes], slugs, locale),
    command: first?.project?.command ?? null,
  };
}

export function printHero({ attributes, guide, data }: MarkdownInput): string {
  const { command } = heroLinks(data, attributes['links'], guide.locale);
  return command === null ? guide.description : `${guide.description}\n\n${fence('bash', command)}`;
}
