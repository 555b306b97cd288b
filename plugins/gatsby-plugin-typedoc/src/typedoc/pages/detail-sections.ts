import { partsToMarkdown } from '../comments/comment-markdown';
import { describedTable, type DescribedRow } from './described-table';
import type { PageWriter } from './page-writer';

/** Creates a section heading. */
export type HeadingMaker = (title: string, id: string) => string;

/** Creates headings whose IDs don't conflict with member IDs. */
export function createHeadingMaker(memberIds: ReadonlySet<string>): HeadingMaker {
  return (title, id) => `## ${title} {#${memberIds.has(id) ? `${id}-section` : id}}`;
}

/** A titled part of a signature's documentation, such as its parameters. */
export interface DetailSection {
  title: string;
  id: string;
  /** Table head. */
  head: readonly string[];
  rows: readonly DescribedRow[];
  /** Markdown after the table. */
  blocks: readonly string[];
  /** Below a member, the first block continues the title's line. */
  isInline?: boolean;
}

/**
 * Writes the sections that have content.
 *
 * @param heading - Creates the titles; null for bold lines below a member, which is too small for the
 *   page outline.
 */
export function writeSections(
  sections: readonly DetailSection[],
  writer: PageWriter,
  heading: HeadingMaker | null,
): string[] {
  return sections.flatMap(({ title, id, head, rows, blocks, isInline }) => {
    if (rows.length + blocks.length === 0) return [];
    if (isInline && !heading) return [`**${title}:** ${blocks.join('\n\n')}`];
    return [
      ...(title === '' ? [] : [heading ? heading(title, id) : `**${title}**`]),
      ...(rows.length > 0 ? describedTable(head, rows, writer) : []),
      ...blocks,
    ];
  });
}

/**
 * Separates what all overloads have in common from what only some have.
 *
 * @param overloads - The sections of each overload, with the same sections in the same order.
 * @returns The sections with the common rows and blocks, and each overload's other ones.
 */
export function splitShared(
  overloads: readonly (readonly DetailSection[])[],
  writer: PageWriter,
): { shared: DetailSection[]; own: DetailSection[][] } {
  const rowKey = ({ cells, text, note }: DescribedRow) => {
    const content = !text ? [] : 'summary' in text ? text.summary : text.content;
    return JSON.stringify([cells, partsToMarkdown(content, writer.linkTo), note]);
  };
  const isShared = (section: number, key: string) =>
    overloads.every((sections) => {
      const { rows = [], blocks = [] } = sections[section] ?? {};
      return rows.some((row) => rowKey(row) === key) || blocks.includes(key);
    });
  const select = (sections: readonly DetailSection[], wanted: boolean) =>
    sections.map((section, index) => ({
      ...section,
      rows: section.rows.filter((row) => isShared(index, rowKey(row)) === wanted),
      blocks: section.blocks.filter((block) => isShared(index, block) === wanted),
    }));
  return {
    shared: select(overloads[0] ?? [], true),
    own: overloads.map((sections) => select(sections, false)),
  };
}
