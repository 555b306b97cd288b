import type { DocLinkGroup, Guide } from '../../../src/model/doc';

/**
 * The block of code with a title, so that another page can show it without a copy. What belongs to the page of the guide is left out:
 * the ids of its lines, and the mark for the file of its types, which another page does not have.
 *
 * @returns HTML of the whole `figure`, or null where no block of the guide has the title.
 */
export function codeBlockOf({ html }: Pick<Guide, 'html'>, title: string): string | null {
  const blocks = html?.match(/<figure class="code[^>]*>[\s\S]*?<\/figure>/g) ?? [];
  const found = blocks.find((block) => block.includes(`<figcaption>${title}</figcaption>`));
  return found?.replaceAll(/(?<=<[^>]*) (?:data-sample|id)="[^"]*"/g, '') ?? null;
}

/** Which docs each section of level 2 links to; sections without such links are left out. */
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
