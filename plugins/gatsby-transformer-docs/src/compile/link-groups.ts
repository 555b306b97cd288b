import type { Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { DocHeading, DocLink, DocLinkGroup } from '../../../../src/model/docs/doc';

/** Finds the paragraph right below each `h2`, by heading ID. */
export function findSummaries(tree: Root): Map<string, Paragraph> {
  return new Map(
    tree.children.flatMap((node, index) => {
      const next = tree.children[index + 1];
      return node.type === 'heading' && next?.type === 'paragraph' ? [[node.data?.id ?? '', next]] : [];
    }),
  );
}

/** Groups links to other docs by `h2` section, and skips sections without links. */
export function groupLinks(
  headings: readonly DocHeading[],
  links: readonly DocLink[],
  summaries: ReadonlyMap<string, Paragraph>,
): DocLinkGroup[] {
  const sections = headings.filter(({ level }) => level === 2);
  return sections.flatMap(({ id, title, line }, index) => {
    const end = sections[index + 1]?.line ?? Infinity;
    const within = links.filter((link) => link.line > line && link.line < end);
    const summary = toString(summaries.get(id), { includeHtml: false });
    return within.length === 0
      ? []
      : [{ id, title, summary, slugs: [...new Set(within.map(({ slug }) => slug))] }];
  });
}
