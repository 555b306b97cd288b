import { partsToMarkdown } from './comment-markdown';
import { describedTable, type DescribedRow } from './described-table';
import type { PageWriter } from './page-writer';

/** A titled part of a signature's documentation, such as its parameters. */
export interface DetailSection {
  /** Title block; null if the blocks contain their titles. */
  title: string | null;
  /** Table head. */
  head: readonly string[];
  rows: readonly DescribedRow[];
  /** Markdown after the table. */
  blocks: readonly string[];
}

/** Writes the sections that have content. */
export function writeSections(sections: readonly DetailSection[], writer: PageWriter): string[] {
  return sections.flatMap(({ title, head, rows, blocks }) =>
    rows.length + blocks.length === 0
      ? []
      : [
          ...(title === null ? [] : [title]),
          ...(rows.length > 0 ? describedTable(head, rows, writer) : []),
          ...blocks,
        ],
  );
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
