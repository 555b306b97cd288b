import type { SimpleBlock, Row } from '../../../../../src/model/reference/reference-blocks';

/** Creates a section's title. */
export type TitleMaker = (title: string, id: string) => SimpleBlock;

/** Creates headings whose IDs don't conflict with member IDs. */
export function createHeadingMaker(memberIds: ReadonlySet<string>): TitleMaker {
  return (title, id) => ({ type: 'title', title, id: memberIds.has(id) ? `${id}-section` : id });
}

/** A titled part of a signature's documentation, such as its parameters. */
export interface DetailSection {
  title: string;
  id: string;
  /** Column titles of the rows. */
  head: readonly string[];
  rows: readonly Row[];
  /** Groups of blocks below the rows. Overloads can share a whole group, but not a part of it. */
  groups: readonly (readonly SimpleBlock[])[];
}

/**
 * Returns the blocks of the sections that have content.
 *
 * @param heading - Creates the titles; null for lines below a member, which is too small for the
 *   page outline.
 */
export function sectionBlocks(sections: readonly DetailSection[], heading: TitleMaker | null): SimpleBlock[] {
  return sections.flatMap(({ title, id, head, rows, groups }): SimpleBlock[] => {
    const blocks = groups.flat();
    const [first, ...rest] = blocks;
    if (rows.length === 0 && !first) return [];
    // Below a member, put a type or a list on the same line as its title.
    if (!heading && rows.length === 0 && (first?.type === 'value' || first?.type === 'list'))
      return [{ ...first, title }, ...rest];
    // The signature above shows the parameters, so only screen readers need their title.
    const isHidden = id === 'parameters' && rows.length > 0;
    const titles = heading ? [heading(title, id)] : [{ type: 'label', title, isHidden } as const];
    return [
      ...(title === '' ? [] : titles),
      ...(rows.length > 0 ? [{ type: 'rows', head, rows } as const] : []),
      ...blocks,
    ];
  });
}

/**
 * Separates what all overloads have in common from what only some have.
 *
 * @param overloads - The sections of each overload, with the same sections in the same order.
 * @returns The sections with the common rows and groups, and each overload's other ones.
 */
export function splitShared(overloads: readonly (readonly DetailSection[])[]): {
  shared: DetailSection[];
  own: DetailSection[][];
} {
  const keys = overloads.map((sections) =>
    sections.map(({ rows, groups }) => new Set([...rows, ...groups].map((part) => JSON.stringify(part)))),
  );
  const common = (keys[0] ?? []).map(
    (first, section) => new Set([...first].filter((key) => keys.every((each) => each[section]?.has(key)))),
  );
  const isShared = (section: number, part: Row | readonly SimpleBlock[]) =>
    common[section]?.has(JSON.stringify(part)) === true;
  const select = (sections: readonly DetailSection[], wanted: boolean) =>
    sections.map((section, index) => ({
      ...section,
      rows: section.rows.filter((row) => isShared(index, row) === wanted),
      groups: section.groups.filter((group) => isShared(index, group) === wanted),
    }));
  return {
    shared: select(overloads[0] ?? [], true),
    own: overloads.map((sections) => select(sections, false)),
  };
}
