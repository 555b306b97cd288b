import { toHtml } from 'hast-util-to-html';
import type { DocLinkGroup, Guide } from '../../../src/model/doc';

/**
 * Finds a code block by its title, so that another page can show it. Line IDs and the hook for type
 * hovers are removed, because they only work on the guide's page.
 *
 * @returns The HTML of the `figure`, or null if no code block has the title.
 */
export function codeBlockOf({ html }: Pick<Guide, 'html'>, title: string): string | null {
  const blocks = html?.match(/<figure class="code[^>]*>[\s\S]*?<\/figure>/g) ?? [];
  const caption = `<figcaption>${toHtml({ type: 'text', value: title })}</figcaption>`;
  return (
    blocks
      .find((block) => block.includes(caption))
      ?.replaceAll(/(?<=<[^>]*) (?:data-sample|id)="[^"]*"/g, '') ?? null
  );
}

/** Groups links to other docs by `h2` section, and skips sections without links. */
export function linkGroupsOf({ headings, links }: Pick<Guide, 'headings' | 'links'>): DocLinkGroup[] {
  const sections = headings.filter(({ level }) => level === 2);
  return sections.flatMap(({ id, title, line }, index) => {
    const end = sections[index + 1]?.line ?? Infinity;
    const within = links.filter((link) => link.line > line && link.line < end);
    return within.length === 0 ? [] : [{ id, title, slugs: [...new Set(within.map(({ slug }) => slug))] }];
  });
}

/** Resolves `Guide.label`, `Guide.linkGroups` and `Guide.codeBlock(title)`. */
export const guidePartResolvers = {
  label: {
    resolve: ({ sidebarLabel, title }: Pick<Guide, 'sidebarLabel' | 'title'>) => sidebarLabel ?? title,
  },
  linkGroups: { resolve: linkGroupsOf },
  codeBlock: {
    type: 'String',
    args: { title: 'String!' },
    resolve: (guide: Pick<Guide, 'html'>, { title }: { title: string }) => codeBlockOf(guide, title),
  },
};
