import { toHtml } from 'hast-util-to-html';
import type { DocLinkGroup, Guide } from '../../../src/model/doc';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the text of the HTML that the compiler writes, without elements. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/**
 * Finds a code block by its title or by a part of its text, so that another page can show it. Line
 * IDs and the hook for type hovers are removed, because they only work on the guide's page.
 *
 * @returns The HTML of the first such `figure`, or null if there is none.
 */
export function codeBlockOf(
  { html, codes = null }: Pick<Guide, 'html'> & Partial<Pick<Guide, 'codes'>>,
  { title, text }: { title?: string | null; text?: string | null },
): string | null {
  const blocks =
    html?.match(/<figure class="code[^>]*>[\s\S]*?<\/figure>/g) ??
    (codes ?? []).map(({ attributes: { className = '', ...attributes }, html: inner }) =>
      toHtml(
        {
          type: 'element',
          tagName: 'figure',
          properties: { className, ...attributes },
          children: [{ type: 'raw', value: inner }],
        },
        { allowDangerousHtml: true },
      ),
    );
  const caption = `<figcaption>${toHtml({ type: 'text', value: title ?? '' })}</figcaption>`;
  return (
    blocks
      .find((block) => (text ? textOf(block).includes(text) : block.includes(caption)))
      ?.replaceAll(/(?<=<[^>]*) (?:data-sample|id)="[^"]*"/g, '') ?? null
  );
}

/** Groups links to other docs by `h2` section, and skips sections without links. */
export function linkGroupsOf({
  headings,
  links,
  html,
}: Pick<Guide, 'headings' | 'links' | 'html'>): DocLinkGroup[] {
  const sections = headings.filter(({ level }) => level === 2);
  return sections.flatMap(({ id, title, line }, index) => {
    const end = sections[index + 1]?.line ?? Infinity;
    const within = links.filter((link) => link.line > line && link.line < end);
    return within.length === 0
      ? []
      : [{ id, title, summary: summaryOf(html, id), slugs: [...new Set(within.map(({ slug }) => slug))] }];
  });
}

/** Returns the text of the paragraph that follows a heading; empty if something else follows. */
function summaryOf(html: string | null, id: string): string {
  const [, below = ''] = html?.split(` id="${id}"`) ?? [];
  return textOf(/^[^\n]*?<\/h2>(?:<a\b[^>]*>[^<]*<\/a>)?<\/div>\s*<p>([\s\S]*?)<\/p>/.exec(below)?.[1] ?? '');
}

/** Resolves `Guide.label`, `Guide.linkGroups` and `Guide.codeBlock(title, text)`. */
export const guidePartResolvers = {
  label: {
    resolve: ({ sidebarLabel, title }: Pick<Guide, 'sidebarLabel' | 'title'>) => sidebarLabel ?? title,
  },
  linkGroups: { resolve: linkGroupsOf },
  codeBlock: {
    type: 'String',
    args: { title: 'String', text: 'String' },
    resolve: codeBlockOf,
  },
};
