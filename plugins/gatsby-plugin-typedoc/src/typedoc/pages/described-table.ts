import type { Comment, CommentTag, SomeType } from 'typedoc';
import { partsToMarkdown, splitParagraph } from '../comments/comment-markdown';
import { inlineCode } from '../inline-code';
import { codeWithLinks, inItsLanguage, inlineInItsLanguage, table, type PageWriter } from './page-writer';
import { propertiesIn } from './type-members';

/** A table row whose last cell is a description. */
export interface DescribedRow {
  cells: string[];
  text: Comment | CommentTag | undefined;
  /** Follows the description. */
  note?: string;
}

/**
 * Writes a table with descriptions. A cell can't contain lists or code blocks, so whatever follows
 * a description's first paragraph is below the table.
 */
export function describedTable(
  head: readonly string[],
  rows: readonly DescribedRow[],
  writer: PageWriter,
): string[] {
  const below: string[] = [];
  const cells = rows.map(({ cells: own, text, note = '' }) => {
    const content = !text ? [] : 'summary' in text ? text.summary : text.content;
    const { first, rest } = splitParagraph(partsToMarkdown(content, writer.linkTo));
    if (rest) below.push(`**${(own[0] ?? '').replace(/ [*{].*$/, '')}**`, inItsLanguage(rest, text, writer));
    return [...own, [inlineInItsLanguage(first, text, writer), note].filter(Boolean).join(' ')];
  });
  return [table(head, cells), ...below];
}

/** Describes the documented properties of the object types in a type, with their paths. */
export function nestedRows(type: SomeType | undefined, path: string, writer: PageWriter): DescribedRow[] {
  return propertiesIn(type, path).map(({ path: name, property, comment }) => ({
    cells: [
      inlineCode(name) + (property.flags.isOptional ? ` *${writer.words('optional')}*` : ''),
      codeWithLinks(writer.printer.typeOf(property), writer),
    ],
    text: comment,
  }));
}

/** Writes a table with the documented properties of the object types in a type. */
export function nestedTable(type: SomeType | undefined, path: string, writer: PageWriter): string[] {
  const { words } = writer;
  const rows = nestedRows(type, path, writer);
  return rows.length > 0
    ? describedTable([words('name'), words('type'), words('description')], rows, writer)
    : [];
}
